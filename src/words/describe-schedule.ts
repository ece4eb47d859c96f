import { LANGUAGE, SCHEDULE_AGES, SCHEDULE_DAYS } from '#words/form.ts';
import type { Schedule } from '../life/activity.ts';
import { DAYS_PER_WEEK } from '../life/weeks.ts';
import type { Format } from './format.ts';

/** From which age until which: `22 to 65`, `from 30`, `until 18`; `null` for a whole life. */
function describeAges(format: Format, { from, until }: Schedule): string | null {
  if (until === null) return from === 0 ? null : SCHEDULE_AGES.from(format, { age: from });
  if (from === 0) return SCHEDULE_AGES.until(format, { age: until });
  return SCHEDULE_AGES.between(format, { from, until });
}

/** Adds the ages of a schedule to its days. */
export function withAges(format: Format, days: string, schedule: Schedule): string {
  const ages = describeAges(format, schedule);
  return ages === null ? days : `${days}${LANGUAGE.comma}${ages}`;
}

/**
 * When an activity happens.
 * @param hours on a day on which it happens
 * @example describeSchedule(format, 8, { days: 5, from: 22, until: 65 }) // '8 hours × 5 days a week, 22 to 65'
 */
export function describeSchedule(format: Format, hours: number, schedule: Schedule): string {
  const { days } = schedule;
  const written = format.hours(hours);
  const often =
    days === DAYS_PER_WEEK
      ? SCHEDULE_DAYS.everyDay({ hours: written })
      : SCHEDULE_DAYS.weekly(format, { hours: written, count: days });
  return withAges(format, often, schedule);
}
