import { useMemo } from 'react';
import { exampleEvents } from '../document/example-events.ts';
import type { EventChange } from '../document/reduce-document.ts';
import type { EventRestored } from '../document/removed-events.ts';
import { type LifeEvents, NO_LIFE_EVENTS } from '../life/life-events.ts';
import { type Marks, placeMarks } from '../life/place-events.ts';
import type { WeeksBy } from '../ui/charts/week-picture.ts';
import { useResults } from './results-context.ts';

/** The chapters, moments and people of the life in the results, and the first two in its weeks. */
export function useLifeEvents() {
  const { events, eventsAndRemoved, onChangeEvents, shown } = useResults();
  // A link to the example has no dates to place its events by.
  const isExample = !events && shown.example && shown.dates !== null;
  const known: LifeEvents = events ?? (isExample ? exampleEvents() : NO_LIFE_EVENTS);
  const birthdate = shown.dates?.birthdate ?? null;
  const { presentWeek: now } = shown.life;
  const hasEvents = isExample || events !== null;
  const marks = useMemo(
    () => (hasEvents ? placeMarks(known, { birthdate, now }) : null),
    [hasEvents, known, birthdate, now],
  );
  const onChange =
    onChangeEvents &&
    ((change: EventChange | EventRestored) =>
      onChangeEvents(change.type === 'eventRestored' ? change : { ...change, events: known }));
  return { events: known, andRemoved: eventsAndRemoved ?? known, marks, onChange };
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
