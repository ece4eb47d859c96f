import * as v from 'valibot';
import type { LifeTable, Population } from '../life/life-table.ts';
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

const Years = v.pipe(v.number(), v.minValue(0), v.maxValue(120));
const Columns = v.object({
  remaining: v.array(Years),
  survivors: v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
});
const LifeTableResponse = v.pipe(
  v.object({
    code: v.string(),
    year: v.number(),
    source: v.string(),
    ages: v.pipe(v.array(Years), v.minLength(2)),
    everyone: Columns,
    women: v.optional(Columns),
    men: v.optional(Columns),
  }),
  v.check(({ ages, everyone, women, men }) =>
    [everyone, women, men].every(
      (columns) =>
        !columns || (columns.remaining.length === ages.length && columns.survivors.length === ages.length),
    ),
  ),
);

/**
 * Fetches the life tables of one economy from the own server; `null` if it has none.
 * @param code ISO 3166-1 alpha-3
 * @throws Error if the server does not respond with valid tables
 */
export async function fetchLifeTables(code: string, signal?: AbortSignal): Promise<LifeTables | null> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  try {
    const body = await loadJson(`/api/life-table/${encodeURIComponent(code)}`, {
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    const { ages, everyone, women, men, ...origin } = v.parse(LifeTableResponse, body);
    return {
      ...origin,
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
