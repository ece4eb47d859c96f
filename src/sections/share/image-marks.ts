import { useMemo, useState } from 'react';
import type { Marks } from '../../life/place-events.ts';
import { useResults } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';

/** The chapters and moments of the life in the results; `null` if there are none. */
export function useImageMarks(): Marks | null {
  const { marks } = useLifeEvents();
  return useMemo(() => (marks && marks.chapters.length + marks.moments.length > 0 ? marks : null), [marks]);
}

/**
 * Whether chapters and moments are included in a picture or link. The choice is reset for each life, and by
 * `setTicked(false)`.
 */
export function useTick(): readonly [isTicked: boolean, setTicked: (ticked: boolean) => void] {
  const { life } = useResults().shown;
  const [tickedFor, setTickedFor] = useState<object | null>(null);
  return [tickedFor === life, (ticked) => setTickedFor(ticked ? life : null)];
}
