import type { WeekGeometry } from './geometry.ts';
import type { Box, Point } from './grid.ts';

/** A moment's number and its week of life. */
interface MarkedWeek {
  /** From 1, in the order of time. */
  readonly number: number;
  readonly week: number;
}

/** A ring with a number, or with those of several moments that are too close for rings of their own. */
export interface MomentMark extends Point {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly weeks: readonly number[];
}

/** The dots of a chart, within whose width and height the rings are. */
interface MarkGeometry
  extends Pick<WeekGeometry, 'pitch' | 'width' | 'height' | 'count' | 'now' | 'placeOf'> {
  /** The top left corner of the chart. Defaults to 0. */
  readonly x?: number;
  readonly y?: number;
}

/** The height of a ring, in pixels: a number of 13 pixels is legible in it. */
const HEIGHT = 20;
/** The width of a character in a ring, and the space beside the characters, as shares of the ring's height. */
const CHARACTER = 0.365;
const PADDING = 0.4;
/** The least distance between two rings, in pixels. */
const GAP = 1;
/** The least radius of the present week's dot, in pixels; on large dots, it is a pitch. */
const NOW_RADIUS = 5.25;
/** The distance from that dot to a ring, in pixels. */
const NOW_GAP = 2;

interface Member extends MarkedWeek {
  readonly at: Point;
}

/** The numbers of a mark. @param numbers ascending @example labelNumbers([3, 4, 5]) // '3–5' */
export function labelNumbers(numbers: readonly number[]): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length === 1) return String(first);
  if (last - first === numbers.length - 1) return `${first}–${last}`;
  return numbers.length === 2 ? `${first}, ${last}` : `${first}+`;
}

const distanceBetween = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The middle of a box, moved into the chart. */
const keepInside = (chart: MarkGeometry, at: Point, { width, height }: Omit<Box, 'x' | 'y'>): Point => {
  const { x = 0, y = 0 } = chart;
  return {
    x: clamp(at.x, x + width / 2, x + chart.width - width / 2),
    y: clamp(at.y, y + height / 2, y + chart.height - height / 2),
  };
};

/** Moves a box as little as possible so that it does not overlap the present week, within the chart. */
function keepClearOfNow(chart: MarkGeometry, at: Point, box: Omit<Box, 'x' | 'y'>): Point {
  const { pitch, now } = chart;
  if (!now) return at;
  const radius = Math.max(NOW_RADIUS, pitch) + NOW_GAP;
  const [beside, below] = [box.width / 2, box.height / 2];
  const [across, down] = [beside + radius, below + radius];
  if (Math.abs(at.x - now.x) >= across || Math.abs(at.y - now.y) >= down) return at;
  const [nearest = at] = [
    { x: now.x - across, y: at.y },
    { x: now.x + across, y: at.y },
    { x: at.x, y: now.y - down },
    { x: at.x, y: now.y + down },
  ]
    .filter((place) => distanceBetween(place, keepInside(chart, place, box)) === 0)
    .toSorted((one, other) => distanceBetween(one, at) - distanceBetween(other, at));
  return nearest;
}

/** One mark for some moments, in the middle of their weeks. */
function placeMark(geometry: MarkGeometry, members: readonly Member[], height: number): MomentMark {
  const label = labelNumbers(members.map(({ number }) => number));
  const width = Math.max(height, Math.ceil((label.length * CHARACTER + PADDING) * height));
  const [xs, ys] = [members.map(({ at }) => at.x), members.map(({ at }) => at.y)];
  const middle = keepInside(
    geometry,
    { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 },
    { width, height },
  );
  return {
    ...keepClearOfNow(geometry, middle, { width, height }),
    width,
    height,
    label,
    weeks: members.map(({ week }) => week),
  };
}

/** Moments that have a mark together. */
interface Group {
  readonly members: readonly Member[];
  readonly mark: MomentMark;
}

const overlap = (one: MomentMark, other: MomentMark) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
  Math.abs(one.y - other.y) < one.height + GAP;

/**
 * Places a mark for each moment around its week. Marks that would overlap become one.
 * Moments after the last week that is drawn are left out.
 * @param moments in the order of their numbers
 * @param height of a mark, in pixels
 */
export function layOutMarks(
  geometry: MarkGeometry,
  moments: readonly MarkedWeek[],
  height = HEIGHT,
): MomentMark[] {
  const createGroup = (members: readonly Member[]): Group => ({
    members,
    mark: placeMark(geometry, members, height),
  });
  let groups = moments
    .filter(({ week }) => week < geometry.count)
    .map((moment) => createGroup([{ ...moment, at: geometry.placeOf(moment.week) }]));
  for (;;) {
    const pair = findOverlap(groups);
    if (!pair) return groups.map(({ mark }) => mark);
    const [one, other] = pair;
    const members = [...one.members, ...other.members];
    const joined = createGroup(members.toSorted((a, b) => a.number - b.number));
    groups = groups.flatMap((group) => (group === one ? [joined] : group === other ? [] : [group]));
  }
}

/** The first two groups whose marks overlap; `null` if all are apart. */
function findOverlap(groups: readonly Group[]): readonly [Group, Group] | null {
  for (const [index, one] of groups.entries()) {
    const other = groups.slice(index + 1).find(({ mark }) => overlap(one.mark, mark));
    if (other) return [one, other];
  }
  return null;
}

/** The mark at a point of the chart, if there is one. */
const findMark = (marks: readonly MomentMark[], { x, y }: Point): MomentMark | undefined =>
  marks.find((mark) => Math.abs(x - mark.x) <= mark.width / 2 && Math.abs(y - mark.y) <= mark.height / 2);

/** The week at a point of the chart: within a mark, the nearest one of the mark's weeks. */
export function weekAtMark(
  marks: readonly MomentMark[],
  { weekAt, placeOf }: Pick<WeekGeometry, 'weekAt' | 'placeOf'>,
  place: Point,
): number {
  const distance = (week: number) => distanceBetween(placeOf(week), place);
  const weeks = findMark(marks, place)?.weeks ?? [];
  return weeks.toSorted((one, other) => distance(one) - distance(other)).at(0) ?? weekAt(place);
}
