import type { LifeProjection } from '../../life/life-projection.ts';
import { createRequiredContext } from '../../ui/required-context.ts';

/** The projection at the slider's position: at once, right after that, and once the slider rests. */
export interface ProjectedViews {
  readonly immediate: LifeProjection;
  /** A task later, so that the slider itself does not wait for what follows it. */
  readonly following: LifeProjection;
  readonly deferred: LifeProjection;
}

export const [ProjectedViewsContext, useProjectedViews] =
  createRequiredContext<ProjectedViews>('ProjectedViewsContext');

export const [ProjectionContext, useProjection] = createRequiredContext<LifeProjection>('ProjectionContext');
