import { type ReactNode, useMemo } from 'react';
import { useInSight } from '../../platform/use-in-sight.ts';
import { Part } from '../part.tsx';
import type { Moment } from './moment.ts';

export interface Moments {
  readonly current: Moment;
  /** Where the slider last stood still. */
  readonly rested: Moment;
}

interface FollowProps {
  readonly className?: string;
  /** What a visitor calls it, should it break. */
  readonly name: string;
  readonly moments: Moments;
  /** The same function for as long as nothing but the slider changes. */
  readonly render: (moment: Moment) => ReactNode;
}

/**
 * A part of the results that follows the slider: step by step while it is in sight, and otherwise when the slider
 * rests, so that a step costs no more than what can be seen of it.
 */
export function Follow({ className, name, moments: { current, rested }, render }: FollowProps) {
  const [ref, inSight] = useInSight<HTMLDivElement>();
  const shown = inSight ? current : rested;
  const rendered = useMemo(() => render(shown), [render, shown]);
  return (
    <div ref={ref} className={className}>
      <Part name={name} of={current.result}>
        {rendered}
      </Part>
    </div>
  );
}
