import { useEffect } from 'react';
import { historyText } from './storage.ts';

/** Writes what the page has when it is reloaded; `null` while there is nothing to keep. */
let writeState: (() => string) | null = null;

/** Has `reload` keep what the page has. @param write its identity stays the same */
export function useReloadedState(write: () => string): void {
  useEffect(() => {
    writeState = write;
    return () => {
      writeState = null;
    };
  }, [write]);
}

/**
 * Reloads the page without any cache and passes on what it has. The text is stored in this tab's history state, which
 * works even if storage is blocked.
 */
export function reload(): void {
  const pass = () => {
    if (writeState) historyText.set(writeState());
  };
  pass();
  // Again before the page is left, since that takes its time. At pagehide, the history is no longer this page's.
  addEventListener('beforeunload', pass, { once: true });
  void window.reloadAnew();
}
