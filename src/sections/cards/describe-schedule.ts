import { SCHEDULE_DAYS } from '#words/form.ts';
import type { Schedule } from '../../life/activity.ts';
import { DAYS_PER_WEEK } from '../../life/weeks.ts';
import { withAges } from '../../words/describe-schedule.ts';
import type { Format } from '../../words/format.ts';

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
