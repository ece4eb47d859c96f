import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Listens to an event of the window. @param isNeeded whether it listens at all */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handle: (event: WindowEventMap[Type]) => void,
  isNeeded = true,
): void {
  const onEvent = useEffectEvent(handle);
  // Before what it belongs to is visible, so that the first key counts.
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const listener = (event: WindowEventMap[Type]) => onEvent(event);
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type, isNeeded]);
}

/** Whether the page is being printed. The browser lays out its print right after the event, so the change is at once. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return printing;
}
