import { queryOptions } from '@tanstack/react-query';
import { fetchLifeTables } from '../world/life-table.ts';
import { lookUpCountries, lookUpLifeExpectancy } from '../world/look-up.ts';
import { fetchQuotes } from '../world/quote.ts';

export const countriesQuery = (worldBankUrl: string) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => lookUpCountries(worldBankUrl, signal),
  });

/** @param code ISO 3166-1 alpha-3; asks nothing while there is none */
export const lifeExpectancyQuery = (worldBankUrl: string, code: string | undefined) =>
  queryOptions({
    queryKey: ['life-expectancy', code],
    queryFn: ({ signal }) => lookUpLifeExpectancy(worldBankUrl, code ?? '', signal),
    enabled: code !== undefined,
  });

/** @param code ISO 3166-1 alpha-3; asks nothing while there is none */
export const lifeTablesQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ['life-tables', code],
    queryFn: ({ signal }) => fetchLifeTables(code ?? '', signal),
    enabled: code !== undefined,
  });

export const quotesQuery = queryOptions({
  queryKey: ['quotes'],
  queryFn: ({ signal }) => fetchQuotes(signal),
});
