import { FULLEST, ROW, SCHEDULES } from '#words/form.ts';
import type { Schedule } from '../../life/activity.ts';
import { HOURS_PER_WEEK, toWeeklyHours } from '../../life/schedule.ts';
import { DAYS_PER_WEEK } from '../../life/weeks.ts';
import { describeAges } from '../../words/describe-schedule.ts';
import type { Format } from '../../words/format.ts';

/** When an activity happens, in short. @example '5 days · 22 to 65' */
export function describeBriefly(format: Format, schedule: Schedule): string {
  const often = SCHEDULES.brief.days(format, { count: schedule.days });
  const ages = describeAges(format, schedule);
  if (ages === null) return often;
  return schedule.days === DAYS_PER_WEEK ? ages : ROW.beside({ one: often, other: ages });
}

/**
 * The hours of the fullest week.
 * @param dailyHours on average over that week
 * @example 'Fullest week: 121 of 168 hours'
 */
export function describeFullestWeek(format: Format, dailyHours: number): string {
  return FULLEST.week({
    hours: format.exact(toWeeklyHours(dailyHours)),
    most: format.number(HOURS_PER_WEEK),
  });
}
