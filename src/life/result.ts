import { type Activity, freeHours } from './activity.ts';
import type { Life } from './life.ts';
import { percentageOfDay, yearsSpent } from './time-spent.ts';
import { WEEKS_PER_YEAR, wholeWeeks } from './weeks.ts';

/** The years spent on one activity by a given age. */
export interface ActivityStat {
  readonly id: string;
  readonly name: string;
  readonly hours: number;
  readonly color: Activity['color'];
  /** Years spent so far, not rounded. */
  readonly years: number;
  /** Share of the day, 0 to 100. */
  readonly percentage: number;
}

/** The years spent on one activity by a given age, and the years ahead. */
export interface Projection {
  /** The activity's id, or `FREE_TIME`. */
  readonly id: string;
  readonly activity: string;
  /** `null` for free time. */
  readonly color: Activity['color'] | null;
  readonly percentage: number;
  readonly yearsSoFar: number;
  readonly yearsRemaining: number;
}

/** The figures of a life, as of today. Years are not rounded; weeks are whole. */
export interface Result {
  /** Completed age, whole years. */
  readonly age: number;
  readonly lifeExpectancy: number;
  readonly yearsRemaining: number;
  readonly activityStats: readonly ActivityStat[];
  readonly weeksLived: number;
  readonly weeksTotal: number;
  readonly weeksRemaining: number;
  /** Every activity in the visitor's order, then free time. */
  readonly futureProjections: readonly Projection[];
}

/** The id of the projection of free time. */
export const FREE_TIME = 'free-time';

/** Whether a projection is shown as a part of the day: always for an activity, for free time if it is above 0. */
export const isPartOfDay = ({ id, percentage }: Pick<Projection, 'id' | 'percentage'>): boolean =>
  id !== FREE_TIME || percentage > 0;

/** Years from an age to a life expectancy; 0 if the age is greater. Both in years. */
export function yearsRemaining(lifeExpectancy: number, age: number): number {
  return Math.max(0, lifeExpectancy - age);
}

/**
 * The years spent on each activity by a given age.
 * @param age years, 0 or more, may be fractional
 */
export function calculateActivityStats(activities: readonly Activity[], age: number): ActivityStat[] {
  return activities.map(({ id, name, hours, color }) => ({
    id,
    name,
    hours,
    color,
    years: yearsSpent(hours, age),
    percentage: percentageOfDay(hours),
  }));
}

/**
 * The years of each activity, then of free time, up to a given age and from there to life expectancy.
 * For each, the two add up to hours / 24 of the life expectancy, or of the age if that is greater.
 */
export function calculateProjections(
  { activities, lifeExpectancy }: Pick<Life, 'activities' | 'lifeExpectancy'>,
  age: number,
): Projection[] {
  const ahead = yearsRemaining(lifeExpectancy, age);
  const freeTime = { id: FREE_TIME, name: 'Free Time', hours: freeHours(activities), color: null };
  return [...activities, freeTime].map(({ id, name, hours, color }) => ({
    id,
    activity: name,
    color,
    percentage: percentageOfDay(hours),
    yearsSoFar: yearsSpent(hours, age),
    yearsRemaining: yearsSpent(hours, ahead),
  }));
}

/** Calculates the figures of a life, as of today. */
export function calculateResult(life: Life): Result {
  const { age, weeksLived, lifeExpectancy, activities } = life;
  const ahead = yearsRemaining(lifeExpectancy, age);
  return {
    age,
    lifeExpectancy,
    yearsRemaining: ahead,
    activityStats: calculateActivityStats(activities, age),
    weeksLived,
    weeksTotal: wholeWeeks(lifeExpectancy),
    weeksRemaining: wholeWeeks(ahead),
    futureProjections: calculateProjections(life, age),
  };
}

/** Age in years, fractional, once `offsetWeeks` weeks more have passed. */
export function projectedAge(age: number, offsetWeeks: number): number {
  return age + offsetWeeks / WEEKS_PER_YEAR;
}
