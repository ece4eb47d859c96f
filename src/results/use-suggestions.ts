import { useMemo } from 'react';
import type { Chapter } from '../life/life-events.ts';
import { type SuggestedChapter, suggestChapters } from '../life/suggest-chapters.ts';
import { usePrinting } from '../platform/use-window-event.ts';
import { useColoringChoices } from './colorings/colorings.ts';
import { useEventEdit } from './event-edit-context.ts';
import { useEditing, useLife } from './results-context.ts';
import { useLifeEvents } from './use-life-events.ts';

const NONE: readonly SuggestedChapter[] = [];

/**
 * The chapters that the weeks suggest. None on paper, and for a life that cannot be changed. Whether they show depends on what
 * colors the weeks: by chapters without any, they always do; otherwise until the visitor wants none.
 */
export function useSuggestions() {
  const { life, dates } = useLife().shown;
  const editing = useEditing();
  const { chapters } = useLifeEvents().events;
  const { isDeclined } = useEventEdit();
  const { by } = useColoringChoices().coloring;
  const printing = usePrinting();
  const isOffered = editing !== null && dates !== null && !printing;
  const suggestions = useMemo(
    () => (isOffered ? suggestChapters(life, chapters) : NONE),
    [isOffered, life, chapters],
  );
  const isAny = suggestions.length > 0;
  const isChosen = by === 'chapters' && chapters.length === 0;
  /** Where the visitor can want none. */
  const canDecline = isAny && !isDeclined && !isChosen && (by === 'time' || by === 'chapters');
  return { suggestions, canDecline, isShown: canDecline || (isAny && isChosen) };
}

/** The suggested chapter that was taken last, if that is what is undone next while others are suggested; `null` for none. */
export function useTakenSuggestion(): Chapter | null {
  const step = useEditing()?.undo.step;
  const last = useLifeEvents().events.chapters.at(-1);
  const { isShown } = useSuggestions();
  if (!isShown || !last || step?.label.verb !== 'added' || !('what' in step.label)) return null;
  const { what } = step.label;
  return 'name' in what && what.name === last.name ? last : null;
}
