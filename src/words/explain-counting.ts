import { RESULTS } from '#words/results.ts';
import type { Activity } from '../life/activity.ts';

/** Whether not every day of the life is alike. */
export const hasSchedules = (activities: readonly { readonly schedule?: Activity['schedule'] }[]): boolean =>
  activities.some(({ schedule }) => schedule);

/** How the years of an activity are counted. */
export const explainCounting = (activities: readonly Pick<Activity, 'schedule'>[]): string =>
  RESULTS.counting[hasSchedules(activities) ? 'scheduled' : 'alike'];
