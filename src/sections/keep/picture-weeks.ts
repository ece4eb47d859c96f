import type { Marks } from '../../life/place-events.ts';
import { ageInWeek, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import type { WeekSpan } from '../../life/weeks-of-when.ts';
import { paintChapters } from '../../weeks/chart.ts';
import { divideByChapters, drawDots } from '../../weeks/dots.ts';
import type { Weeks } from '../../weeks/geometry.ts';
import type { Grid, Point } from '../../weeks/grid.ts';
import { layOutMarks, type MomentMark } from '../../weeks/moment-rings.ts';

/** A circle, with the attributes of SVG. */
interface Circle {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly strokeWidth?: number;
  readonly fillOpacity?: number;
}

/** The circles on the dots. */
export interface PictureCircles {
  /** The light around today, from the outside. */
  readonly light: readonly Circle[];
  readonly today: Circle | null;
  /** The weeks of moments: with their numbers, or where nothing says what those mean, without. */
  readonly numbered: readonly MomentMark[];
  readonly rings: readonly Circle[];
}

/** Weeks in no chapter. Those ahead are quiet. */
const TIME = { lived: 'var(--ink)', between: 'var(--ink)', ahead: 'var(--edge)' };
/** Radii and widths of circles, as shares of the distance of dots. */
const TODAY = { radius: 0.62, width: 0.08 };
const RING = { radius: 0.55, width: 0.2 };
const LIGHT = [
  { radius: 2.6, fillOpacity: 0.1 },
  { radius: 1.9, fillOpacity: 0.16 },
  { radius: 1.3, fillOpacity: 0.3 },
];
/** The height of a ring with a number, in the same shares: a number is legible on A4. */
const NUMBER = 1.75;

/** The dots with their paints, in the colors of the chapters if there are any. */
export function drawPictureWeeks(grid: Grid, { total, now }: Weeks, marks: Marks | null) {
  const chapters = marks?.chapters ?? [];
  return {
    dots: drawDots(grid, { now, count: total }, divideByChapters(chapters)),
    paints: paintChapters(chapters, TIME),
  };
}

interface CirclesToPlace extends Pick<Weeks, 'total' | 'now'> {
  readonly marks: Marks | null;
  /** Whether the picture says what the numbers of moments mean. */
  readonly isNumbered: boolean;
}

export function placeCircles(
  grid: Grid,
  { total, now: week, marks, isNumbered }: CirclesToPlace,
): PictureCircles {
  const { pitch, placeOf, box } = grid;
  const circleAt = ({ x, y }: Point, { radius, width }: { radius: number; width?: number }): Circle => ({
    cx: x,
    cy: y,
    r: pitch * radius,
    ...(width && { strokeWidth: pitch * width }),
  });
  const now = week < total ? placeOf(week) : null;
  const moments = marks?.moments ?? [];
  const marked = new Set(moments.map((moment) => moment.week).filter((each) => each < total));
  return {
    light: now ? LIGHT.map(({ radius, fillOpacity }) => ({ ...circleAt(now, { radius }), fillOpacity })) : [],
    today: now && circleAt(now, TODAY),
    numbered: isNumbered
      ? layOutMarks({ ...box, pitch, placeOf, count: total, now }, moments, pitch * NUMBER)
      : [],
    rings: isNumbered ? [] : Array.from(marked, (each) => circleAt(placeOf(each), RING)),
  };
}

/** The beginning of a week along the years of a picture: each year has its weeks one after the other. */
function alongYears({ yearMiddle, pitch }: Grid, week: number): number {
  const age = ageInWeek(week);
  return yearMiddle(age) + (week / WEEKS_PER_YEAR - age - 0.5) * pitch;
}

/**
 * Where a span begins and ends along the years of a picture; `null` if none of its weeks is drawn.
 * @param count how many weeks are drawn
 */
export function spanAlong(
  grid: Grid,
  { from, until }: WeekSpan,
  count: number,
): { readonly from: number; readonly until: number } | null {
  const end = Math.min(until, count);
  if (end <= from) return null;
  // The last week's end, rather than the next week's beginning, which may be after the gap between two decades.
  return { from: alongYears(grid, from), until: alongYears(grid, end - 1) + grid.pitch / WEEKS_PER_YEAR };
}
