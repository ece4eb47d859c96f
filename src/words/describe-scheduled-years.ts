import {
  FULLEST,
  NEAR,
  OVERFULL,
  ROW,
  SCHEDULE,
  SCHEDULE_DAYS,
  SCHEDULED_YEARS,
  SCHEDULES,
} from '#words/form.ts';
import { type Activity, dayLoad, HOURS_PER_DAY, type Schedule } from '../life/activity.ts';
import { beginsBeyond, divideLife, type OverfullSpan, yearsBetween } from '../life/schedule.ts';
import { DAYS_PER_WEEK } from '../life/weeks.ts';
import { withAges } from './describe-schedule.ts';
import type { Format } from './format.ts';
import { describeNear, toTenths } from './near-level.ts';
import { findUsualAges } from './usual-schedules.ts';

/** The placeholders in the fields of an activity. */
export function suggestAges(format: Format, name: string): { from: string; until: string } {
  const usual = findUsualAges(name);
  if (!usual) return { from: SCHEDULES.birth, until: SCHEDULES.noEnd };
  const { suggestion } = SCHEDULES;
  return { from: suggestion(format, { age: usual.from }), until: suggestion(format, { age: usual.until }) };
}

function describeBriefAges(format: Format, { from, until }: Schedule): string | null {
  const { brief } = SCHEDULES;
  if (until === null) return from === 0 ? null : brief.from(format, { age: from });
  return from === 0 ? brief.until(format, { age: until }) : brief.between(format, { from, until });
}

/** When an activity happens, in short. @example '5 days · 22 to 65' */
export function describeBriefly(format: Format, schedule: Schedule): string {
  const { brief } = SCHEDULES;
  const often = brief.days(format, { count: schedule.days });
  const ages = describeBriefAges(format, schedule);
  if (ages === null) return often;
  return schedule.days === DAYS_PER_WEEK ? ages : brief.both({ often, when: ages });
}

const WEEK_HOURS = HOURS_PER_DAY * DAYS_PER_WEEK;
const weekLoad = (hours: number) => dayLoad(hours / DAYS_PER_WEEK);

/** That the activities take more hours than a week has. @example 'From age 22 to 30, your activities take 171 hours …' */
export function describeOverfullWeek(format: Format, { from, until, weeklyHours }: OverfullSpan): string {
  const { always, from: since, until: upTo, between } = OVERFULL;
  const hours = toTenths(weeklyHours);
  const most = format.number(WEEK_HOURS);
  const week = { hours: hours > WEEK_HOURS ? format.number(hours) : NEAR.over({ figure: most }), most };
  if (!Number.isFinite(until)) return from === 0 ? always(week) : since(format, { ...week, from });
  return from === 0 ? upTo(format, { ...week, until }) : between(format, { ...week, from, until });
}

/**
 * The hours of the fullest week.
 * @param dailyHours on average over that week
 * @example 'Fullest week: 121 of 168 hours'
 */
export function describeFullestWeek(format: Format, dailyHours: number): string {
  return FULLEST.week({
    hours: describeNear(format, dailyHours * DAYS_PER_WEEK, weekLoad),
    most: format.number(WEEK_HOURS),
  });
}

const EVERY_DAY: Schedule = { days: DAYS_PER_WEEK, from: 0, until: null };

function describeWhen(
  format: Format,
  { hours, schedule = EVERY_DAY }: Pick<Activity, 'hours' | 'schedule'>,
): string {
  const { days } = schedule;
  return withAges(format, SCHEDULE_DAYS.short(format, { hours: format.hours(hours), count: days }), schedule);
}

/** The ages that years are counted between. */
export interface CountedAges {
  readonly age: number;
  /** Years. */
  readonly lifeExpectancy: number;
}

/**
 * When an activity happens, and the years that makes.
 * @param ages `null` while they are unknown
 * @example '8 hours × 5 days, 22 to 65: 3.3 years so far, 6.9 ahead'
 */
export function describeScheduledYears(
  format: Format,
  activity: Pick<Activity, 'hours' | 'schedule'>,
  ages: CountedAges | null,
): string {
  const when = describeWhen(format, activity);
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
