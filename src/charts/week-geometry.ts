import type { Tone } from './paint.ts';
import { roundPixels } from './round-pixels.ts';
import type { ColumnRun } from './week-columns.ts';

/** The weeks of a life, counted from 0 at birth, 52 to a year. */
export interface Weeks {
  readonly total: number;
  readonly now: number;
  readonly projected: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The weeks of one tone in one run of columns. */
interface Dots {
  readonly tone: Tone;
  /** The index of the run of columns. */
  readonly run: number;
  /** A line through the dots of each row. Round caps and dashes of zero length turn it into dots. */
  readonly path: string;
}

export interface WeekGeometry {
  /** The distance from one dot to the next, in pixels. */
  readonly pitch: number;
  /** The left edge of the dots, right of the ages. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly dots: readonly Dots[];
  /** `null` for a life that is longer than the chart. */
  readonly now: Point | null;
  /** The week at the slider's position; `null` if the slider has not moved. */
  readonly projected: Point | null;
  /** Ages on the left axis, one for every ten years. */
  readonly ticks: readonly { readonly age: number; readonly y: number }[];
  /** The middle of each run of columns, for its label. */
  readonly middles: readonly number[];
  /** The week nearest to a point in the chart. */
  readonly weekAt: (place: Point) => number;
  readonly placeOf: (week: number) => Point;
}

export const COLUMNS = 52;
const AXIS_WIDTH = 36;
const HEAD_HEIGHT = 26;
const DECADE = 10;
/** The gap between decades, in pitches. */
const DECADE_GAP = 0.7;
/** The gap between two runs of columns, in pitches, which separates neighbors of the same paint. */
const RUN_GAP = 0.7;
const LARGEST_PITCH = 15;
const SMALLEST_PITCH = 4;
/** The smallest pitch for the sake of height: below it, the chart becomes taller than its limit instead. */
const LEGIBLE_PITCH = 7;

/** The overhang of a row's line past its last dot, in pitches, so that rounding never loses that dot. */
const OVERHANG = 0.02;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The columns and rows of dots. */
interface Grid {
  readonly pitch: number;
  readonly width: number;
  /** The middle of a column, in pixels. */
  readonly columnX: (column: number) => number;
  /** The middle of a row, in pixels. */
  readonly rowY: (age: number) => number;
}

function createGrid(years: number, runs: readonly ColumnRun[], room: Room): Grid {
  const rowsTall = years + Math.floor((years - 1) / DECADE) * DECADE_GAP;
  const starts = runs.filter(({ from, to }) => to > from).map(({ from }) => from);
  /** The left edge of a column, in pitches from the first. */
  const columnStart = (column: number) => {
    const runsBefore = starts.findLastIndex((start) => start <= column);
    return column + Math.max(0, runsBefore) * RUN_GAP;
  };
  const columnsWide = columnStart(COLUMNS - 1) + 1;
  const widest = (room.width - AXIS_WIDTH) / columnsWide;
  const tallest = Math.max(LEGIBLE_PITCH, (room.height - HEAD_HEIGHT) / rowsTall);
  const pitch = Math.max(SMALLEST_PITCH, Math.min(widest, tallest, LARGEST_PITCH));
  return {
    pitch,
    width: AXIS_WIDTH + columnsWide * pitch,
    columnX: (column) => AXIS_WIDTH + (columnStart(column) + 0.5) * pitch,
    rowY: (age) => HEAD_HEIGHT + (age + Math.floor(age / DECADE) * DECADE_GAP + 0.5) * pitch,
  };
}

/** The dots of one run of columns between two weeks, as a path with a line for each row. */
function drawRun(
  { pitch, columnX, rowY }: Grid,
  { from, to }: ColumnRun,
  start: number,
  end: number,
): string {
  let path = '';
  for (let age = Math.floor(start / COLUMNS); age * COLUMNS < end; age += 1) {
    const first = Math.max(from, start - age * COLUMNS);
    const last = Math.min(to, end - age * COLUMNS) - 1;
    const length = (last - first + OVERHANG) * pitch;
    if (last >= first)
      path += `M${roundPixels(columnX(first))} ${roundPixels(rowY(age))}h${roundPixels(length)}`;
  }
  return path;
}

/** The week nearest to a point. */
function findWeek({ pitch, columnX }: Grid, { x, y }: Point): number {
  let column = 0;
  while (column < COLUMNS - 1 && (columnX(column) + columnX(column + 1)) / 2 < x) column += 1;
  const decadeHeight = (DECADE + DECADE_GAP) * pitch;
  const below = Math.max(0, y - HEAD_HEIGHT);
  const decade = Math.floor(below / decadeHeight);
  const row = Math.min(DECADE - 1, Math.floor((below - decade * decadeHeight) / pitch));
  return (decade * DECADE + row) * COLUMNS + column;
}

/**
 * Lays out a life in weeks: a row for each year, a dot for each week, and a gap after every ten years.
 * @param runs of columns, from left to right, together all 52
 * @param room maximum width and height, in pixels; a long life may make the chart taller
 */
export function layOutWeeks(
  { total, now, projected }: Weeks,
  runs: readonly ColumnRun[],
  room: Room,
): WeekGeometry {
  const years = Math.ceil(total / COLUMNS);
  const grid = createGrid(years, runs, room);
  const { pitch, width, columnX, rowY } = grid;
  const placeOf = (week: number) => ({ x: columnX(week % COLUMNS), y: rowY(Math.floor(week / COLUMNS)) });
  const spans: [Tone, number, number][] = [
    ['lived', 0, now],
    ['between', now, projected],
    ['ahead', projected, total],
  ];
  const decades = Array.from({ length: Math.ceil(years / DECADE) }, (_, decade) => decade * DECADE);
  return {
    pitch,
    left: AXIS_WIDTH,
    width,
    height: rowY(years - 1) + pitch,
    dots: spans.flatMap(([tone, start, end]) =>
      runs
        .map((run, index) => ({ tone, run: index, path: drawRun(grid, run, start, end) }))
        .filter(({ path }) => path !== ''),
    ),
    now: now < total ? placeOf(now) : null,
    projected: projected > now ? placeOf(projected) : null,
    ticks: decades.map((age) => ({ age, y: rowY(age) })),
    middles: runs.map(({ from, to }) => (columnX(from) + columnX(Math.max(from, to - 1))) / 2),
    weekAt: (point) => Math.min(total - 1, findWeek(grid, point)),
    placeOf,
  };
}
