import { type CalendarDate, daysBetween, parseCalendarDate } from '../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS, OLDEST_AGE } from '../life/input-limits.ts';
import { toPlainNumber } from '../words/number-text.ts';

/** Whether nobody who lives was born on a date: a year of two digits, such as 84, is the year 84. */
export const isTooLongAgo = ({ year, ...day }: CalendarDate, today: CalendarDate): boolean =>
  daysBetween({ ...day, year: year + OLDEST_AGE }, today) > 0;

/** `null` for any text but a date before today, at most 130 years ago. */
export function parseBirthdate(text: string, today: CalendarDate): CalendarDate | null {
  const date = parseCalendarDate(text);
  return date && daysBetween(date, today) > 0 && !isTooLongAgo(date, today) ? date : null;
}

/** In years; `null` if the text is not a number within the limits. */
export function parseLifeExpectancy(text: string): number | null {
  const years = Number(toPlainNumber(text));
  return years >= LIFE_EXPECTANCY_LIMITS.min && years <= LIFE_EXPECTANCY_LIMITS.max ? years : null;
}
