import { type CalendarDate, daysBetween, parseCalendarDate } from '../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import { toPlainNumber } from '../words/number-text.ts';

/** The birthdate, or `null` if it is not a date before today. */
export function parseBirthdate(text: string, today: CalendarDate): CalendarDate | null {
  const birthdate = parseCalendarDate(text);
  return birthdate && daysBetween(birthdate, today) > 0 ? birthdate : null;
}

/** The years, or `null` if the text is not a number within the limits. */
export function parseLifeExpectancy(text: string): number | null {
  const years = Number(toPlainNumber(text) || Number.NaN);
  return years >= LIFE_EXPECTANCY_LIMITS.min && years <= LIFE_EXPECTANCY_LIMITS.max ? years : null;
}
