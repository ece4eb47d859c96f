import * as v from 'valibot';
import type { LifeTable, Population } from '../life/life-table.ts';
import { HttpError, loadJson } from './load-json.ts';

/** The life tables of one economy, with where they come from. */
export interface LifeTables {
  readonly code: string;
  readonly year: number;
  readonly source: string;
  readonly tables: { readonly everyone: LifeTable; readonly women?: LifeTable; readonly men?: LifeTable };
}

/**
 * The table of a population, or everyone's where that population has none of its own.
 * @returns the table, and whose it is
 */
export function pickTable(
  { tables }: LifeTables,
  wanted: Population,
): { readonly table: LifeTable; readonly population: Population } {
  const table = tables[wanted];
  return table ? { table, population: wanted } : { table: tables.everyone, population: 'everyone' };
}

/** As long as a figure may take: everything else on the page is there meanwhile. */
const LIMIT_MS = 15_000;

const Years = v.pipe(v.number(), v.minValue(0), v.maxValue(120));
const Columns = v.object({
  remaining: v.array(Years),
  survivors: v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
});
const Answer = v.pipe(
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
 * The own server's life tables of one economy, or `null` where it has none.
 * @param code ISO 3166-1 alpha-3
 * @throws Error where the server does not answer, or not with tables
 */
export async function fetchLifeTables(code: string, signal?: AbortSignal): Promise<LifeTables | null> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  try {
    const answer = await loadJson(`/api/life-table/${encodeURIComponent(code)}`, {
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
    const { ages, everyone, women, men, ...origin } = v.parse(Answer, answer);
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
