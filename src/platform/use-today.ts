import { useSyncExternalStore } from 'react';
import { formatIsoDate } from '../life/calendar-date.ts';
import { today } from './clock.ts';

const MINUTE_MS = 60_000;

/**
 * Calls back when the day may have changed, also when a sleeping tab or machine wakes up on another day. A day begins at
 * a full minute in every time zone; waited for alone, it would come late where the machine slept and its timers with it.
 */
function subscribeToDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Today as ISO 8601, in the visitor's own time zone; `undefined` in the page as prerendered, which knows no day. */
export function useToday(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribeToDay,
    () => formatIsoDate(today()),
    () => undefined,
  );
}
