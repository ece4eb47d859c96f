import { bisectLeft, pairs, range } from 'd3-array';
import { WEEKS_PER_YEAR, type WeeksOfLife } from '../life/weeks.ts';
import {
  type Band,
  bandOf,
  createGrid,
  DECADE,
  type Direction,
  type Grid,
  measureGrid,
  type Point,
  pointIn,
  WHOLE_YEAR,
} from './grid.ts';
import { writePoint } from './scene.ts';

/** The weeks of a life to lay out, wherever its slider is. */
export interface Weeks extends Pick<WeeksOfLife, 'total' | 'now'> {
  /** The weeks up to life expectancy, where a line is drawn. If omitted, there is no line. */
  readonly end?: number;
}

/** The maximum size of a chart, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Defaults to vertical. */
  readonly direction?: Direction;
  /** The space for names at the left of a horizontal chart. */
  readonly gutter?: number;
  /** The space above a horizontal chart. */
  readonly header?: number;
}

export interface Anchored extends Point {
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Label extends Anchored {
  readonly text: string;
}

/** A chart of the weeks of a life, with the ages of its decades. Lengths are in pixels. */
export interface WeekGeometry extends Grid {
  /** The left edge of the dots. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** How many weeks are drawn. */
  readonly count: number;
  /** `null` for a life that is longer than the chart. */
  readonly now: Point | null;
  /** The line where life expectancy ends, with the position of its figure; `null` without one. */
  readonly end: { readonly path: string; readonly label: Anchored } | null;
  /** Ages on the axis of the years, one for every ten years. */
  readonly ticks: readonly (Anchored & { readonly age: number })[];
  /** The middle of each run of columns of the first band, along the weeks, for its label. */
  readonly middles: readonly number[];
  /** The week nearest to a point in the chart; the former of two as near. */
  readonly weekAt: (position: Point) => number;
}

/** From the middle of a line of text down to its baseline, in pixels. */
export const BASELINE = 5;
/** The space after the last year, in pitches, for the line at the end of life expectancy. */
const END_SPACE = 0.5;
/** The space for the ages, at the left of a vertical chart, and for the labels above it. */
const AXIS = { width: 36, labels: 26 };
/** The space for the ages, below a horizontal chart. */
const AXIS_HEIGHT = 26;
const LARGEST_PITCH = 15;
/** The smallest pitch at which dots look separate. If a smaller one would be needed, the chart is larger than its room. */
const SMALLEST_PITCH = 4;
/**
 * A chart uses the available width: the years of a horizontal one are up to this many times as far apart as its weeks, and
 * the weeks of a vertical one as its years.
 */
const STRETCH = { horizontal: 1.5, vertical: 1.75 };
/** From this width on, a life with more years than a year has weeks is horizontal. */
const WIDE = 900;
/** The right edge of the ages beside a vertical chart, in pixels. */
const AGE_END = 25;
/** The length of the line at the end outside of the dots, towards its figure, in pixels. */
const REACH = { horizontal: 8, vertical: 4 };
/** The right edge of that figure beside a vertical chart, in pixels: it is wider than the ages. */
const FIGURE_END = 30;
/** Half the width of the figure of the line at the end, in pixels. */
const HALF_FIGURE = 16;
/** The minimum distance from that figure to an age on the axis, in pixels. */
const CLEARANCE = { horizontal: 28, vertical: 17 };
/** The room of the first age on a horizontal axis, which has the axis's name in any language, in pixels. */
const FIRST_AGE = 58;

/** How large the dots of a life can be in some room, and where they begin. */
function fitChart(
  years: number,
  bands: readonly Band[],
  { width, height, direction = 'vertical', gutter = 0, header = 0 }: Room,
) {
  const isHorizontal = direction === 'horizontal';
  const [x, y, bottom] = isHorizontal ? [gutter, header, AXIS_HEIGHT] : [AXIS.width, AXIS.labels, 0];
  const [across, down] = [width - x, height - y - bottom];
  const [forYears, forWeeks] = isHorizontal ? [across, down] : [down, across];
  const shape = { direction, years, bands };
  const [yearsLong, weeksLong] = measureGrid(shape);
  const yearFit = forYears / (yearsLong + END_SPACE);
  const weekFit = forWeeks / weeksLong;
  const fit = Math.min(yearFit, weekFit, LARGEST_PITCH);
  /** The larger distance of dots of a pitch. */
  const stretch = (pitch: number) =>
    Math.max(pitch, Math.min(isHorizontal ? yearFit : weekFit, pitch * STRETCH[direction]));
  return { shape, x, y, bottom, yearFit, fit, stretch };
}

/** Chooses the direction with more room for a dot; on a wide page, horizontal for more years than a year has weeks. */
export function chooseDirection(years: number, room: Room): Direction {
  const horizontal = fitChart(years, WHOLE_YEAR, { ...room, direction: 'horizontal' });
  const vertical = fitChart(years, WHOLE_YEAR, room);
  const isWide = room.width >= WIDE && years > WEEKS_PER_YEAR;
  const area = ({ fit, stretch }: typeof vertical) => fit * stretch(fit);
  const isRoomier = area(horizontal) > area(vertical);
  return horizontal.yearFit >= SMALLEST_PITCH && (isWide || isRoomier) ? 'horizontal' : 'vertical';
}

/** The dots as large as they fit, with the size of the chart around them. */
function placeChart(years: number, bands: readonly Band[], room: Room) {
  const { shape, x, y, bottom, fit, stretch } = fitChart(years, bands, room);
  const unit = Math.max(SMALLEST_PITCH, fit);
  const isHorizontal = shape.direction === 'horizontal';
  const [pitch, yearPitch] = isHorizontal ? [unit, stretch(unit)] : [stretch(unit), unit];
  const grid = createGrid(shape, { x, y, pitch, yearPitch });
  const { box } = grid;
  const space = END_SPACE * yearPitch;
  return {
    grid,
    width: x + box.width + (isHorizontal ? space : 0),
    height: y + box.height + bottom + (isHorizontal ? 0 : space),
  };
}

/** The edge before a year: halfway between it and the year before. @param age from 1 */
const yearEdge = ({ yearMiddle }: Grid, age: number) => (yearMiddle(age - 1) + yearMiddle(age)) / 2;

/** The line where life expectancy ends: after a whole year, or with a step in a year that it divides. */
function drawEnd(grid: Grid, end: number, { width, height }: Pick<WeekGeometry, 'width' | 'height'>) {
  const { isHorizontal, pitch } = grid;
  const [whole, rest] = [Math.floor(end / WEEKS_PER_YEAR), end % WEEKS_PER_YEAR];
  const after = yearEdge(grid, whole);
  const before = rest === 0 ? after : yearEdge(grid, whole + 1);
  const weekMiddle = (week: number) => grid.weekMiddle(week, whole);
  const [first, last] = [weekMiddle(0) - pitch / 2, weekMiddle(WEEKS_PER_YEAR - 1) + pitch / 2];
  const step = weekMiddle(rest) - pitch / 2;
  const label: Anchored = isHorizontal
    ? { x: Math.min(after, width - HALF_FIGURE), y: height - BASELINE, anchor: 'middle' }
    : { x: FIGURE_END, y: before + BASELINE, anchor: 'end' };
  const points = [
    pointIn(grid, before, isHorizontal ? first : first - REACH.vertical),
    pointIn(grid, before, step),
    pointIn(grid, after, step),
    pointIn(grid, after, isHorizontal ? last + REACH.horizontal : last),
  ];
  return { path: `M${points.map(writePoint).join('L')}`, label };
}

/** An age for every ten years, except near the first one with its name, and near the figure of the line. */
function placeTicks(grid: Grid, years: number, { end, height }: Pick<WeekGeometry, 'end' | 'height'>) {
  const { isHorizontal, yearMiddle, box } = grid;
  return range(0, years, DECADE)
    .map((age) => {
      const at = yearMiddle(age);
      if (!isHorizontal) return { age, x: AGE_END, y: at + BASELINE, anchor: 'end' } as const;
      // The first has the name of the axis before it.
      return age === 0
        ? ({ age, x: box.x, y: height - BASELINE, anchor: 'start' } as const)
        : ({ age, x: at, y: height - BASELINE, anchor: 'middle' } as const);
    })
    .filter(({ age, x, y }) => {
      if (isHorizontal && age > 0 && x - box.x < FIRST_AGE) return false;
      if (!end) return true;
      return isHorizontal
        ? Math.abs(x - end.label.x) >= CLEARANCE.horizontal
        : Math.abs(y - end.label.y) >= CLEARANCE.vertical;
    });
}

const findEdges = (middles: readonly number[]) => pairs(middles, (one, other) => (one + other) / 2);

/**
 * Lays out a life in weeks: a row or a column for each year, a dot for each week, and a gap after every ten years.
 * @param bands from birth on; each has runs of columns, in their order, together all 52
 * @param room maximum width and height, in pixels; if dots would be too small, the chart is larger
 */
export function layOutWeeks(weeks: Weeks, bands: readonly Band[], room: Room): WeekGeometry {
  const { total: count, now } = weeks;
  const years = Math.ceil(count / WEEKS_PER_YEAR);
  const { grid, ...size } = placeChart(years, bands, room);
  const { isHorizontal, yearMiddle, weekMiddle, positionOf } = grid;
  const end = weeks.end === undefined ? null : drawEnd(grid, weeks.end, size);
  const yearEdges = findEdges(range(years).map(yearMiddle));
  const weekEdges = bands.map(({ from }) =>
    findEdges(range(WEEKS_PER_YEAR).map((column) => weekMiddle(column, from))),
  );
  return {
    ...grid,
    ...size,
    left: grid.box.x,
    count,
    now: now < count ? positionOf(now) : null,
    end,
    ticks: placeTicks(grid, years, { end, ...size }),
    middles: (bands[0]?.runs ?? []).map(
      ({ from, to }) => (weekMiddle(from, 0) + weekMiddle(Math.max(from, to - 1), 0)) / 2,
    ),
    weekAt: ({ x, y }) => {
      const [alongYears, alongWeeks] = isHorizontal ? [x, y] : [y, x];
      const age = bisectLeft(yearEdges, alongYears);
      const week = bisectLeft(weekEdges[bandOf(bands, age)] ?? [], alongWeeks);
      return Math.min(count - 1, age * WEEKS_PER_YEAR + week);
    },
  };
}
