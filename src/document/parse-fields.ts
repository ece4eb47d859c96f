import { type CalendarDate, daysBetween, parseCalendarDate } from '../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import { toPlainNumber } from '../words/number-text.ts';

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
