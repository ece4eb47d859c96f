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

/** Nobody who lives was born earlier: a year of two digits, such as 84, is the year 84. */
const FIRST_BIRTH_YEAR = 1900;

/** Whether a text is a date with a year in which nobody who lives was born. */
export const isTooEarly = (text: string): boolean => {
  const date = parseCalendarDate(text);
  return date !== null && date.year < FIRST_BIRTH_YEAR;
};

/** The birthdate, or `null` if it is not a date from 1900 on and before today. */
export function parseBirthdate(text: string, today: CalendarDate): CalendarDate | null {
  const birthdate = parseCalendarDate(text);
  return birthdate && !isTooEarly(text) && daysBetween(birthdate, today) > 0 ? birthdate : null;
}

/** The years, or `null` if the text is not a number within the limits. */
export function parseLifeExpectancy(text: string): number | null {
  const years = Number(toPlainNumber(text) || Number.NaN);
  return years >= LIFE_EXPECTANCY_LIMITS.min && years <= LIFE_EXPECTANCY_LIMITS.max ? years : null;
}
