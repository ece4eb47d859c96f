import { RESULTS } from '#words/results.ts';
import { type Activity, hasSchedules } from '../life/activity.ts';

/** How the years of an activity are counted. */
export const explainCounting = (activities: readonly Pick<Activity, 'schedule'>[]): string =>
  RESULTS.counting[hasSchedules(activities) ? 'scheduled' : 'alike'];
