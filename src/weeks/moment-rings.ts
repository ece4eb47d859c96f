import { least } from 'd3-array';
import type { PlacedMoment } from '../life/place-events.ts';
import { areApart, type CenteredBox, distanceBetween, findBox, moveInside } from './boxes.ts';
import type { WeekGeometry } from './geometry.ts';
import type { Point } from './grid.ts';
import { PRESENT_WEEK, radiusAt } from './styles.ts';

type MarkedWeek = Pick<PlacedMoment, 'number' | 'week'>;

/** A ring with a number, or with those of several moments that are too close for rings of their own. */
export interface MomentMark extends CenteredBox {
  readonly label: string;
  readonly weeks: readonly number[];
}

/** The dots of a chart, within whose width and height the rings are. */
type MarkGeometry = Pick<WeekGeometry, 'unit' | 'width' | 'height' | 'count' | 'now' | 'positionOf'>;

/** The height of a ring, in pixels: a number of 13 pixels is legible in it. */
const HEIGHT = 20;
/** The width of a character in a ring, and the space beside the characters, as shares of the ring's height. */
const CHARACTER = 0.365;
const PADDING = 0.4;
/** The least distance between two rings, in pixels. */
const GAP = 1;
/** The distance from the present week's dot to a ring, in pixels. */
const NOW_GAP = 2;

/** The numbers of a mark. @param numbers ascending @example labelNumbers([3, 4, 5]) // '3–5' */
export function labelNumbers(numbers: readonly number[]): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length === 1) return String(first);
  if (last - first === numbers.length - 1) return `${first}–${last}`;
  return numbers.length === 2 ? `${first}, ${last}` : `${first}+`;
}

/** Moves a mark as little as possible so that it does not overlap the present week, within the chart. */
function keepClearOfNow(chart: MarkGeometry, mark: MomentMark): MomentMark {
  const { unit, now } = chart;
  if (!now) return mark;
  const radius = radiusAt(unit, PRESENT_WEEK.ground) + NOW_GAP;
  if (areApart(mark, { ...now, width: 2 * radius, height: 2 * radius }, 0)) return mark;
  const [across, down] = [mark.width / 2 + radius, mark.height / 2 + radius];
  const positions = [
    { ...mark, x: now.x - across },
    { ...mark, x: now.x + across },
    { ...mark, y: now.y - down },
    { ...mark, y: now.y + down },
  ].filter((position) => distanceBetween(position, moveInside({ ...chart, left: 0 }, position)) === 0);
  return least(positions, (position) => distanceBetween(position, mark)) ?? mark;
}

/** One mark for some moments, in the middle of their weeks. */
function placeMark(chart: MarkGeometry, moments: readonly MarkedWeek[], height: number): MomentMark {
  const label = labelNumbers(moments.map(({ number }) => number));
  const positions = moments.map(({ week }) => chart.positionOf(week));
  const [xs, ys] = [positions.map(({ x }) => x), positions.map(({ y }) => y)];
  const mark = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
    width: Math.max(height, Math.ceil((label.length * CHARACTER + PADDING) * height)),
    height,
    label,
    weeks: moments.map(({ week }) => week),
  };
  return keepClearOfNow(chart, moveInside({ ...chart, left: 0 }, mark));
}

/** The indices of the first two marks that overlap; `null` if all are apart. */
function findOverlap(marks: readonly MomentMark[]): readonly [number, number] | null {
  for (const [index, mark] of marks.entries()) {
    const other = marks.findIndex((each, at) => at > index && !areApart(mark, each, GAP));
    if (other > index) return [index, other];
  }
  return null;
}

/**
 * Places a mark for each moment around its week. Marks that would overlap become one.
 * Moments after the last week that is drawn are left out.
 * @param moments in the order of their numbers
 * @param height of a mark, in pixels
 */
export function layOutMarks(
  chart: MarkGeometry,
  moments: readonly MarkedWeek[],
  height = HEIGHT,
): MomentMark[] {
  let groups = moments.filter(({ week }) => week < chart.count).map((moment) => [moment]);
  for (;;) {
    const marks = groups.map((group) => placeMark(chart, group, height));
    const overlap = findOverlap(marks);
    if (!overlap) return marks;
    const [one, other] = overlap;
    const joined = [...(groups[one] ?? []), ...(groups[other] ?? [])];
    joined.sort((a, b) => a.number - b.number);
    groups = groups.with(one, joined).toSpliced(other, 1);
  }
}

/** The week at a point of the chart: within a mark, the nearest one of the mark's weeks. */
export function weekAtMark(
  marks: readonly MomentMark[],
  { weekAt, positionOf }: Pick<WeekGeometry, 'weekAt' | 'positionOf'>,
  position: Point,
): number {
  const weeks = findBox(marks, position)?.weeks ?? [];
  return least(weeks, (week) => distanceBetween(positionOf(week), position)) ?? weekAt(position);
}
