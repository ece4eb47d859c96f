import { RESULTS } from '#words/results.ts';
import { hasSchedules } from '../life/activity.ts';
import { ADULT_FROM } from '../life/completed-age.ts';
import type { Life } from '../life/life.ts';

/** How the years of an activity are counted. */
export function explainCounting({ activities, age }: Pick<Life, 'activities' | 'age'>): string {
  if (hasSchedules(activities)) return RESULTS.counting.scheduled;
  return RESULTS.counting[age < ADULT_FROM ? 'alikeUnderAge' : 'alike'];
}
