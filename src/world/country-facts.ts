import * as v from 'valibot';
import type { LifeTable, Population } from '../life/life-table.ts';
import { CountryFactsResponse, type TimeUse } from './country-facts-schema.ts';
import { API, HttpError, loadJson, RESPONSE_LIMIT_MS } from './load-json.ts';
import { askFigures } from './respond-offline.ts';

/** The life tables, the population and the use of time of one economy, each with its source. */
export interface CountryFacts {
  readonly code: string;
  readonly lifeTables: {
    readonly source: string;
    /** The calendar year of the period tables. */
    readonly year: number;
    readonly tables: Readonly<Record<Population, LifeTable>>;
  };
  readonly population: v.InferOutput<typeof CountryFactsResponse>['population'];
  readonly timeUse: TimeUse | undefined;
}

function parseFacts(response: unknown): CountryFacts {
  const { code, lifeTables, population, timeUse } = v.parse(CountryFactsResponse, response);
  const { source, ages, years, everyone, women, men } = lifeTables;
  const tables = {
    everyone: { ages, years, ...everyone },
    women: { ages, years, ...women },
    men: { ages, years, ...men },
  };
  return {
    code,
    lifeTables: { source, year: Math.floor(years[0] ?? Number.NaN), tables },
    population,
    timeUse,
  };
}

/**
 * Fetches the facts about one economy from the project's own server.
 * @param worldBankUrl if empty, nobody learns which economy it is
 * @returns `null` if the server has none
 * @param countryCode ISO 3166-1 alpha-3
 * @throws Error if the server does not respond, or responds with anything else
 */
export async function fetchCountryFacts(
  worldBankUrl: string,
  countryCode: string,
): Promise<CountryFacts | null> {
  try {
    const response = await loadJson(
      `${API}country-facts/${encodeURIComponent(countryCode)}`,
      { signal: AbortSignal.timeout(RESPONSE_LIMIT_MS) },
      worldBankUrl === '' ? askFigures : undefined,
    );
    return parseFacts(response);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
