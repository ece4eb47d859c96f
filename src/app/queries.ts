import { loadDataCode } from './load-data-code.ts';
import { QueryCache } from './query-cache.ts';

/** The key of a query that has only one. */
export const ONLY_KEY = '';

/** Everything that the page fetches. The keys of figures and facts are ISO 3166-1 alpha-3 codes. */
export type Queries = ReturnType<typeof createQueries>;

export function createQueries(worldBankUrl: string) {
  return {
    countrySearch: new QueryCache(() => import('../features/form/country-search.tsx')),
    countries: new QueryCache(async (_, signal) =>
      (await loadDataCode()).fetchCountries(worldBankUrl, signal),
    ),
    figures: new QueryCache(async (code, signal) =>
      (await loadDataCode()).fetchLifeExpectancy(worldBankUrl, code, signal),
    ),
    // Its code is a separate chunk, which neither the form nor the first results need.
    countryFacts: new QueryCache(async (code, signal) => {
      const { fetchCountryFacts } = await import('../world/country-facts.ts');
      return fetchCountryFacts(code, signal);
    }),
  };
}
