import { type CalendarDate, daysBetween } from './calendar-date.ts';

/** Weeks in a year, by the product's own convention (a calendar year has 52.18). */
export const WEEKS_PER_YEAR = 52;
export const DAYS_PER_WEEK = 7;

/**
 * Whole weeks since birth: days elapsed / 7, rounded down.
 * @param birthdate the day of birth, not after `today`
 * @example weeksLived({ year: 1984, month: 2, day: 29 }, { year: 2026, month: 3, day: 1 }) // 2191
 */
export function weeksLived(birthdate: CalendarDate, today: CalendarDate): number {
  return Math.max(0, Math.floor(daysBetween(birthdate, today) / DAYS_PER_WEEK));
}

/**
 * Whole weeks in a span of years: years × 52, rounded down.
 * @param years 0 or more
 * @example wholeWeeks(34) // 1768
 */
export function wholeWeeks(years: number): number {
  return Math.floor(years * WEEKS_PER_YEAR);
}

/** The completed age in a week of life. @param week since birth, from 0 @example ageInWeek(1890) // 36 */
export const ageInWeek = (week: number): number => Math.floor(week / WEEKS_PER_YEAR);

/** Years from an age to a life expectancy, both in years; 0 for an age past it. */
export function yearsRemaining(lifeExpectancy: number, age: number): number {
  return Math.max(0, lifeExpectancy - age);
}

/**
 * Weeks from today to the life expectancy: where the slider ends.
 * @returns whole weeks, 0 or more
 * @example weeksLeft({ age: 42, lifeExpectancy: 76 }) // 1768
 */
export function weeksLeft({
  age,
  lifeExpectancy,
}: {
  readonly age: number;
  readonly lifeExpectancy: number;
}): number {
  return wholeWeeks(yearsRemaining(lifeExpectancy, age));
}
