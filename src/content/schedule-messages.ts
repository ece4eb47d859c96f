import type { Schedule } from '../life/activity.ts';
import type { Format } from '../messages/format.ts';
import { choosePlural } from './plural.ts';

/** From which age until which: `22 to 65`, `from 30`, `until 18`; empty for a whole life. */
export function describeAges(format: Format, { from, until }: Schedule): string {
  if (until === null) return from === 0 ? '' : `from ${format.number(from)}`;
  if (from === 0) return `until ${format.number(until)}`;
  return `${format.number(from)} to ${format.number(until)}`;
}

/**
 * When an activity happens.
 * @param hours on a day on which it happens
 * @example describeSchedule(format, 8, { days: 5, from: 22, until: 65 }) // '8 h × 5 days a week, 22 to 65'
 */
export function describeSchedule(format: Format, hours: number, schedule: Schedule): string {
  const { days } = schedule;
  const often =
    days === 7 ? 'every day' : `× ${days} ${choosePlural(days, { one: 'day', other: 'days' })} a week`;
  const ages = describeAges(format, schedule);
  return `${format.number(hours)} h ${often}${ages && `, ${ages}`}`;
}
