import { useMemo } from 'react';
import type { Chapter } from '../life/life-events.ts';
import { type SuggestedChapter, suggestChapters } from '../life/suggest-chapters.ts';
import { usePrinting } from '../platform/use-window-event.ts';
import { useEventEdit } from './event-edit-context.ts';
import { useEditing, useLife } from './results-context.ts';
import { useLifeEvents } from './use-life-events.ts';

const NONE: readonly SuggestedChapter[] = [];

/** The chapters that the weeks suggest. None on paper, to a visitor who wants none, and for a life that cannot be changed. */
export function useSuggestions(): readonly SuggestedChapter[] {
  const { life, dates } = useLife().shown;
  const editing = useEditing();
  const { chapters } = useLifeEvents().events;
  const { isDeclined } = useEventEdit();
  const printing = usePrinting();
  const isOffered = editing !== null && dates !== null && !isDeclined && !printing;
  return useMemo(() => (isOffered ? suggestChapters(life, chapters) : NONE), [isOffered, life, chapters]);
}

/** The suggested chapter that was taken last, if that is what is undone next while others are suggested; `null` for none. */
export function useTakenSuggestion(): Chapter | null {
  const step = useEditing()?.undo.step;
  const last = useLifeEvents().events.chapters.at(-1);
  const isAsked = useSuggestions().length > 0;
  if (!isAsked || !last || step?.label.verb !== 'added' || !('what' in step.label)) return null;
  const { what } = step.label;
  return 'name' in what && what.name === last.name ? last : null;
}
