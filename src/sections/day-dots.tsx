import { DAYS_PER_YEAR } from '../life/activity.ts';

/** The numbers of days that a dot can represent. */
const DAYS_PER_DOT = [1, 7, 30, 100, DAYS_PER_YEAR] as const;
const MOST_DOTS = 200;
/** The distance between the centers of two dots. */
const PITCH = 12;
/** The radius of a dot so far, and of one ahead. */
export const DOT_RADIUS = { behind: 4.5, ahead: 2 } as const;

interface DaysToDraw {
  /** Days, 0 or more. */
  readonly behind: number;
  /** Days, 0 or more. */
  readonly ahead: number;
  readonly width: number;
}

/** At least one dot for more than zero days. */
const countDots = (days: number, daysPerDot: number) =>
  days > 0 ? Math.max(1, Math.round(days / daysPerDot)) : 0;

/**
 * Places days in rows of dots, from the left and from the top: those so far, and after them those ahead. A dot is of the
 * fewest days with which there are at most 200 dots, or else of a year.
 */
export function layOutDays({ behind, ahead, width }: DaysToDraw) {
  const days = behind + ahead;
  const daysPerDot = DAYS_PER_DOT.find((each) => days / each <= MOST_DOTS) ?? DAYS_PER_YEAR;
  const columns = Math.max(1, Math.floor(width / PITCH));
  const soFar = countDots(behind, daysPerDot);
  const all = soFar + countDots(ahead, daysPerDot);
  const places = Array.from({ length: all }, (_, index) => ({
    x: ((index % columns) + 0.5) * PITCH,
    y: (Math.floor(index / columns) + 0.5) * PITCH,
  }));
  return {
    daysPerDot,
    behind: places.slice(0, soFar),
    ahead: places.slice(soFar),
    height: Math.ceil(all / columns) * PITCH,
  };
}
