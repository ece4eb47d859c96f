import { LAST_TABLE_AGE } from './last-table-age.ts';
import { entry, STEP_YEARS, type Survival } from './life-table.ts';

/** The share of them who reach an age, 0 to 1; 1 up to their own age. @param age years, at most 100 */
export function shareReaching({ from, shares }: Survival, age: number): number {
  const position = Math.max(0, age - from) / STEP_YEARS;
  const before = Math.floor(position);
  const first = entry(shares, before);
  return first * (entry(shares, before + 1) / first) ** (position - before);
}

/**
 * The age that a given share of them reach.
 * @param share more than 0, at most 1
 * @returns years, linear within a quarter of a year, or `null` if more than that share reach the table's last age
 */
export function ageReachedBy(survival: Survival, share: number): number | null {
  const { from, shares } = survival;
  if (shareReaching(survival, LAST_TABLE_AGE) > share) return null;
  const after = Math.max(
    1,
    shares.findIndex((each) => each < share),
  );
  const [early, late] = [entry(shares, after - 1), entry(shares, after)];
  return from + (after - 1 + (early - share) / (early - late)) * STEP_YEARS;
}
