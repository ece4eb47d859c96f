import { cumsum, minIndex, pairs, sum } from 'd3-array';
import { apportion } from '../life/apportion.ts';
import { ageInWeek, WEEKS_PER_YEAR } from '../life/weeks.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Vertical: a row for each year; horizontal: a column for each year. */
export type Direction = 'vertical' | 'horizontal';

/** A run of columns: `from` is the first one, `to` is the one after the last. */
export interface ColumnRun {
  readonly from: number;
  readonly to: number;
}

/** A band of a life: years that have the same runs of columns, up to those of the next band. */
export interface Band {
  /** The age in the first year of the band, whole. */
  readonly from: number;
  readonly runs: readonly ColumnRun[];
}

/** A single band of a single run, of dots that show time. */
export const WHOLE_YEAR: readonly Band[] = [{ from: 0, runs: [{ from: 0, to: WEEKS_PER_YEAR }] }];

/** The band of a year, counted from 0. @param bands the first one from 0 on */
export const bandOf = (bands: readonly Band[], age: number): number =>
  bands.findLastIndex(({ from }) => from <= age);

/**
 * Divides the columns of a year in the proportions of a day. Every share above 0 gets at least one column.
 * @param shares each 0 or more, with at least one above 0
 * @example shareColumns([8, 8, 1, 7]) // 17, 17, 2 and 16 columns wide
 */
export function shareColumns(shares: readonly number[]): ColumnRun[] {
  const exact = shares.map((share) => (share / sum(shares)) * WEEKS_PER_YEAR);
  const widths = apportion(shares, WEEKS_PER_YEAR).map((width, index) =>
    exact[index] ? Math.max(1, width) : 0,
  );
  const missing = (width: number, index: number) => (exact[index] ?? 0) - width;
  while (sum(widths) > WEEKS_PER_YEAR) {
    const wide = minIndex(widths, (width, index) => (width > 1 ? missing(width, index) : undefined));
    widths[wide] = (widths[wide] ?? 0) - 1;
  }
  return pairs([0, ...cumsum(widths)], (from, to) => ({ from, to }));
}

/** The shape of a life's dots, whatever their size. */
interface GridShape {
  readonly direction: Direction;
  readonly years: number;
  /** Runs of columns that are apart from each other. Defaults to none. */
  readonly bands?: readonly Band[];
}

/** Where a grid is: its top left, and its distances. */
interface GridPosition extends Point {
  /** The distance from one dot to the next, in pixels. */
  readonly pitch: number;
  /** The distance from one year to the next, in pixels. Defaults to the pitch. */
  readonly yearPitch?: number;
}

/** The positions of a life's dots, in pixels. */
export interface Grid {
  readonly isHorizontal: boolean;
  readonly pitch: number;
  /** The distance from one year to the next. */
  readonly yearPitch: number;
  /** The smaller of the two: dots and rings are as large as it allows. */
  readonly unit: number;
  /** The dots with half a pitch around them. */
  readonly box: Box;
  /** The middle of a year, along the years. */
  readonly yearMiddle: (age: number) => number;
  /** The middle of a dot, along its year. @param column of the year, from 0 @param age the year, from 0 */
  readonly weekMiddle: (column: number, age: number) => number;
  /** @param week from 0 at birth */
  readonly positionOf: (week: number) => Point;
}

export const DECADE = 10;
/** In pitches: between decades, and between runs of columns, which may be of one color. */
const DECADE_GAP = 0.7;
const RUN_GAP = 0.7;

/** The beginning of a year, in pitches from the first year. */
const yearStart = (age: number) => age + Math.floor(age / DECADE) * DECADE_GAP;

const startsOf = (runs: readonly ColumnRun[]) =>
  runs.filter(({ from, to }) => to > from).map(({ from }) => from);

/** The gaps in the band that has the most of them. */
const countGaps = (bands: readonly Band[]) => Math.max(...bands.map(({ runs }) => startsOf(runs).length - 1));

/** Where each column begins, in pitches from the first. @param gaps the total width of the gaps between runs, in gaps */
function listColumnStarts(runs: readonly ColumnRun[], gaps: number): number[] {
  const starts = startsOf(runs);
  const gap = RUN_GAP * (gaps / Math.max(1, starts.length - 1));
  const gapsBefore = (column: number) => starts.findLastIndex((start) => start <= column);
  return Array.from({ length: WEEKS_PER_YEAR }, (_, column) => column + gapsBefore(column) * gap);
}

/** The length of a grid along its years, and along the dots of a year, in pitches. */
export const measureGrid = ({
  years,
  bands = WHOLE_YEAR,
}: GridShape): readonly [alongYears: number, alongWeeks: number] => [
  yearStart(years - 1) + 1,
  WEEKS_PER_YEAR + RUN_GAP * countGaps(bands),
];

export const pointIn = ({ isHorizontal }: Pick<Grid, 'isHorizontal'>, years: number, weeks: number): Point =>
  isHorizontal ? { x: years, y: weeks } : { x: weeks, y: years };

/** Places the dots of a life: a line for each year, a gap after every ten years. */
export function createGrid(shape: GridShape, { x, y, pitch, yearPitch = pitch }: GridPosition): Grid {
  const { direction, years, bands = WHOLE_YEAR } = shape;
  const isHorizontal = direction === 'horizontal';
  const [yearsAt, weeksAt] = isHorizontal ? [x, y] : [y, x];
  const [alongYears, alongWeeks] = measureGrid(shape);
  // The first and the last week of a year are at the same positions in every band.
  const starts = bands.map(({ runs }) => listColumnStarts(runs, countGaps(bands)));
  // Up to the year after the last, where the line at the end may be.
  const startsByAge = Array.from({ length: years + 1 }, (_, age) => starts[bandOf(bands, age)]);
  const yearMiddle = (age: number) => yearsAt + (yearStart(age) + 0.5) * yearPitch;
  const weekMiddle = (column: number, age: number) =>
    weeksAt + ((startsByAge[age]?.[column] ?? 0) + 0.5) * pitch;
  const size = pointIn({ isHorizontal }, alongYears * yearPitch, alongWeeks * pitch);
  return {
    isHorizontal,
    pitch,
    yearPitch,
    unit: Math.min(pitch, yearPitch),
    box: { x, y, width: size.x, height: size.y },
    yearMiddle,
    weekMiddle,
    positionOf: (week) => {
      const age = ageInWeek(week);
      return pointIn({ isHorizontal }, yearMiddle(age), weekMiddle(week % WEEKS_PER_YEAR, age));
    },
  };
}

/** The largest grid of a shape that fits a room, in the middle of it. */
function fitGrid(shape: GridShape, room: Box): Grid {
  const isHorizontal = shape.direction === 'horizontal';
  const [alongYears, alongWeeks] = measureGrid(shape);
  const [roomOfYears, roomOfWeeks] = isHorizontal ? [room.width, room.height] : [room.height, room.width];
  const pitch = Math.min(roomOfYears / alongYears, roomOfWeeks / alongWeeks);
  const size = pointIn({ isHorizontal }, alongYears * pitch, alongWeeks * pitch);
  const x = room.x + (room.width - size.x) / 2;
  const y = room.y + (room.height - size.y) / 2;
  return createGrid(shape, { x, y, pitch });
}

/**
 * The dots of a life in a window of any shape, with rows or columns for its years, whichever gives the larger dots.
 * @param years of the life, 1 or more
 */
export function fitWindow(years: number, room: Box): Grid {
  const rows = fitGrid({ direction: 'vertical', years }, room);
  const columns = fitGrid({ direction: 'horizontal', years }, room);
  return columns.pitch > rows.pitch ? columns : rows;
}
