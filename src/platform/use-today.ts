import { useSyncExternalStore } from 'react';
import { formatIsoDate } from '../life/calendar-date.ts';
import { today } from './clock.ts';

function untilMidnightMs(): number {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** Calls back when the day changes, also when a sleeping tab wakes up on another day. */
function subscribeToDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      onChange();
      wait();
    }, untilMidnightMs());
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
