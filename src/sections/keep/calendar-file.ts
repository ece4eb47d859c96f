import ical, { ICalEventTransparency } from 'ical-generator';
import { LANGUAGE } from '#words/form.ts';
import { type CalendarDate, startOfDay } from '../../life/calendar-date.ts';
import { daysOfWhen } from '../../life/extent-of-when.ts';
import type { Moment } from '../../life/life-events.ts';
import { placeMoments } from '../../life/place-events.ts';
import { cleanText } from '../../words/clean-text.ts';

const LINE_END = '\r\n';

/** A day as the library takes it: it reads days in UTC. */
const dateOf = (day: CalendarDate) => new Date(startOfDay(day));

/**
 * Moments as a calendar file (iCalendar, RFC 5545): a day as an event of that day, a month, year, age or week as one
 * that lasts as long. None marks its days as busy. Those before birth are left out.
 * @param now when the file is made
 */
export function writeCalendarFile(
  moments: readonly Moment[],
  { birthdate, now }: { readonly birthdate: CalendarDate; readonly now: Date },
): string {
  const language = LANGUAGE.tag.toUpperCase();
  const calendar = ical({ prodId: { company: 'Lifetime Visualizer', product: 'Moments', language } });
  for (const { moment } of placeMoments(moments, birthdate)) {
    const { from, until } = daysOfWhen(moment.when, birthdate);
    calendar.createEvent({
      id: `${encodeURIComponent(moment.id)}@lifetime-visualizer`,
      summary: cleanText(moment.text),
      start: dateOf(from),
      end: dateOf(until),
      allDay: true,
      stamp: now,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString() + LINE_END;
}
