import { type Activity, HOURS_PER_DAY, totalHours, yearsSpent } from './activity.ts';
import type { Life } from './life.ts';
import { DAYS_PER_WEEK } from './weeks.ts';

export const HOURS_PER_WEEK = HOURS_PER_DAY * DAYS_PER_WEEK;

/**
 * Hours a week of all activities together, as the visitor would add them up.
 * Rounded to a hundred-thousandth of an hour, because hours a day of part of a week have been divided by 7.
 * @param dailyHours as `totalHours` returns them
 * @example toWeeklyHours(17.285714) // 121: 56 + 5 × 13
 */
export const toWeeklyHours = (dailyHours: number): number =>
  Math.round(dailyHours * DAYS_PER_WEEK * 1e5) / 1e5;

type Scheduled = Pick<Activity, 'hours' | 'schedule'>;

/** A span of a life in which every week is alike. */
export interface AgeSpan {
  /** Exact age in years. */
  readonly from: number;
  /** Exact age in years, more than `from` unless the whole life has no length. */
  readonly until: number;
  /** Hours a day on average: of each activity in the visitor's order, then of free time. */
  readonly hours: readonly number[];
}

/** Whether an activity happens at an age. @param age exact, in years */
export const happensAt = ({ schedule }: Pick<Scheduled, 'schedule'>, age: number): boolean =>
  !schedule || (schedule.from <= age && age < (schedule.until ?? Number.POSITIVE_INFINITY));

/** Whether an activity begins only after the ages that are counted, so that it takes no years. */
export const beginsBeyond = (
  { schedule }: Pick<Scheduled, 'schedule'>,
  { age, lifeExpectancy }: Pick<Life, 'age' | 'lifeExpectancy'>,
): boolean => schedule !== undefined && schedule.from >= Math.max(age, lifeExpectancy);

/**
 * Hours a day on average over the week, while an activity happens.
 * @returns 0 to 24
 * @example averageHours({ hours: 8, schedule: { days: 5, from: 22, until: 65 } }) // 5.71…
 */
export const averageHours = ({ hours, schedule }: Scheduled): number =>
  schedule ? hours * (schedule.days / DAYS_PER_WEEK) : hours;

/** Hours a day left for free time, 0 to 24; 0 if the activities take more than 24 hours. */
export const freeHours = (activities: readonly Pick<Scheduled, 'hours'>[]): number =>
  Math.max(0, HOURS_PER_DAY - totalHours(activities));

/** The ages at which an activity begins or ends, from birth on. */
function listCuts(activities: readonly Scheduled[], end: number): number[] {
  const ages = activities.flatMap(({ schedule }) => (schedule ? [schedule.from, schedule.until ?? end] : []));
  return [...new Set([0, ...ages.filter((age) => age < end)])].toSorted((one, other) => one - other);
}

/**
 * Divides a life at the ages at which an activity begins or ends.
 * @param end exact age in years, 0 or more
 * @returns one span or more, from birth to `end`
 */
export function divideLife(activities: readonly Scheduled[], end: number): AgeSpan[] {
  return listCuts(activities, end).map((from, index, cuts) => {
    const day = activities.map((activity) => ({
      hours: happensAt(activity, from) ? averageHours(activity) : 0,
    }));
    return { from, until: cuts[index + 1] ?? end, hours: [...day.map(({ hours }) => hours), freeHours(day)] };
  });
}

/**
 * Years that an activity takes between two ages.
 * @param index of the activity in each span's hours; the last one is free time
 * @param from exact age in years
 * @param until exact age in years; the span is empty if it is not more than `from`
 * @example // 8 hours on 5 days a week from 22 to 65
 * yearsBetween(spans, 0, 0, 36) // 3.33…: 14 × 5/7 × 8/24
 */
export function yearsBetween(spans: readonly AgeSpan[], index: number, from: number, until: number): number {
  return spans.reduce((years, span) => {
    const shared = Math.min(span.until, until) - Math.max(span.from, from);
    return years + yearsSpent(span.hours[index] ?? 0, Math.max(0, shared));
  }, 0);
}

/** A span of ages in which the activities take more hours than there are. */
export interface OverfullSpan extends Pick<AgeSpan, 'from' | 'until'> {
  /** Hours a week of all activities together, more than 168. */
  readonly weeklyHours: number;
}

/** Hours a day of all activities of a span. */
const hoursOf = ({ hours }: AgeSpan) => totalHours(hours.slice(0, -1).map((each) => ({ hours: each })));

/** Finds the ages, past any life expectancy, at which the activities of a week take more than its 168 hours. */
export const findOverfullSpans = (activities: readonly Scheduled[]): OverfullSpan[] =>
  divideLife(activities, Number.POSITIVE_INFINITY)
    .filter((span) => hoursOf(span) > HOURS_PER_DAY)
    .map((span) => ({ from: span.from, until: span.until, weeklyHours: toWeeklyHours(hoursOf(span)) }));

/** The activities of the ages at which they take the most, each with its hours a day on average over the week. */
export function listFullestDay(activities: readonly Activity[]): Activity[] {
  const spans = divideLife(activities, Number.POSITIVE_INFINITY);
  const [fullest] = spans.toSorted((one, other) => hoursOf(other) - hoursOf(one));
  return activities.map((activity, index) => ({ ...activity, hours: fullest?.hours[index] ?? 0 }));
}
