import { HOURS_PER_DAY } from './activity.ts';

export const DAYS_PER_YEAR = 365;
/** Hours in a year of 365 days. */
export const HOURS_PER_YEAR = 8760;

/**
 * Years of a life spent on an activity: hours a day × days / 8760, which is hours / 24 × years.
 * @param hoursPerDay 0 to 24
 * @param years the length of the period, 0 or more
 * @returns years, 0 up to `years`, not rounded
 * @example yearsSpent(8, 42) // 14
 */
export function yearsSpent(hoursPerDay: number, years: number): number {
  return (hoursPerDay * (years * DAYS_PER_YEAR)) / HOURS_PER_YEAR;
}

/**
 * The share of the day that an activity takes, in percent.
 * @param hoursPerDay 0 to 24
 * @returns 0 to 100, not rounded
 * @example percentageOfDay(8) // 33.33…
 */
export function percentageOfDay(hoursPerDay: number): number {
  return (hoursPerDay / HOURS_PER_DAY) * 100;
}
