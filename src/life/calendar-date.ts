/** A day of the proleptic Gregorian calendar. Not an instant: it has no time of day and no time zone. */
export interface CalendarDate {
  /** 1 to 275760, the range of a date input. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const ISO_DATE = /^(\d{4,6})-(\d{2})-(\d{2})$/;
const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * The start of a day in UTC, in milliseconds from 1 January 1970, negative before it.
 * `setUTCFullYear` rather than `Date.UTC`, which reads the years 0 to 99 as 1900 to 1999.
 * @example startOfDay({ year: 1970, month: 1, day: 2 }) // 86_400_000
 */
export const startOfDay = ({ year, month, day }: CalendarDate): number =>
  new Date(0).setUTCFullYear(year, month - 1, day);

/** Days from 1 January 1970 to the given day, negative before it. */
const dayNumber = (day: CalendarDate): number => startOfDay(day) / MILLISECONDS_PER_DAY;

function dayOfNumber(number: number): CalendarDate {
  const asDate = new Date(number * MILLISECONDS_PER_DAY);
  return { year: asDate.getUTCFullYear(), month: asDate.getUTCMonth() + 1, day: asDate.getUTCDate() };
}

/**
 * Parses the value of a date input (ISO 8601, `1984-02-29`).
 * @returns the day, or `null` for any other text and for a day that does not exist.
 * @example parseCalendarDate('1984-02-29') // { year: 1984, month: 2, day: 29 }
 * @example parseCalendarDate('1985-02-29') // null
 */
export function parseCalendarDate(text: string): CalendarDate | null {
  const [, year, month, day] = (ISO_DATE.exec(text.trim()) ?? []).map(Number);
  if (!year || !month || !day) return null;
  // A day past the end of its month comes out in a later one.
  const exists = dayOfNumber(dayNumber({ year, month, day })).month === month;
  return exists ? { year, month, day } : null;
}

/**
 * Formats a day as ISO 8601, for the `value` and `max` of a date input.
 * @example formatIsoDate({ year: 1984, month: 2, day: 29 }) // '1984-02-29'
 */
export function formatIsoDate({ year, month, day }: CalendarDate): string {
  const padded = (part: number, length: number) => String(part).padStart(length, '0');
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/**
 * Whole days from one day to another; negative when `to` comes first.
 * @example daysBetween({ year: 2024, month: 2, day: 28 }, { year: 2024, month: 3, day: 1 }) // 2
 */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

/**
 * Adds days to a day; subtracts them if they are negative.
 * A day that does not exist becomes the next one: 29 February 2025 is 1 March 2025.
 * @param days whole
 * @example addDays({ year: 2024, month: 2, day: 28 }, 2) // { year: 2024, month: 3, day: 1 }
 */
export const addDays = (day: CalendarDate, days: number): CalendarDate => dayOfNumber(dayNumber(day) + days);

/** The day that stands for a calendar year of which no more is known. */
export const middleOf = (year: number): CalendarDate => ({ year, month: 7, day: 2 });

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

/** Whole months in a span of years, rounded down. @param years 0 or more @example wholeMonths(84.04) // 1008 */
export const wholeMonths = (years: number): number => Math.floor(years * MONTHS_PER_YEAR);

/** The completed age from which people are adults, years. */
export const ADULT_FROM = 18;
