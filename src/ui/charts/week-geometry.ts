import { ageInWeek, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { roundPixels } from './round-pixels.ts';
import type { Band } from './week-bands.ts';
import { type Dots, drawDots, listParts, type WeekPart } from './week-dots.ts';
import { type Bounds, createGrid, DECADE, type Grid, type Point, pointIn } from './week-grid.ts';

/** The weeks of a life, counted from 0 at birth, 52 to a year. */
export interface Weeks {
  readonly total: number;
  readonly now: number;
  readonly projected: number;
  /** The weeks up to life expectancy, where a line is drawn. If omitted, there is no line. */
  readonly end?: number;
}

export type { Point } from './week-grid.ts';

/** The place of a text. */
export interface Anchored extends Point {
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface WeekGeometry extends Pick<Grid, 'isHorizontal' | 'pitch' | 'left' | 'width' | 'height'> {
  /** How many weeks are drawn. */
  readonly count: number;
  readonly dots: readonly Dots[];
  /** `null` for a life that is longer than the chart. */
  readonly now: Point | null;
  /** The week at the slider's position; `null` if the slider has not moved. */
  readonly projected: Point | null;
  /** The line where life expectancy ends, with the place of its figure; `null` without one. */
  readonly end: { readonly path: string; readonly label: Anchored } | null;
  /** Ages on the axis of the years, one for every ten years. */
  readonly ticks: readonly (Anchored & { readonly age: number })[];
  /** The middle of each run of columns of the first band, along the weeks, for its label. */
  readonly middles: readonly number[];
  /** The week nearest to a point in the chart. */
  readonly weekAt: (place: Point) => number;
  readonly placeOf: (week: number) => Point;
}

/** From the middle of a line of text down to its baseline, in pixels. */
export const BASELINE = 5;
/** The right edge of the ages beside a vertical chart, in pixels. */
const AGE_END = 25;
/** The length of the line at the end outside of the dots, towards its figure, in pixels. */
const REACH = 8;
/** Half the width of the figure of the line at the end, in pixels. */
const HALF_FIGURE = 14;
/** The minimum distance from that figure to an age on the axis, in pixels. */
const CLEARANCE = { horizontal: 28, vertical: 17 };
/** The room for the first age with the name of the axis, in pixels. */
const NAME_ROOM = 58;

/** The edge before a year: halfway between it and the year before. @param age from 1 */
const yearEdge = ({ yearMiddle }: Grid, age: number) => (yearMiddle(age - 1) + yearMiddle(age)) / 2;

/** The line where life expectancy ends: after a whole year, or with a step in a year that it divides. */
function drawEnd(grid: Grid, end: number): WeekGeometry['end'] {
  const { isHorizontal, pitch, width, height } = grid;
  const [whole, rest] = [Math.floor(end / WEEKS_PER_YEAR), end % WEEKS_PER_YEAR];
  const after = yearEdge(grid, whole);
  const before = rest === 0 ? after : yearEdge(grid, whole + 1);
  const weekMiddle = (week: number) => grid.weekMiddle(week, whole);
  const [first, last] = [weekMiddle(0) - pitch / 2, weekMiddle(WEEKS_PER_YEAR - 1) + pitch / 2];
  const step = weekMiddle(rest) - pitch / 2;
  const corners = [
    [before, isHorizontal ? first : first - REACH],
    [before, step],
    [after, step],
    [after, isHorizontal ? last + REACH : last],
  ] as const;
  const path = corners.map(([years, weeks]) => {
    const { x, y } = pointIn(grid, years, weeks);
    return `${roundPixels(x)} ${roundPixels(y)}`;
  });
  return {
    path: `M${path.join('L')}`,
    label: isHorizontal
      ? { x: Math.min(after, width - HALF_FIGURE), y: height - BASELINE, anchor: 'middle' }
      : { x: AGE_END, y: before + BASELINE, anchor: 'end' },
  };
}

/** An age for every ten years, except near the figure of the line. */
function placeTicks(grid: Grid, years: number, end: WeekGeometry['end']): WeekGeometry['ticks'] {
  const { isHorizontal, yearMiddle, left, height } = grid;
  return Array.from({ length: Math.ceil(years / DECADE) }, (_, decade) => {
    const age = decade * DECADE;
    const at = yearMiddle(age);
    if (!isHorizontal) return { age, x: AGE_END, y: at + BASELINE, anchor: 'end' } as const;
    // The first has the name of the axis before it.
    return age === 0
      ? ({ age, x: left, y: height - BASELINE, anchor: 'start' } as const)
      : ({ age, x: at, y: height - BASELINE, anchor: 'middle' } as const);
  }).filter(({ age, x, y }) => {
    if (isHorizontal && age > 0 && x - left < NAME_ROOM) return false;
    if (!end) return true;
    return isHorizontal
      ? Math.abs(x - end.label.x) >= CLEARANCE.horizontal
      : Math.abs(y - end.label.y) >= CLEARANCE.vertical;
  });
}

/** The place in an ascending list of middles that is nearest to a position; the former of two as near. */
function findNearest(middleOf: (index: number) => number, count: number, position: number): number {
  let index = 0;
  while (index < count - 1 && (middleOf(index) + middleOf(index + 1)) / 2 < position) index += 1;
  return index;
}

/**
 * Lays out a life in weeks: a row or a column for each year, a dot for each week, and a gap after every ten years.
 * @param bands from birth on; each has runs of columns, in their order, together all 52
 * @param room maximum width and height, in pixels; if dots would be too small, the chart is larger
 * @param parts what has a paint of its own, together all weeks; defaults to the runs of columns
 */
export function layOutWeeks(
  weeks: Weeks,
  bands: readonly Band[],
  room: Bounds,
  parts?: readonly WeekPart[],
): WeekGeometry {
  const { total: count, now } = weeks;
  const years = Math.ceil(count / WEEKS_PER_YEAR);
  const grid = createGrid(years, bands, room);
  const { isHorizontal, pitch, left, width, height, yearMiddle, weekMiddle } = grid;
  const projected = Math.min(weeks.projected, count);
  const placeOf = (week: number) => {
    const age = ageInWeek(week);
    return pointIn(grid, yearMiddle(age), weekMiddle(week % WEEKS_PER_YEAR, age));
  };
  const runs = bands[0]?.runs ?? [];
  const end = weeks.end === undefined ? null : drawEnd(grid, weeks.end);
  return {
    isHorizontal,
    pitch,
    left,
    width,
    height,
    count,
    dots: drawDots(grid, { now, projected, count }, parts ?? listParts(bands, years)),
    now: now < count ? placeOf(now) : null,
    projected: projected > now ? placeOf(Math.min(projected, count - 1)) : null,
    end,
    ticks: placeTicks(grid, years, end),
    middles: runs.map(({ from, to }) => (weekMiddle(from, 0) + weekMiddle(Math.max(from, to - 1), 0)) / 2),
    weekAt: ({ x, y }) => {
      const [alongYears, alongWeeks] = isHorizontal ? [x, y] : [y, x];
      const age = findNearest(yearMiddle, years, alongYears);
      const week = findNearest((column) => weekMiddle(column, age), WEEKS_PER_YEAR, alongWeeks);
      return Math.min(count - 1, age * WEEKS_PER_YEAR + week);
    },
    placeOf,
  };
}
