import { chunk } from '../platform/chunk.ts';
import { withWords } from '../words/load-words.ts';
import { dataCode } from './chunks.ts';
import { QueryCache } from './query-cache.ts';
import type { Queries } from './services-context.ts';

const countrySearch = chunk(() => withWords(['results'], import('../sections/form/country-search.tsx')));
// Neither the form nor the first results need it.
const countryFacts = chunk(() => import('../world/country-facts.ts'));

/** The key of a query that has only one. */
export const ONLY_KEY = '';

export function createQueries(worldBankUrl: string): Queries {
  return {
    countrySearch: new QueryCache(countrySearch.load),
    countries: new QueryCache(async (_, signal) =>
      (await dataCode.load()).fetchCountries(worldBankUrl, signal),
    ),
    figures: new QueryCache(async (code, signal) =>
      (await dataCode.load()).fetchLifeExpectancy(worldBankUrl, code, signal),
    ),
    countryFacts: new QueryCache(async (code, signal) =>
      (await countryFacts.load()).fetchCountryFacts(worldBankUrl, code, signal),
    ),
  };
}
