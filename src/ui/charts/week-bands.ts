import { WEEKS_PER_YEAR } from '../../life/weeks.ts';

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
