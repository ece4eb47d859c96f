import { greatest } from 'd3-array';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { spreadApart } from '../ui/charts/spread-apart.ts';
import { type Anchored, BASELINE, type Label, type WeekGeometry } from './geometry.ts';
import type { Band } from './grid.ts';

/** The baseline of the labels above a vertical chart, in pixels from its top. */
export const LABEL_BASELINE = 14;

/** An activity that takes time. */
export interface Shown {
  /** Among all activities, from 0. */
  readonly index: number;
  readonly name: string;
  /** Its share of the day. */
  readonly percentage: number;
  /** The width of its name, in pixels; `Infinity` to show its number. */
  readonly width: number;
}

interface Labeled extends Shown, Anchored {
  readonly isNamed: boolean;
}

/** The width of a one-digit number over its columns, in pixels. */
const NUMBER_WIDTH = 13;
/** The height of a line of text, in pixels. */
const LINE_HEIGHT = 15;
/** The space beside a name, in pixels. */
const NAME_GAP = 10;
/** The widest name beside a horizontal chart, in pixels. */
const LONGEST_NAME = 120;

const fitsBeside = ({ width }: Shown) => width <= LONGEST_NAME;

/** The space for the names of activities at the left of a horizontal chart, in pixels. */
export function measureGutter(shown: readonly Shown[]): number {
  const widths = shown.map((each) => (fitsBeside(each) ? each.width : NUMBER_WIDTH));
  return Math.ceil(Math.max(...widths)) + NAME_GAP;
}

/** The names or numbers of the rows of a horizontal chart, at their left. */
function placeBeside({ left, height, middles }: WeekGeometry, shown: readonly Shown[]): Labeled[] {
  const wanted = shown.map(({ index }) => middles[index] ?? 0);
  const positions = spreadApart(wanted, LINE_HEIGHT, height);
  return shown.map((each, order) => ({
    ...each,
    isNamed: fitsBeside(each),
    x: left - NAME_GAP,
    y: (positions[order] ?? 0) + BASELINE,
    anchor: 'end',
  }));
}

/** The names or numbers of the columns of a vertical chart, above them; names of wide columns first. */
function placeAbove({ left, width, middles }: WeekGeometry, shown: readonly Shown[]): Labeled[] {
  const wanted = shown.map(({ index }) => middles[index] ?? 0);
  const positions = spreadApart(wanted, NUMBER_WIDTH, width);
  const widths = shown.map(() => NUMBER_WIDTH);
  const halfway = (order: number) => (widths[order] ?? 0) / 2;
  const fits = (order: number, half: number) => {
    const [position = 0, before, after] = [positions[order], positions[order - 1], positions[order + 1]];
    const start = before === undefined ? left : before + halfway(order - 1);
    const end = after === undefined ? width : after - halfway(order + 1);
    return position - half >= start && position + half <= end;
  };
  const named = new Set<number>();
  const byShare = [...shown.entries()].toSorted(([, a], [, b]) => b.percentage - a.percentage);
  for (const [order, { width: nameWidth }] of byShare) {
    if (!fits(order, (nameWidth + NAME_GAP) / 2)) continue;
    widths[order] = nameWidth + NAME_GAP;
    named.add(order);
  }
  return shown.map((each, order) => ({
    ...each,
    isNamed: named.has(order),
    x: positions[order] ?? 0,
    y: LABEL_BASELINE,
    anchor: 'middle',
  }));
}

/** The names or numbers of activities in the middle of the band in which they have the most weeks. */
function placeAmong(
  { pitch, count, positionOf }: WeekGeometry,
  bands: readonly Band[],
  shown: readonly Shown[],
) {
  const years = Math.ceil(count / WEEKS_PER_YEAR);
  return shown.flatMap((each): Labeled[] => {
    const areas = bands.flatMap(({ from, runs }, index) => {
      const run = runs[each.index];
      const until = Math.min(bands[index + 1]?.from ?? years, years);
      return run ? [{ from, until, run, weeks: (until - from) * (run.to - run.from) }] : [];
    });
    const largest = greatest(areas, ({ weeks }) => weeks);
    if (!largest || largest.weeks <= 0) return [];
    const { from, until, run } = largest;
    const start = positionOf(from * WEEKS_PER_YEAR + run.from);
    const end = positionOf((until - 1) * WEEKS_PER_YEAR + run.to - 1);
    const fits = each.width <= end.x - start.x && LINE_HEIGHT <= end.y - start.y + pitch;
    const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2 + BASELINE];
    return [{ ...each, isNamed: fits, x, y, anchor: 'middle' }];
  });
}

/**
 * Labels activities with their names where those fit, otherwise with their numbers: beside the first year, or among the weeks
 * of a life of several bands.
 * @returns also the activities that have only a number
 */
export function labelActivities(geometry: WeekGeometry, bands: readonly Band[], shown: readonly Shown[]) {
  const placeBesideYear = geometry.isHorizontal ? placeBeside : placeAbove;
  const placed = bands.length > 1 ? placeAmong(geometry, bands, shown) : placeBesideYear(geometry, shown);
  return {
    /** Of the columns of a vertical chart, of the rows of a horizontal one, or of activities in their largest band. */
    columns: placed.map(
      ({ index, name, isNamed, x, y, anchor }): Label => ({
        x,
        y,
        anchor,
        text: isNamed ? name : String(index + 1),
      }),
    ),
    numbered: placed.filter(({ isNamed }) => !isNamed).map(({ index }) => index),
  };
}
