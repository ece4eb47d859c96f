import { useEffect } from 'react';
import { hasCarriedState } from './carried-state.ts';

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
