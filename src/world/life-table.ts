import * as v from 'valibot';
import type { LifeTable, Population } from '../life/life-table.ts';
import { LifeTableResponse } from './api-schemas.ts';
import { HttpError, loadJson } from './load-json.ts';

/** The life tables of one economy, with their source. */
export interface LifeTables {
  readonly code: string;
  readonly year: number;
  readonly source: string;
  readonly tables: { readonly everyone: LifeTable; readonly women?: LifeTable; readonly men?: LifeTable };
}

/**
 * The table of a population, or everyone's if that population has none.
 * @returns the table and the population that it describes
 */
export function pickTable(
  { tables }: LifeTables,
  wanted: Population,
): { readonly table: LifeTable; readonly population: Population } {
  const table = tables[wanted];
  return table ? { table, population: wanted } : { table: tables.everyone, population: 'everyone' };
}

/** The same limit as for a figure. The rest of the page does not wait. */
const LIMIT_MS = 15_000;

/**
 * Fetches the life tables of one economy from the project's own server.
 * @returns `null` if the server has none
 * @param countryCode ISO 3166-1 alpha-3
 * @throws Error if the server does not respond, or responds with anything else
 */
export async function fetchLifeTables(countryCode: string, signal?: AbortSignal): Promise<LifeTables | null> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  try {
    const response = await loadJson(`/api/life-table/${encodeURIComponent(countryCode)}`, {
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    const { code, year, source, ages, everyone, women, men } = v.parse(LifeTableResponse, response);
    return {
      code,
      year,
      source,
      tables: {
        everyone: { ages, ...everyone },
        ...(women && { women: { ages, ...women } }),
        ...(men && { men: { ages, ...men } }),
      },
    };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
