import type { Tone } from './paint.ts';
import { roundPixels } from './round-pixels.ts';
import type { ColumnRun } from './week-columns.ts';

/** The weeks of a life, counted from 0 at birth, 52 to a year. */
export interface Weeks {
  readonly total: number;
  readonly now: number;
  readonly projected: number;
}

interface Point {
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

/**
 * Lays out a life in weeks: a row for each year, a dot for each week, and a gap after every ten years.
 * @param runs of columns, from left to right, together all 52
 * @param room maximum width and height, in pixels; a long life may make the chart taller
 */
export function layOutWeeks(
  { total, now, projected }: Weeks,
  runs: readonly ColumnRun[],
  room: { readonly width: number; readonly height: number },
): WeekGeometry {
  const years = Math.ceil(total / COLUMNS);
  const ages = Array.from({ length: years }, (_, age) => age);
  const rowsTall = years + Math.floor((years - 1) / DECADE) * DECADE_GAP;
  const starts = runs.filter(({ from, to }) => to > from).map(({ from }) => from);
  /** The left edge of a column, in pitches from the first. */
  const columnStart = (column: number) =>
    column +
    Math.max(
      0,
      starts.findLastIndex((start) => start <= column),
    ) *
      RUN_GAP;
  const columnsWide = columnStart(COLUMNS - 1) + 1;
  const widest = (room.width - AXIS_WIDTH) / columnsWide;
  const tallest = Math.max(LEGIBLE_PITCH, (room.height - HEAD_HEIGHT) / rowsTall);
  const pitch = Math.max(SMALLEST_PITCH, Math.min(widest, tallest, LARGEST_PITCH));
  const rowY = (age: number) => HEAD_HEIGHT + (age + Math.floor(age / DECADE) * DECADE_GAP + 0.5) * pitch;
  const columnX = (column: number) => AXIS_WIDTH + (columnStart(column) + 0.5) * pitch;
  const placeOf = (week: number) => ({
    x: columnX(week % COLUMNS),
    y: rowY(Math.floor(week / COLUMNS)),
  });
  const spans: [Tone, number, number][] = [
    ['lived', 0, now],
    ['between', now, projected],
    ['ahead', projected, total],
  ];
  const drawRun = ({ from, to }: ColumnRun, start: number, end: number) =>
    ages
      .slice(Math.floor(start / COLUMNS), Math.ceil(end / COLUMNS))
      .map((age) => {
        const first = Math.max(from, start - age * COLUMNS);
        const last = Math.min(to, end - age * COLUMNS) - 1;
        if (last < first) return '';
        const length = (last - first + OVERHANG) * pitch;
        return `M${roundPixels(columnX(first))} ${roundPixels(rowY(age))}h${roundPixels(length)}`;
      })
      .join('');
  return {
    pitch,
    left: AXIS_WIDTH,
    width: AXIS_WIDTH + columnsWide * pitch,
    height: rowY(years - 1) + pitch,
    dots: spans.flatMap(([tone, start, end]) =>
      runs
        .map((run, index) => ({ tone, run: index, path: drawRun(run, start, end) }))
        .filter(({ path }) => path !== ''),
    ),
    now: now < total ? placeOf(now) : null,
    projected: projected > now ? placeOf(projected) : null,
    ticks: ages.filter((age) => age % DECADE === 0).map((age) => ({ age, y: rowY(age) })),
    middles: runs.map(({ from, to }) => (columnX(from) + columnX(Math.max(from, to - 1))) / 2),
    weekAt: ({ x, y }) => {
      let column = 0;
      while (column < COLUMNS - 1 && (columnX(column) + columnX(column + 1)) / 2 < x) column += 1;
      const decadeHeight = (DECADE + DECADE_GAP) * pitch;
      const below = Math.max(0, y - HEAD_HEIGHT);
      const decade = Math.floor(below / decadeHeight);
      const row = Math.min(DECADE - 1, Math.floor((below - decade * decadeHeight) / pitch));
      return Math.min(total - 1, (decade * DECADE + row) * COLUMNS + column);
    },
    placeOf,
  };
}
