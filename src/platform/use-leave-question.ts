import { hasCarriedState } from './carried-state.ts';
import { useWindowEvent } from './use-window-event.ts';

/**
 * Has the browser ask before the page is left or reloaded. Only while that is needed: browsers may keep no page that
 * asks for a way back to it.
 */
export function useLeaveQuestion(isNeeded: boolean): void {
  const ask = (event: BeforeUnloadEvent) => {
    // Not about entries that the page that opens next in this tab has taken over.
    if (!hasCarriedState()) event.preventDefault();
  };
  useWindowEvent('beforeunload', ask, isNeeded);
}
