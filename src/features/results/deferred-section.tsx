import type { ReactNode } from 'react';
import { useInView } from '../../platform/use-in-view.ts';
import { SectionBoundary } from '../section-boundary.tsx';
import { ProjectionContext, useProjectedViews } from './projection-context.ts';
import { useResults } from './results-context.ts';

interface DeferredSectionProps {
  readonly className?: string;
  /** What a visitor calls it, should it break. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A part of the results that follows the slider: step by step while it is in view, and otherwise when the slider
 * rests, so that a step costs no more than what can be seen of it. Its children read `useProjection`; they do not
 * render again for anything else.
 */
export function DeferredSection({ className, name, children }: DeferredSectionProps) {
  const { immediate, deferred } = useProjectedViews();
  const { shown } = useResults();
  const [ref, inView] = useInView<HTMLDivElement>();
  return (
    <div ref={ref} className={className}>
      <SectionBoundary name={name} resetKey={shown.life}>
        <ProjectionContext value={inView ? immediate : deferred}>{children}</ProjectionContext>
      </SectionBoundary>
    </div>
  );
}
