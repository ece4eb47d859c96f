import { type Activity, freeHours } from './activity.ts';
import type { Life } from './life.ts';
import { percentageOfDay, yearsSpent } from './time-spent.ts';
import { WEEKS_PER_YEAR, wholeWeeks } from './weeks.ts';

/** The years that one activity has taken by a given age. */
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

/** The years that one activity has taken by a given age, and those still to come. */
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

/** The figures of a life, seen today. Years are not rounded; weeks are whole. */
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

/** The id of the projection that stands for the hours no activity takes. */
export const FREE_TIME = 'free-time';

/** Whether a day has a place for it: every activity, whatever its hours, and free time unless there is none. */
export const isPartOfDay = ({ id, percentage }: Pick<Projection, 'id' | 'percentage'>): boolean =>
  id !== FREE_TIME || percentage > 0;

/** Years from an age to a life expectancy; 0 for whoever is older. Both in years. */
export function yearsRemaining(lifeExpectancy: number, age: number): number {
  return Math.max(0, lifeExpectancy - age);
}

/**
 * What each activity has taken by a given age.
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
 * What each activity, and then free time, has taken by a given age and will take up to life expectancy.
 * For each, the two add up to hours / 24 of the life expectancy, or of the age where that is greater.
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

/** The figures of a life, seen today. */
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
