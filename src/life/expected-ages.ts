import { roundToStep } from './input-limits.ts';
import { LAST_TABLE_AGE } from './last-table-age.ts';
import type { ExpectedAges } from './life-expectancies.ts';
import { expectedAge, type LifeTable, surviveFrom } from './life-table.ts';

/** The smallest difference between the two outlooks that is shown, in years: below the precision of the forecast. */
const LEAST_GAIN_YEARS = 0.5;

/**
 * The ages that people of the same age reach on average.
 * @param age completed years, 0 or more; from 100 on, the figures are those for 100
 * @example in Japan at 36: 84.7 at the death rates of 2024, and 90.0 at those expected
 */
export function findExpectedAges(table: LifeTable, age: number): ExpectedAges {
  const from = Math.min(age, LAST_TABLE_AGE);
  const [period, cohort] = [
    expectedAge(surviveFrom(table, from)),
    expectedAge(surviveFrom(table, from, 'cohort')),
  ];
  const differ = cohort - period >= LEAST_GAIN_YEARS;
  return {
    period: roundToStep(period),
    cohort: differ ? roundToStep(cohort) : null,
  };
}

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
