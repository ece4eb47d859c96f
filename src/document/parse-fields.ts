import { type CalendarDate, daysBetween, parseCalendarDate } from '../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import { isNumberText, toPlainNumber } from '../words/number-text.ts';

const CLOCK = /^(\d+):([0-5]?\d?)$/;
const FRACTION = /^(?:(\d+) +)?(\d+)\/(\d*)$/;
const MINUTES_PER_HOUR = 60;

const toHundredths = (hours: number) => Math.round(hours * 100) / 100;

/**
 * Parses hours entered as a number, as hours and minutes, or as a fraction. The last two are rounded to a hundredth of
 * an hour and are also parsed while they are incomplete.
 * @returns hours, not limited to a day; 0 for text without digits; `null` for digits that cannot be parsed
 * @example parseHours('7:30') // 7.5
 * @example parseHours('1 1/2') // 1.5
 * @example parseHours('7 to 8') // null
 */
export function parseHours(text: string): number | null {
  const plain = toPlainNumber(text);
  if (!/\p{N}/u.test(plain)) return 0;
  const [, hours, minutes] = CLOCK.exec(plain) ?? [];
  if (hours) return toHundredths(Number(hours) + Number(minutes) / MINUTES_PER_HOUR);
  const [, whole = '0', part, parts] = FRACTION.exec(plain) ?? [];
  const read = part ? toHundredths(Number(whole) + Number(part) / Number(parts || 1)) : Number(plain);
  // Adding 0 turns −0 into 0.
  return Number.isFinite(read) && (part || isNumberText(plain)) ? read + 0 : null;
}

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

/** The birthdate, or `null` if there is a problem with it. */
export const parseBirthdate = (text: string, today: CalendarDate): CalendarDate | null =>
  findBirthdateProblem(text, today) === null ? parseCalendarDate(text) : null;

/** The years, or `null` if the text is not a number within the limits. */
export function parseLifeExpectancy(text: string): number | null {
  const years = Number(toPlainNumber(text) || Number.NaN);
  return years >= LIFE_EXPECTANCY_LIMITS.min && years <= LIFE_EXPECTANCY_LIMITS.max ? years : null;
}
