import ical, { ICalEventTransparency } from 'ical-generator';
import { LANGUAGE } from '#messages/language.ts';
import { type CalendarDate, startOfDay } from '../../../life/calendar-date.ts';
import { daysOfWhen } from '../../../life/extent-of-when.ts';
import type { Moment } from '../../../life/personal-entries.ts';
import { placeMoments } from '../../../life/place-entries.ts';
import { parseWhen } from '../../../life/when.ts';

const PRODUCT = { company: 'Lifetime Visualizer', product: 'Moments', language: LANGUAGE.tag.toUpperCase() };
const LINE_END = '\r\n';

/** A day as the library takes it: it reads days in UTC. */
const dateOf = (day: CalendarDate) => new Date(startOfDay(day));

/**
 * Moments as a calendar file (iCalendar, RFC 5545): a day as an event of that day, a month, year, age or week as one
 * that lasts as long. None makes its owner busy. Those before birth are left out.
 * @param now when the file is made
 */
export function writeCalendarFile(
  moments: readonly Moment[],
  { birthdate, now }: { readonly birthdate: CalendarDate; readonly now: Date },
): string {
  const calendar = ical({ prodId: PRODUCT });
  for (const { moment } of placeMoments(moments, birthdate)) {
    const when = parseWhen(moment.when);
    if (!when) continue;
    const { from, until } = daysOfWhen(when, birthdate);
    calendar.createEvent({
      id: `${moment.id}@lifetime-visualizer`,
      summary: moment.text,
      start: dateOf(from),
      end: dateOf(until),
      allDay: true,
      stamp: now,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString() + LINE_END;
}
