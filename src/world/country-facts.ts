import * as v from 'valibot';
import type { LifeTable, Population } from '../life/life-table.ts';
import { CountryFactsResponse } from './country-facts-schema.ts';
import { HttpError, RESPONSE_LIMIT_MS } from './load-json.ts';
import { loadFromSite } from './respond-from-figures.ts';

/** The life tables and the population of one economy, each with its source. */
export type CountryFacts = Readonly<ReturnType<typeof parseFacts>>;

function parseFacts(response: unknown) {
  const { code, lifeTables, population } = v.parse(CountryFactsResponse, response);
  const { source, ages, years, everyone, women, men } = lifeTables;
  const tables: Readonly<Record<Population, LifeTable>> = {
    everyone: { ages, years, ...everyone },
    women: { ages, years, ...women },
    men: { ages, years, ...men },
  };
  /** The calendar year of the period tables. */
  const year = Math.floor(years[0] ?? Number.NaN);
  return { code, lifeTables: { source, year, tables }, population };
}

/**
 * Fetches the facts about one economy from the project's own server.
 * @param worldBankUrl if empty, nobody learns which economy it is
 * @returns `null` if the server has none
 * @param code ISO 3166-1 alpha-3
 * @throws Error if the server does not respond, or responds with anything else
 */
export async function fetchCountryFacts(worldBankUrl: string, code: string): Promise<CountryFacts | null> {
  try {
    const path = `country-facts/${encodeURIComponent(code)}`;
    return parseFacts(await loadFromSite(path, worldBankUrl, AbortSignal.timeout(RESPONSE_LIMIT_MS)));
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
