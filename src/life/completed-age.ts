import type { CalendarDate } from './calendar-date.ts';

export const MONTHS_PER_YEAR = 12;

/**
 * Completed months since birth. In a month without the day of birth, it completes on the first of the next one.
 * @param birthdate not after `today`
 * @returns whole months, 0 or more
 * @example completedMonths({ year: 1990, month: 5, day: 15 }, { year: 2026, month: 11, day: 22 }) // 438
 */
export function completedMonths(birthdate: CalendarDate, today: CalendarDate): number {
  const begun = (today.year - birthdate.year) * MONTHS_PER_YEAR + today.month - birthdate.month;
  return Math.max(0, today.day < birthdate.day ? begun - 1 : begun);
}

/**
 * Completed age: the number of birthdays since birth, in whole years.
 * Someone born on 29 February has their birthday on 1 March in years without that day.
 * @param birthdate the day of birth, not after `today`
 * @returns whole years, 0 or more
 * @example completedAge({ year: 1984, month: 2, day: 29 }, { year: 2026, month: 3, day: 1 }) // 42
 */
export const completedAge = (birthdate: CalendarDate, today: CalendarDate): number =>
  Math.floor(completedMonths(birthdate, today) / MONTHS_PER_YEAR);

/**
 * Whole months in a span of years, rounded down.
 * @param years 0 or more
 * @example wholeMonths(84.04) // 1008
 */
export const wholeMonths = (years: number): number => Math.floor(years * MONTHS_PER_YEAR);

/** The completed age from which people are adults, years. */
export const ADULT_FROM = 18;
