import type { ReactNode } from 'react';
import { useInView } from '../../platform/use-in-view.ts';
import { SectionBoundary } from '../section-boundary.tsx';
import { ProjectionContext, useProjectedViews } from './projection-context.ts';
import { useResults } from './results-context.ts';

interface DeferredSectionProps {
  readonly className?: string;
  /** The visitor's name for the section, for the error message. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A section of the results that follows the slider: at each step while it is in view, otherwise only when the slider
 * rests, so that a step renders only what is visible. Its children read `useProjection` and do not render again for
 * any other reason.
 */
export function DeferredSection({ className, name, children }: DeferredSectionProps) {
  const { following, deferred } = useProjectedViews();
  const { shown } = useResults();
  const [ref, inView] = useInView<HTMLDivElement>();
  return (
    <div ref={ref} className={className}>
      <SectionBoundary name={name} resetKey={shown.life}>
        <ProjectionContext value={inView ? following : deferred}>{children}</ProjectionContext>
      </SectionBoundary>
    </div>
  );
}
