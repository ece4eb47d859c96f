import type { ComponentProps, ComponentType } from 'react';
import type { LifeProjection } from '../life/life-projection.ts';
import { useInView } from '../platform/use-in-view.ts';
import { createRequiredContext } from '../ui/required-context.ts';

/** The projection at the slider's position: at once, and once the slider rests. */
interface ProjectedViews {
  readonly immediate: LifeProjection;
  readonly deferred: LifeProjection;
  /** Whether the slider moves by itself. */
  readonly playing: boolean;
  /** Moves the slider to a number of weeks from today, from where it plays on or rests. */
  readonly onSlide: (offsetWeeks: number, playing?: boolean) => void;
}

export const [ProjectedViewsContext, useProjectedViews] =
  createRequiredContext<ProjectedViews>('ProjectedViewsContext');

export const [ProjectionContext, useProjection] = createRequiredContext<LifeProjection>('ProjectionContext');

/**
 * Follows the slider: at each step while it is in view, otherwise only when the slider rests, so that a step renders only
 * what is visible. Its children read `useProjection` and do not render again for any other reason.
 */
export function FollowSlider({ className, children }: Pick<ComponentProps<'div'>, 'className' | 'children'>) {
  const { immediate, deferred } = useProjectedViews();
  const [ref, inView] = useInView();
  return (
    <div ref={ref} className={className}>
      <ProjectionContext value={inView ? immediate : deferred}>{children}</ProjectionContext>
    </div>
  );
}

export function followSlider(Section: ComponentType): ComponentType {
  // One element, so that a step renders what reads the projection, and not the section for its own sake.
  const section = <Section />;
  return () => <FollowSlider>{section}</FollowSlider>;
}
