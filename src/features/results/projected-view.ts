import type { Ages, Series } from '../../charts/series.ts';
import type { Life } from '../../life/life.ts';
import type { Result } from '../../life/result.ts';
import { projectResult, type SliderProjection } from '../../life/slider-projection.ts';
import { calculateWeeksOfLife, type WeeksOfLife } from '../../life/weeks-of-life.ts';

/** A life as it is seen from where the slider stands. */
export interface ProjectedView {
  /** From today, in weeks. */
  readonly offsetWeeks: number;
  readonly moved: boolean;
  /** Today's figures, whose moment it is. */
  readonly result: Result;
  readonly projection: SliderProjection;
  readonly series: readonly Series[];
  readonly ages: Ages;
  readonly weeks: WeeksOfLife;
}

/**
 * What there is to see of a life from an offset of the slider.
 * @param result today's figures of the same life
 * @param offsetWeeks whole weeks, 0 to `result.weeksRemaining`
 */
export function projectView(life: Life, result: Result, offsetWeeks: number): ProjectedView {
  const projection = projectResult(life, result, offsetWeeks);
  return {
    offsetWeeks,
    moved: offsetWeeks > 0,
    result,
    projection,
    series: projection.futureProjections,
    ages: { now: result.age, projected: projection.age, lifeExpectancy: result.lifeExpectancy },
    weeks: calculateWeeksOfLife(life, offsetWeeks),
  };
}
