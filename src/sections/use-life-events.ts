import { useMemo } from 'react';
import type { EventChange } from '../document/reduce-document.ts';
import type { EventRestored } from '../document/removed-events.ts';
import { type LifeEvents, NO_LIFE_EVENTS } from '../life/life-events.ts';
import type { Marks } from '../life/place-events.ts';
import { chunk, useChunk } from '../platform/chunk.ts';
import type { WeeksBy } from '../ui/charts/week-picture.ts';
import { withWords } from '../words/load-words.ts';
import { useResults } from './results-context.ts';

export type LifeEventsCode = typeof import('./life-events-code.ts');

/** The code for chapters and moments, which other lives do not need. */
export const lifeEventsCode = chunk(() => withWords(['entries'], import('./life-events-code.ts')));

/** The chapters, moments and people of the life in the results, and the code that shows them, once it is loaded. */
export function useLifeEvents() {
  const { events, eventsAndRemoved, onChangeEvents, shown } = useResults();
  // The example's own events are part of that code. A link to it has no dates to place them by.
  const isExample = !events && shown.example && shown.dates !== null;
  const code = useChunk(lifeEventsCode, isExample || events !== null);
  const known: LifeEvents = events ?? (isExample && code ? code.exampleEvents() : NO_LIFE_EVENTS);
  const birthdate = shown.dates?.birthdate ?? null;
  const { presentWeek } = shown.life;
  const marks = useMemo(
    () => code?.createMarks(known, birthdate, presentWeek) ?? null,
    [code, known, birthdate, presentWeek],
  );
  const onChange =
    onChangeEvents &&
    ((change: EventChange | EventRestored) =>
      onChangeEvents(change.type === 'eventRestored' ? change : { ...change, events: known }));
  return { code, events: known, andRemoved: eventsAndRemoved ?? known, marks, onChange };
}

/**
 * Chooses what the dots of the weeks show: a life in chapters shows those until the visitor chooses, others show time.
 * @param chosen `null` until then
 * @param marks `null` for a life without chapters and moments
 */
export function chooseWeeksBy(chosen: WeeksBy | null, marks: Marks | null): WeeksBy {
  if (marks && marks.chapters.length > 0) return chosen ?? 'chapters';
  return chosen === 'activities' ? chosen : 'time';
}
