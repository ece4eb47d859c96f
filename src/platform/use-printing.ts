import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWindowEvent } from './use-window-event.ts';

/** Whether the page is being printed. The browser lays out its print right after the event, so the change is at once. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return printing;
}
