import { WEEKS_PER_YEAR } from '../life/weeks.ts';

/** A run of columns: `from` is the first one, `to` is the one after the last. */
export interface ColumnRun {
  readonly from: number;
  readonly to: number;
}

/** A band of a life: years that have the same runs of columns, up to those of the next band. */
export interface Band {
  /** The age in the first year of the band, whole. */
  readonly from: number;
  readonly runs: readonly ColumnRun[];
}

/** A single band of a single run, of dots that show time. */
export const WHOLE_YEAR: readonly Band[] = [{ from: 0, runs: [{ from: 0, to: WEEKS_PER_YEAR }] }];

/** The band of a year, counted from 0. @param bands the first one from 0 on */
export const bandOf = (bands: readonly Band[], age: number): number =>
  bands.findLastIndex(({ from }) => from <= age);

/**
 * Divides the columns of a row in the proportions of a day, by the largest remainder method.
 * Every share above 0 gets at least one column.
 * @param shares each 0 or more, with at least one above 0
 * @param columns the number of columns
 * @example shareColumns([8, 8, 1, 7], 52) // 18, 17, 2 and 15 columns wide
 */
export function shareColumns(shares: readonly number[], columns: number): ColumnRun[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  const exact = shares.map((share) => (share / sum) * columns);
  const widths = exact.map((width) => (width > 0 ? Math.max(1, Math.floor(width)) : 0));
  const missing = (index: number) => (exact[index] ?? 0) - (widths[index] ?? 0);
  for (;;) {
    const left = columns - widths.reduce((total, width) => total + width, 0);
    if (left === 0) break;
    const step = Math.sign(left);
    const wanting = widths
      .map((width, index) => ({ width, index }))
      .filter(({ width }) => step > 0 || width > 1)
      .reduce((best, each) => (missing(each.index) * step > missing(best.index) * step ? each : best));
    widths[wanting.index] = wanting.width + step;
  }
  let from = 0;
  return widths.map((width) => {
    from += width;
    return { from: from - width, to: from };
  });
}
