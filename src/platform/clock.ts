import type { CalendarDate } from '../life/calendar-date.ts';

/** The calendar day of a point in time, in the device's time zone. */
export function calendarDateOf(date: Date): CalendarDate {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

/** Today, in the visitor's own time zone. */
export function today(): CalendarDate {
  return calendarDateOf(new Date());
}
