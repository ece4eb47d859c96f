import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { type Band, bandOf, type ColumnRun } from './week-bands.ts';

/** Vertical: a row for each year; horizontal: a column for each year. */
export type Direction = 'vertical' | 'horizontal';

export interface Bounds {
  readonly width: number;
  readonly height: number;
  /** Defaults to vertical. */
  readonly direction?: Direction;
  /** The space for names at the left of a horizontal chart, in pixels. */
  readonly gutter?: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The places of a life's dots, along its years and along the weeks of each year, in pixels. */
export interface Grid {
  readonly isHorizontal: boolean;
  /** The distance from one week to the next. */
  readonly pitch: number;
  /** The left edge of the dots. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** The middle of a year, along the years. */
  readonly yearMiddle: (age: number) => number;
  /** The middle of a week, along the weeks of its year. @param column of the year, from 0 @param age the year, from 0 */
  readonly weekMiddle: (column: number, age: number) => number;
}

export const DECADE = 10;
/** The gap between decades, in pitches. */
const DECADE_GAP = 0.7;
/** The gap between two runs of columns, in pitches, which separates neighbors of the same paint. */
const RUN_GAP = 0.7;
/** The space after the last year, in pitches, for the line at the end of life expectancy. */
const END_SPACE = 0.5;
/** The space for the ages, at the left of a vertical chart. */
const AXIS_WIDTH = 36;
/** The space for the ages, below a horizontal chart. */
const AXIS_HEIGHT = 26;
/** The space for the labels of the columns, above a vertical chart. */
const LABEL_HEIGHT = 26;
const LARGEST_PITCH = 15;
/** The smallest pitch at which dots look separate. If a smaller one would be needed, the chart is larger than its bounds. */
const SMALLEST_PITCH = 4;
/** A horizontal chart uses the available width: its years are up to this many times as far apart as its weeks. */
const STRETCH = 1.3;
/** From this width on, a life with more years than a year has weeks is horizontal. */
const WIDE = 900;

const yearStart = (age: number) => age + Math.floor(age / DECADE) * DECADE_GAP;

const startsOf = (runs: readonly ColumnRun[]) =>
  runs.filter(({ from, to }) => to > from).map(({ from }) => from);

/** Where each column begins, in pitches from the first. @param gaps the total width of the gaps between runs, in gaps */
function listColumnStarts(runs: readonly ColumnRun[], gaps: number): number[] {
  const starts = startsOf(runs);
  const gap = RUN_GAP * (gaps / Math.max(1, starts.length - 1));
  return Array.from(
    { length: WEEKS_PER_YEAR },
    (_, column) =>
      column +
      Math.max(
        0,
        starts.findLastIndex((start) => start <= column),
      ) *
        gap,
  );
}

/** How much space the years and the weeks of a life have, in pixels, and how much they need, in pitches. */
function measure(years: number, bands: readonly Band[], { width, height, direction, gutter = 0 }: Bounds) {
  const isHorizontal = direction === 'horizontal';
  const [left, top, bottom] = isHorizontal ? [gutter, 0, AXIS_HEIGHT] : [AXIS_WIDTH, LABEL_HEIGHT, 0];
  const [across, down] = [width - left, height - top - bottom];
  const [forYears, forWeeks] = isHorizontal ? [across, down] : [down, across];
  const yearsLong = yearStart(years - 1) + 1 + END_SPACE;
  const gaps = Math.max(...bands.map(({ runs }) => startsOf(runs).length - 1));
  const weeksLong = WEEKS_PER_YEAR + gaps * RUN_GAP;
  const fit = Math.min(forYears / yearsLong, forWeeks / weeksLong, LARGEST_PITCH);
  return { isHorizontal, left, top, bottom, gaps, yearsLong, weeksLong, yearFit: forYears / yearsLong, fit };
}

/** Chooses the direction with the larger dots; on a wide page, horizontal for more years than a year has weeks. */
export function chooseDirection(years: number, bands: readonly Band[], room: Bounds): Direction {
  const horizontal = measure(years, bands, { ...room, direction: 'horizontal' });
  const vertical = measure(years, bands, room);
  const isWide = room.width >= WIDE && years > WEEKS_PER_YEAR;
  return horizontal.yearFit >= SMALLEST_PITCH && (isWide || horizontal.fit > vertical.fit)
    ? 'horizontal'
    : 'vertical';
}

export function createGrid(years: number, bands: readonly Band[], room: Bounds): Grid {
  const { gaps, isHorizontal, left, top, bottom, ...space } = measure(years, bands, room);
  const { yearsLong, weeksLong, yearFit, fit } = space;
  const pitch = Math.max(SMALLEST_PITCH, fit);
  const yearPitch = isHorizontal ? Math.max(pitch, Math.min(yearFit, pitch * STRETCH)) : pitch;
  const [yearsAt, weeksAt] = isHorizontal ? [left, top] : [top, left];
  const [yearsEnd, weeksEnd] = [yearsAt + yearsLong * yearPitch, weeksAt + weeksLong * pitch];
  // The first and the last week of a year are at the same places in every band.
  const starts = bands.map(({ runs }) => listColumnStarts(runs, gaps));
  // Up to the year after the last, where the line at the end may be.
  const startsByAge = Array.from({ length: years + 1 }, (_, age) => starts[bandOf(bands, age)]);
  return {
    isHorizontal,
    pitch,
    left,
    width: isHorizontal ? yearsEnd : weeksEnd,
    height: (isHorizontal ? weeksEnd : yearsEnd) + bottom,
    yearMiddle: (age) => yearsAt + (yearStart(age) + 0.5) * yearPitch,
    weekMiddle: (column, age) => weeksAt + ((startsByAge[age]?.[column] ?? 0) + 0.5) * pitch,
  };
}

/** Turns places along the years and along the weeks into a point. */
export const pointIn = ({ isHorizontal }: Pick<Grid, 'isHorizontal'>, years: number, weeks: number): Point =>
  isHorizontal ? { x: years, y: weeks } : { x: weeks, y: years };
