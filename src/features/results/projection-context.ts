import { createContext, use } from 'react';
import type { LifeProjection } from '../../life/life-projection.ts';

/** The shown life where the slider stands, and where it last rested. */
export interface ProjectedViews {
  readonly immediate: LifeProjection;
  readonly deferred: LifeProjection;
}

export const ProjectedViewsContext = createContext<ProjectedViews | null>(null);
/** The one of the two that a section shows. */
export const ProjectionContext = createContext<LifeProjection | null>(null);

/** @throws Error outside of the results */
export function useProjectedViews(): ProjectedViews {
  const views = use(ProjectedViewsContext);
  if (!views) throw new Error('useProjectedViews is called outside of <ProjectedViewsContext>.');
  return views;
}

/** @throws Error outside of a `DeferredSection` */
export function useProjection(): LifeProjection {
  const projection = use(ProjectionContext);
  if (!projection) throw new Error('useProjection is called outside of <ProjectionContext>.');
  return projection;
}
