import { daysBetween } from './calendar-date.ts';
import type { Dates } from './life.ts';
import { MEAN_WEEKS_PER_YEAR, WEEKS_PER_YEAR } from './weeks.ts';

/** A year of the calendar: 365.25 days, as leap years make it. */
export const MEAN_DAYS_PER_YEAR = 365.25;

/** The exact age on a day, in years. @example on 15 May 2026, of someone born on 15 May 1990: 36.0 */
export const exactAgeOn = ({ birthdate, asOf }: Dates): number =>
  daysBetween(birthdate, asOf) / MEAN_DAYS_PER_YEAR;

/**
 * The exact age in the middle of a week of life, in years of 52 weeks.
 * @param week counted from 0
 * @example exactAgeInWeek(2184) // 42.01
 */
export const exactAgeInWeek = (week: number): number => (week + 0.5) / WEEKS_PER_YEAR;

/**
 * The exact age in the middle of the week after some weeks of life, in years of the calendar.
 * @param weeks days since birth / 7, whole
 * @example exactAgeAfterWeeks(2191) // 42.0
 */
export const exactAgeAfterWeeks = (weeks: number): number => (weeks + 0.5) / MEAN_WEEKS_PER_YEAR;
