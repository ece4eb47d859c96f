import { useMemo, useState } from 'react';
import type { Marks } from '../../life/place-events.ts';
import { useResults } from '../results-context.ts';
import { type LifeEventsCode, useLifeEvents } from '../use-life-events.ts';

/** Chapters and moments for a picture or a link, with the code that draws them. */
export interface PictureMarks {
  readonly code: LifeEventsCode;
  readonly marks: Marks;
}

/** The chapters and moments of the life in the results; `null` if there are none. */
export function usePictureMarks(): PictureMarks | null {
  const { code, marks } = useLifeEvents();
  return useMemo(
    () => (code && marks && marks.chapters.length + marks.moments.length > 0 ? { code, marks } : null),
    [code, marks],
  );
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
