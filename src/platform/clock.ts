import type { CalendarDate } from '../life/calendar-date.ts';

/** The day of the local calendar that a moment belongs to, in the device's own time zone. */
export function calendarDateOf(moment: Date): CalendarDate {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}

/** Today, in the visitor's own time zone. */
export function today(): CalendarDate {
  return calendarDateOf(new Date());
}
