import { type CalendarDate, daysBetween, parseCalendarDate } from '../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import { toPlainNumber } from '../words/number-text.ts';

const FIRST_BIRTH_YEAR = 1900;

/** Whether nobody who lives was born on a date: a year of two digits, such as 84, is the year 84. */
export const isTooEarly = ({ year }: CalendarDate): boolean => year < FIRST_BIRTH_YEAR;

/** Smaller years have fewer than four digits. */
const FOUR_DIGITS = 1000;

type BirthdateProblem = 'birthdateInvalid' | 'birthdateTooEarly' | 'birthdateTooShort';

/** What is wrong with a birthdate; `null` for a date from 1900 on and before today. */
export function findBirthdateProblem(text: string, today: CalendarDate): BirthdateProblem | null {
  const date = parseCalendarDate(text);
  if (!date) return 'birthdateInvalid';
  if (date.year < FOUR_DIGITS) return 'birthdateTooShort';
  if (isTooEarly(date)) return 'birthdateTooEarly';
  return daysBetween(date, today) > 0 ? null : 'birthdateInvalid';
}

/** `null` if there is a problem with the birthdate. */
export const parseBirthdate = (text: string, today: CalendarDate): CalendarDate | null =>
  findBirthdateProblem(text, today) === null ? parseCalendarDate(text) : null;

/** In years; `null` if the text is not a number within the limits. */
export function parseLifeExpectancy(text: string): number | null {
  const years = Number(toPlainNumber(text) || Number.NaN);
  return years >= LIFE_EXPECTANCY_LIMITS.min && years <= LIFE_EXPECTANCY_LIMITS.max ? years : null;
}
