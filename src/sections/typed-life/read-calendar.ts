import ICAL from 'ical.js';
import type { CalendarDate } from '../../life/calendar-date.ts';
import { inNextTask } from '../../platform/next-task.ts';
import { cleanText } from '../../words/clean-text.ts';

/** An event of a calendar, on its first day in the visitor's time zone. */
export interface CalendarEvent {
  readonly date: CalendarDate;
  readonly text: string;
}

/** Events read between two frames of the page. */
const BATCH = 100;
const EVENT = /^BEGIN:VEVENT\s*?$[^]*?^END:VEVENT\s*?$/gim;

const nextTask = () => new Promise<void>((resolve) => inNextTask(resolve));

/**
 * Reads one event: of a repeated one, the first time.
 * @returns `null` without a day or words, for a later time of a repeated event, and for what is not iCalendar
 */
function readEvent(source: string): CalendarEvent | null {
  try {
    const event = new ICAL.Component(ICAL.parse(source));
    const [start, summary] = [event.getFirstPropertyValue('dtstart'), event.getFirstPropertyValue('summary')];
    const text = typeof summary === 'string' ? cleanText(summary) : '';
    if (!(start instanceof ICAL.Time) || text === '' || event.hasProperty('recurrence-id')) return null;
    const day = start.toJSDate();
    return { date: { year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate() }, text };
  } catch {
    // One broken event does not make the others unreadable.
    return null;
  }
}

const toNumber = ({ year, month, day }: CalendarDate): number => (year * 100 + month) * 100 + day;

/**
 * Reads the events of a calendar file (iCalendar, RFC 5545), in batches, so that the page responds meanwhile.
 * @returns the events in the order of time, and how many could not be read; `null` for what is no calendar
 */
export async function readCalendar(
  source: string,
): Promise<{ readonly events: readonly CalendarEvent[]; readonly unread: number } | null> {
  if (!/^\s*BEGIN:VCALENDAR/i.test(source)) return null;
  const sources = source.match(EVENT) ?? [];
  const events: CalendarEvent[] = [];
  for (const [index, each] of sources.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    if (index % BATCH === BATCH - 1) await nextTask();
    const event = readEvent(each);
    if (event) events.push(event);
  }
  return {
    events: events.toSorted((one, other) => toNumber(one.date) - toNumber(other.date)),
    unread: sources.length - events.length,
  };
}
