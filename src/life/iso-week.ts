import { addDays, type CalendarDate, daysBetween, parseCalendarDate } from './calendar-date.ts';
import { DAYS_PER_WEEK } from './weeks.ts';

const MONDAY: CalendarDate = { year: 1970, month: 1, day: 5 };
const THURSDAY = 3;
/** Years of four digits, as ISO 8601 writes weeks. */
const ISO_WEEK = /^(\d{4})-W(\d{2})$/;

/** The middle day of the week that a day belongs to. Weeks begin on Monday. */
function thursdayOf(day: CalendarDate): CalendarDate {
  const sinceMonday = daysBetween(MONDAY, day) % DAYS_PER_WEEK;
  return addDays(day, THURSDAY - ((sinceMonday + DAYS_PER_WEEK) % DAYS_PER_WEEK));
}

/**
 * The week of a day as ISO 8601 writes it. Its year is that of its Thursday.
 * @example formatIsoWeek({ year: 1986, month: 6, day: 4 }) // '1986-W23'
 */
export function formatIsoWeek(day: CalendarDate): string {
  const thursday = thursdayOf(day);
  const { year } = thursday;
  const week = Math.floor(daysBetween({ year, month: 1, day: 1 }, thursday) / DAYS_PER_WEEK) + 1;
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;
}

/**
 * The Thursday of a week as ISO 8601 writes it, which is at most three days from any other day of the week.
 * @returns `null` for any other text and for a week that its year does not have
 * @example thursdayOfIsoWeek('1986-W23') // { year: 1986, month: 6, day: 5 }
 */
export function thursdayOfIsoWeek(text: string): CalendarDate | null {
  const [, year, week] = ISO_WEEK.exec(text) ?? [];
  // The first week is the one with January 4.
  const first = parseCalendarDate(`${year}-01-04`);
  if (!first) return null;
  const thursday = addDays(thursdayOf(first), (Number(week) - 1) * DAYS_PER_WEEK);
  return formatIsoWeek(thursday) === text ? thursday : null;
}
