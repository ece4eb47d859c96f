import { ROW, SCHEDULE, SCHEDULE_DAYS, SCHEDULED_YEARS, SCHEDULES } from '#words/form.ts';
import type { Activity, Schedule } from '../../life/activity.ts';
import { USUAL_AGES } from '../../life/known-activities.ts';
import type { Life } from '../../life/life.ts';
import { beginsBeyond, divideLife, yearsBetween } from '../../life/schedule.ts';
import { DAYS_PER_WEEK } from '../../life/weeks.ts';
import { findKnownActivity } from '../../words/activity-names.ts';
import { withAges } from '../../words/describe-schedule.ts';
import type { Format } from '../../words/format.ts';
import { toTenths } from '../../words/plurals.ts';

/** The placeholders in the fields of an activity. */
export function suggestAges(format: Format, name: string): { from: string; until: string } {
  const known = findKnownActivity(name);
  const usual = known && USUAL_AGES[known];
  if (!usual) return { from: SCHEDULES.birth, until: SCHEDULES.noEnd };
  const { suggestion } = SCHEDULES;
  return { from: suggestion(format, { age: usual.from }), until: suggestion(format, { age: usual.until }) };
}

const EVERY_DAY: Schedule = { days: DAYS_PER_WEEK, from: 0, until: null };

/**
 * When an activity happens, and the years that makes.
 * @param ages that years are counted between; `null` while they are unknown
 * @example '8 hours × 5 days, 22 to 65: 3.3 years so far, 6.9 ahead'
 */
export function describeScheduledYears(
  format: Format,
  activity: Pick<Activity, 'hours' | 'schedule'>,
  ages: Pick<Life, 'age' | 'lifeExpectancy'> | null,
): string {
  const { hours, schedule = EVERY_DAY } = activity;
  const days = SCHEDULE_DAYS.short(format, { hours: format.hours(hours), count: schedule.days });
  const when = withAges(format, days, schedule);
  if (!ages) return when;
  if (beginsBeyond(activity, ages)) return ROW.labeled({ name: when, text: SCHEDULE.beyond });
  const { age, lifeExpectancy } = ages;
  const spans = divideLife([activity], Math.max(age, lifeExpectancy));
  const years = (from: number, until: number) => yearsBetween(spans, 0, from, until);
  const soFar = years(0, age);
  const ahead = years(age, lifeExpectancy);
  return toTenths(ahead) === 0
    ? SCHEDULED_YEARS.soFar(format, { when, soFar })
    : SCHEDULED_YEARS.soFarAndAhead(format, { when, soFar, ahead });
}
