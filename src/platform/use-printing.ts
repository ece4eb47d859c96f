import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEventCallback } from './use-event-callback.ts';

/** Whether the page is being printed: it renders again before the browser lays out its print. */
export function usePrinting(onPrinted: () => void): boolean {
  const [printing, setPrinting] = useState(false);
  const endPrinting = useEventCallback(() => {
    setPrinting(false);
    onPrinted();
  });
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', endPrinting);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', endPrinting);
    };
  }, [endPrinting]);
  return printing;
}
