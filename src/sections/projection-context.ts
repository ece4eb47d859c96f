import type { LifeProjection } from '../life/life-projection.ts';
import { createRequiredContext } from '../ui/required-context.ts';

/** The projection at the slider's position: at once, and once the slider rests. */
export interface ProjectedViews {
  readonly immediate: LifeProjection;
  readonly deferred: LifeProjection;
}

export const [ProjectedViewsContext, useProjectedViews] =
  createRequiredContext<ProjectedViews>('ProjectedViewsContext');

export const [ProjectionContext, useProjection] = createRequiredContext<LifeProjection>('ProjectionContext');
