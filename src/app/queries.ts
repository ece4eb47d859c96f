import { chunk } from '../platform/chunk.ts';
import { withWords } from '../words/load-words.ts';
import { dataCode } from './chunks.ts';
import { QueryCache } from './query-cache.ts';

const countrySearch = chunk(() => withWords(['results'], import('../sections/form/country-search.tsx')));
// Neither the form nor the first results need it.
const countryFacts = chunk(() => import('../world/country-facts.ts'));

/** The key of a query that has only one. */
export const ONLY_KEY = '';

/** Everything that the page fetches. The keys of figures and facts are ISO 3166-1 alpha-3 codes. */
export type Queries = ReturnType<typeof createQueries>;

export function createQueries(worldBankUrl: string) {
  return {
    countrySearch: new QueryCache(countrySearch.load),
    countries: new QueryCache(async (_, signal) =>
      (await dataCode.load()).fetchCountries(worldBankUrl, signal),
    ),
    figures: new QueryCache(async (code, signal) =>
      (await dataCode.load()).fetchLifeExpectancy(worldBankUrl, code, signal),
    ),
    countryFacts: new QueryCache(async (code, signal) =>
      (await countryFacts.load()).fetchCountryFacts(code, signal),
    ),
  };
}
