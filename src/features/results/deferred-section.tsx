import { type ReactNode, useMemo } from 'react';
import { useInView } from '../../platform/use-in-view.ts';
import { SectionBoundary } from '../section-boundary.tsx';
import type { ProjectedView } from './projected-view.ts';

export interface ProjectedViews {
  readonly immediate: ProjectedView;
  /** Where the slider last stood still. */
  readonly deferred: ProjectedView;
}

interface DeferredSectionProps {
  readonly className?: string;
  /** What a visitor calls it, should it break. */
  readonly name: string;
  readonly moments: ProjectedViews;
  /** The same function for as long as nothing but the slider changes. */
  readonly render: (moment: ProjectedView) => ReactNode;
}

/**
 * A part of the results that follows the slider: step by step while it is in sight, and otherwise when the slider
 * rests, so that a step costs no more than what can be seen of it.
 */
export function DeferredSection({
  className,
  name,
  moments: { immediate: current, deferred: rested },
  render,
}: DeferredSectionProps) {
  const [ref, inSight] = useInView<HTMLDivElement>();
  const shown = inSight ? current : rested;
  const rendered = useMemo(() => render(shown), [render, shown]);
  return (
    <div ref={ref} className={className}>
      <SectionBoundary name={name} resetKey={current.result}>
        {rendered}
      </SectionBoundary>
    </div>
  );
}
