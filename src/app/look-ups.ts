import { fetchLifeTables } from '../world/life-table.ts';
import { lookUpCountries, lookUpLifeExpectancy } from '../world/look-up.ts';
import { fetchQuotes } from '../world/quote.ts';
import { LookUp } from './look-up.ts';

/** The one key of what there is only one of. */
export const ONLY = '';

/** All that the page asks for. Figures and life tables are asked for by a country's ISO 3166-1 alpha-3 code. */
export type LookUps = ReturnType<typeof createLookUps>;

export function createLookUps(worldBankUrl: string) {
  return {
    quotes: new LookUp((_, signal) => fetchQuotes(signal)),
    countrySearch: new LookUp(() => import('../features/form/country-search.tsx')),
    countries: new LookUp((_, signal) => lookUpCountries(worldBankUrl, signal)),
    figures: new LookUp((code, signal) => lookUpLifeExpectancy(worldBankUrl, code, signal)),
    lifeTables: new LookUp(fetchLifeTables),
  };
}
