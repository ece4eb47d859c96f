import type { CalendarDate } from './calendar-date.ts';

/**
 * Completed age: the number of birthdays since birth, in whole years.
 * Someone born on 29 February has their birthday on 1 March in years without that day.
 * @param birthdate the day of birth, not after `today`
 * @returns whole years, 0 or more
 * @example completedAge({ year: 1984, month: 2, day: 29 }, { year: 2026, month: 3, day: 1 }) // 42
 */
export function completedAge(birthdate: CalendarDate, today: CalendarDate): number {
  const birthdayHasCome =
    today.month > birthdate.month || (today.month === birthdate.month && today.day >= birthdate.day);
  return Math.max(0, today.year - birthdate.year - (birthdayHasCome ? 0 : 1));
}

/** The completed age from which people are adults, years. */
export const ADULT_FROM = 18;
