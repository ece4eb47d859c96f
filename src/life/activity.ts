import type { ActivityColor } from './activity-colors.ts';

/** Something a visitor does every day. */
export interface Activity {
  /** Generated; stays with the activity for as long as it exists. */
  readonly id: string;
  /** As the visitor wrote it. */
  readonly name: string;
  /** Hours a day, 0 to 24. */
  readonly hours: number;
  /** Stays with the activity for as long as it exists, in every chart and card. */
  readonly color: ActivityColor;
}

/** How many activities a visitor may list. */
export const MAX_ACTIVITIES = 5;
export const HOURS_PER_DAY = 24;
/** The hours that a new activity starts with. */
export const NEW_ACTIVITY_HOURS = 1;
/** Activities that every form keeps: only those after them can be removed. */
export const PERMANENT_ACTIVITIES = 3;

/**
 * Hours a day given to all activities together.
 * Rounded to a millionth of an hour, so that 0.1 + 0.2 is 0.3 and 24 hours are not a hair above 24.
 * @returns hours, 0 or more
 */
export function totalHours(activities: readonly { readonly hours: number }[]): number {
  const sum = activities.reduce((hours, activity) => hours + activity.hours, 0);
  return Math.round(sum * 1e6) / 1e6;
}

/**
 * Hours a day that no activity takes.
 * @returns hours, 0 to 24; 0 when the activities take more than the day has
 */
export function freeHours(activities: readonly { readonly hours: number }[]): number {
  return Math.max(0, HOURS_PER_DAY - totalHours(activities));
}

const ROOMY_UP_TO_HOURS = 20;

/** How full a day is: `roomy` up to 20 hours, `full` above 20 up to 24, `over` above 24. */
export type DayLoad = 'roomy' | 'full' | 'over';

/** @param hours all activities together, hours a day */
export function dayLoad(hours: number): DayLoad {
  if (hours > HOURS_PER_DAY) return 'over';
  return hours > ROOMY_UP_TO_HOURS ? 'full' : 'roomy';
}
