import type { ColorName } from './colors.ts';

export interface Schedule {
  /** Days a week, 1 to 7. */
  readonly days: number;
  /** The age at which it begins: whole years, 0 or more. */
  readonly from: number;
  /** The age at which it ends: whole years, more than `from`; `null` if it goes on to the end. */
  readonly until: number | null;
}

export interface Activity {
  /** Generated; never changes. */
  readonly id: string;
  /** As the visitor entered it. */
  readonly name: string;
  /** Hours a day on which it happens, 0 to 24. */
  readonly hours: number;
  /** When the activity happens. Defaults to every day from birth to the end. */
  readonly schedule?: Schedule;
  /** Never changes, and is the same in every chart and card. */
  readonly color: ColorName;
}

/** Whether not every day of a life is alike: whether it was entered when an activity happens. */
export const hasSchedules = (activities: readonly { readonly schedule?: unknown }[]): boolean =>
  activities.some(({ schedule }) => schedule);

export const MAX_ACTIVITIES = 5;
/** Characters of an activity's name. */
export const MAX_NAME_LENGTH = 200;
export const HOURS_PER_DAY = 24;
export const MINUTES_PER_HOUR = 60;
export const DAYS_PER_YEAR = 365;
/** In a year of 365 days. */
export const HOURS_PER_YEAR = 8760;
/** Hours a day that a visitor may give to an activity. */
export const HOURS_LIMITS = { min: 0, max: HOURS_PER_DAY, step: 0.5 } as const;
/** Days a year that a visitor may spend with somebody. */
export const DAYS_LIMITS = { min: 0, max: DAYS_PER_YEAR, step: 1 } as const;
export const NEW_ACTIVITY_HOURS = 1;
/** The number of activities at the top of the form that cannot be removed. */
export const PERMANENT_ACTIVITIES = 3;

/**
 * Hours a day of all activities together.
 * Rounded to a millionth of an hour, so that floating-point errors do not make 24 hours more than 24.
 * @returns hours, 0 or more
 */
export function totalHours(activities: readonly { readonly hours: number }[]): number {
  const sum = activities.reduce((hours, activity) => hours + activity.hours, 0);
  return Math.round(sum * 1e6) / 1e6;
}

const ROOMY_UP_TO_HOURS = 20;

/**
 * The load of a day: `roomy` up to 20 hours, `full` above 20 up to 24, `over` above 24.
 * @param hours all activities together, hours a day
 */
export function dayLoad(hours: number): 'roomy' | 'full' | 'over' {
  if (hours > HOURS_PER_DAY) return 'over';
  return hours > ROOMY_UP_TO_HOURS ? 'full' : 'roomy';
}

/**
 * Years of a life spent on an activity: hours a day × days / 8760, which is hours / 24 × years.
 * @param hoursPerDay 0 to 24
 * @param years the length of the period, 0 or more
 * @returns years, 0 up to `years`, not rounded
 * @example yearsSpent(8, 42) // 14
 */
export const yearsSpent = (hoursPerDay: number, years: number): number =>
  (hoursPerDay * (years * DAYS_PER_YEAR)) / HOURS_PER_YEAR;

/**
 * The share of the day that an activity takes, in percent.
 * @param hoursPerDay 0 to 24
 * @returns 0 to 100, not rounded
 * @example percentageOfDay(8) // 33.33…
 */
export const percentageOfDay = (hoursPerDay: number): number => (hoursPerDay / HOURS_PER_DAY) * 100;
