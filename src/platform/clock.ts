import { useMemo, useSyncExternalStore } from 'react';
import { type CalendarDate, formatIsoDate, parseCalendarDate } from '../life/calendar-date.ts';

/** The calendar day of a point in time, in the device's time zone. */
export function calendarDateOf(date: Date): CalendarDate {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

/** Today, in the visitor's own time zone. */
export const today = (): CalendarDate => calendarDateOf(new Date());

const MINUTE_MS = 60_000;

/**
 * Calls back when the day may have changed, including after a sleeping tab or device wakes up. It checks every minute:
 * a single timer for midnight would be late after sleep.
 */
function subscribeToDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    onChange();
    timer = setTimeout(check, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  check();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Today in the visitor's own time zone, the same object all day; `null` when prerendered. */
export function useToday(): CalendarDate | null {
  const day = useSyncExternalStore<string | null>(
    subscribeToDay,
    () => formatIsoDate(today()),
    () => null,
  );
  return useMemo(() => (day === null ? null : parseCalendarDate(day)), [day]);
}
