import { useMemo } from 'react';
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
