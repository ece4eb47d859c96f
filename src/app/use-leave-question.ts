import { useEffect } from 'react';
import type { Draft } from '../document/draft.ts';
import { countEvents } from '../life/life-events.ts';
import { hasCarriedState } from '../platform/carried-state.ts';
import { isSaved, type SaveState } from '../sections/save-state.ts';

/**
 * Whether a closed tab would lose entries that are worth a question: moments, chapters and people. A birthdate, a
 * country and hours are typed again sooner than a question is read, and nearly every visitor has typed them.
 */
export const losesEntries = ({ events }: Draft, status: SaveState['status']): boolean =>
  !isSaved(status) && countEvents(events) > 0;

/** Without its own entries: the page that opens next in this tab has taken them over. */
function ask(event: BeforeUnloadEvent): void {
  if (!hasCarriedState()) event.preventDefault();
}

/**
 * Has the browser ask before the page is left or reloaded. Only while that is needed: browsers may keep no page that
 * asks for a way back to it.
 */
export function useLeaveQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
