import {
  FULLEST,
  LANGUAGE,
  NEAR,
  OVERFULL,
  ROW,
  SCHEDULE,
  SCHEDULE_AGES,
  SCHEDULE_DAYS,
  SCHEDULED_YEARS,
  SCHEDULES,
} from '#words/form.ts';
import { type Activity, dayLoad, HOURS_PER_DAY, type Schedule } from '../life/activity.ts';
import { USUAL_AGES } from '../life/known-activities.ts';
import { beginsBeyond, divideLife, type OverfullSpan, yearsBetween } from '../life/schedule.ts';
import { DAYS_PER_WEEK } from '../life/weeks.ts';
import { findKnownActivity } from './activity-names.ts';
import type { Format } from './format.ts';
import { describeRounded, toTenths } from './round-within-level.ts';

/** From which age until which: `22 to 65`, `from 30`, `until 18`; `null` for a whole life. */
function describeAges(format: Format, { from, until }: Schedule): string | null {
  if (until === null) return from === 0 ? null : SCHEDULE_AGES.from(format, { age: from });
  if (from === 0) return SCHEDULE_AGES.until(format, { age: until });
  return SCHEDULE_AGES.between(format, { from, until });
}

/** Adds the ages of a schedule to its days. */
function withAges(format: Format, days: string, schedule: Schedule): string {
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

/** The placeholders in the fields of an activity. */
export function suggestAges(format: Format, name: string): { from: string; until: string } {
  const known = findKnownActivity(name);
  const usual = known && USUAL_AGES[known];
  if (!usual) return { from: SCHEDULES.birth, until: SCHEDULES.noEnd };
  const { suggestion } = SCHEDULES;
  return { from: suggestion(format, { age: usual.from }), until: suggestion(format, { age: usual.until }) };
}

/** When an activity happens, in short. @example '5 days · 22 to 65' */
export function describeBriefly(format: Format, schedule: Schedule): string {
  const often = SCHEDULES.brief.days(format, { count: schedule.days });
  const ages = describeAges(format, schedule);
  if (ages === null) return often;
  return schedule.days === DAYS_PER_WEEK ? ages : ROW.beside({ one: often, other: ages });
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
    hours: describeRounded(format, dailyHours * DAYS_PER_WEEK, weekLoad),
    most: format.number(WEEK_HOURS),
  });
}

const EVERY_DAY: Schedule = { days: DAYS_PER_WEEK, from: 0, until: null };

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
