import { fetchCountryFacts } from '../world/country-facts.ts';
import { fetchCountries, fetchLifeExpectancy } from '../world/fetch-with-fallback.ts';
import { QueryCache } from './query-cache.ts';
import type { Queries } from './services-context.ts';

/** The key of a query that has only one. */
export const ONLY_KEY = '';

export const createQueries = (worldBankUrl: string): Queries => ({
  countries: new QueryCache((_, signal) => fetchCountries(worldBankUrl, signal)),
  figures: new QueryCache((code, signal) => fetchLifeExpectancy(worldBankUrl, code, signal)),
  countryFacts: new QueryCache((code, signal) => fetchCountryFacts(worldBankUrl, code, signal)),
});
