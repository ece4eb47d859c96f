/** Decides the day of a build, for build-page.ts. */
import { type CalendarDate, parseCalendarDate } from '../src/life/calendar-date.ts';

/** The day that the pages are rendered and the bill of materials is made as of, in UTC: `SOURCE_DATE_EPOCH` makes builds of one source the same. */
export function findBuildDay(): CalendarDate {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const builtAt = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  const day = Number.isNaN(builtAt.getTime()) ? null : parseCalendarDate(builtAt.toISOString().slice(0, 10));
  if (!day) throw new RangeError(`SOURCE_DATE_EPOCH is "${epoch}", which is no time in seconds.`);
  return day;
}
