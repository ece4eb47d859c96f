import type { Life } from './life.ts';
import {
  type ActivityStat,
  calculateActivityStats,
  calculateProjections,
  type Projection,
  projectedAge,
  type Result,
  yearsRemaining,
} from './result.ts';
import { DAYS_PER_WEEK, WEEKS_PER_YEAR } from './weeks.ts';

/** The figures of a life at a later age. */
export interface SliderProjection {
  /** Years, fractional. */
  readonly age: number;
  readonly yearsRemaining: number;
  readonly daysRemaining: number;
  readonly activityStats: readonly ActivityStat[];
  readonly futureProjections: readonly Projection[];
}

/** One step of the slider, in weeks: a year. */
export const SLIDER_STEP_WEEKS = WEEKS_PER_YEAR;

/**
 * The nearest position of the slider: a multiple of 52 weeks, or its end, which may lie between two multiples.
 * @param offsetWeeks any number
 * @param weeksRemaining the slider's end, whole weeks, 0 or more
 * @example snapOffset(270, 1768) // 260
 */
export function snapOffset(offsetWeeks: number, weeksRemaining: number): number {
  const step = Math.round(offsetWeeks / SLIDER_STEP_WEEKS) * SLIDER_STEP_WEEKS;
  const lastStep = Math.floor(weeksRemaining / SLIDER_STEP_WEEKS) * SLIDER_STEP_WEEKS;
  const nearerTheEnd = offsetWeeks - lastStep > (weeksRemaining - lastStep) / 2;
  return nearerTheEnd ? weeksRemaining : Math.min(Math.max(0, step), lastStep);
}

/**
 * The figures at a slider offset. At 0 they are exactly today's.
 * @param result today's figures of the same life
 * @param offsetWeeks whole weeks, 0 to `result.weeksRemaining`
 */
export function projectResult(
  life: Pick<Life, 'activities' | 'lifeExpectancy'>,
  result: Result,
  offsetWeeks: number,
): SliderProjection {
  const age = projectedAge(result.age, offsetWeeks);
  return {
    age,
    yearsRemaining: yearsRemaining(life.lifeExpectancy, age),
    daysRemaining: (result.weeksRemaining - offsetWeeks) * DAYS_PER_WEEK,
    activityStats: calculateActivityStats(life.activities, age),
    futureProjections: calculateProjections(life, age),
  };
}
