import { LAST_TABLE_AGE } from './last-table-age.ts';
import { expectedAge, type LifeTable, surviveFrom } from './life-table.ts';

/** Years, not rounded. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The 80 % interval of the age that people of one age reach on average, if the table has one. It assumes that all
 * future years are together at the same end of the forecast's interval for each year.
 * @param age completed years; from 100 on, the interval is that for 100
 */
export function expectedAgeInterval(table: LifeTable, age: number): Interval | null {
  if (!table.interval) return null;
  const from = Math.min(age, LAST_TABLE_AGE);
  const end = (which: 'low' | 'high') => expectedAge(surviveFrom(table, from, 'cohort', which));
  return { low: end('low'), high: end('high') };
}
