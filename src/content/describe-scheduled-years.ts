import { NEAR_MESSAGES } from '#messages/near-messages.ts';
import {
  describeFullest,
  OVERFULL_MESSAGES,
  SCHEDULE_MESSAGES,
  SCHEDULED_YEARS,
} from '#messages/schedule-editor-messages.ts';
import { SCHEDULE_DAYS } from '#messages/schedule-messages.ts';
import { type Activity, dayLoad, HOURS_PER_DAY, type Schedule } from '../life/activity.ts';
import { isNearAverage } from '../life/life-expectancies.ts';
import { divideLife, type OverfullSpan, yearsBetween } from '../life/schedule.ts';
import { DAYS_PER_WEEK } from '../life/weeks.ts';
import type { Format } from '../messages/format.ts';
import { withAges } from './describe-schedule.ts';
import { findKnownActivity, type KnownActivity } from './known-activities.ts';
import { describeNear, toTenths } from './near-level.ts';

/** Usual ages of some activities, which are only suggested. */
const USUAL_AGES: Partial<Record<KnownActivity, { readonly from: number; readonly until: number }>> = {
  work: { from: 22, until: 65 },
  commute: { from: 22, until: 65 },
  studying: { from: 6, until: 22 },
};

/** What stands in the empty fields of an activity. */
export function suggestAges(format: Format, name: string): { from: string; until: string } {
  const known = findKnownActivity(name);
  const usual = known && USUAL_AGES[known];
  if (!usual) return { from: SCHEDULE_MESSAGES.birth, until: SCHEDULE_MESSAGES.noEnd };
  const { suggestion } = SCHEDULE_MESSAGES;
  return { from: suggestion(format, usual.from), until: suggestion(format, usual.until) };
}

const WEEK_HOURS = HOURS_PER_DAY * DAYS_PER_WEEK;
const weekLoad = (hours: number) => dayLoad(hours / DAYS_PER_WEEK);

/** That the activities take more hours than a week has. @example 'From age 22 to 30, your activities take 171 hours …' */
export function describeOverfullWeek(format: Format, { from, until, weeklyHours }: OverfullSpan): string {
  const { always, from: since, until: upTo, between } = OVERFULL_MESSAGES;
  const hours = toTenths(weeklyHours);
  const most = format.number(WEEK_HOURS);
  const week = { hours: hours > WEEK_HOURS ? format.number(hours) : NEAR_MESSAGES.over(most), most };
  if (!Number.isFinite(until)) return from === 0 ? always(week) : since(format, week, from);
  return from === 0 ? upTo(format, week, until) : between(format, week, from, until);
}

/**
 * The hours of the fullest week.
 * @param dailyHours on average over that week
 * @example 'At most 121 of 168 hours a week'
 */
export function describeFullestWeek(format: Format, dailyHours: number): string {
  return describeFullest({
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
  return withAges(format, SCHEDULE_DAYS.short(format, format.number(hours), days), schedule);
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
 * @example '8 h × 5 days, 22 to 65: 3.3 years so far, 6.9 ahead'
 */
export function describeScheduledYears(
  format: Format,
  activity: Pick<Activity, 'hours' | 'schedule'>,
  ages: CountedAges | null,
): string {
  const when = describeWhen(format, activity);
  if (!ages) return when;
  const { age, lifeExpectancy } = ages;
  const spans = divideLife([activity], Math.max(age, lifeExpectancy));
  const years = (from: number, until: number) => yearsBetween(spans, 0, from, until);
  const soFar = years(0, age);
  return isNearAverage(age, lifeExpectancy)
    ? SCHEDULED_YEARS.soFar(format, when, soFar)
    : SCHEDULED_YEARS.soFarAndAhead(format, when, { soFar, ahead: years(age, lifeExpectancy) });
}
