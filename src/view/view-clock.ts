import type { CalendarDate } from '../life/calendar-date.ts';
import { calendarDateOf } from '../platform/clock.ts';

/** The hours of the day: by the clock, the view is light from 7 to 19. */
const LIGHT = { from: 7, until: 19 };

/** Pixels by which the view is moved, one place for each hour: no dot stays at its place on an old screen. */
const PLACES = [
  [0, 0],
  [2, 1],
  [3, -1],
  [1, -3],
  [-1, -2],
  [-3, -1],
  [-2, 2],
  [1, 3],
] as const;

/** The time, as far as the view needs it. */
interface ViewTime {
  readonly today: CalendarDate;
  readonly theme: 'light' | 'dark';
  /** Pixels to the right and down. */
  readonly shift: readonly [x: number, y: number];
}

/** Reads the clock at a point in time, in the device's time zone. */
export function readTime(at: Date): ViewTime {
  const today = calendarDateOf(at);
  const hour = at.getHours();
  const shift = PLACES[hour % PLACES.length] ?? PLACES[0];
  return { today, theme: hour >= LIGHT.from && hour < LIGHT.until ? 'light' : 'dark', shift };
}

/**
 * The milliseconds to the next full hour by the clock, midnight among them. The next hour comes from the calendar, so
 * that it is right on days with 23 and 25 hours, and where a day begins at one o'clock.
 */
export function untilNextHour(at: Date): number {
  const next = new Date(at.getFullYear(), at.getMonth(), at.getDate(), at.getHours() + 1);
  const wait = next.getTime() - at.getTime();
  // In the hour that the clocks go through twice, the calendar may name one that has passed.
  return wait > 0 ? wait : HOUR_MS;
}

const HOUR_MS = 3_600_000;

/** Events after which a device may have woken up: its timers may be late by as long as it slept. */
const WAKING = ['pageshow', 'focus', 'online'] as const;
const OF_DOCUMENT = ['visibilitychange', 'resume'] as const;

/**
 * Calls back at every full hour by the clock, and whenever the page may have slept. There is nothing to do in between:
 * one timer waits for the hour.
 * @param signal ends it
 */
export function followClock(onChange: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(check, untilNextHour(new Date()));
  };
  const check = () => {
    wait();
    onChange();
  };
  wait();
  for (const event of WAKING) addEventListener(event, check, { signal });
  for (const event of OF_DOCUMENT) document.addEventListener(event, check, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
