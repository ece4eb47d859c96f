import { spreadApart } from './spread-apart.ts';
import { type Anchored, BASELINE, type WeekGeometry } from './week-geometry.ts';

/** A label of the columns of a life that stands, or of the rows of one that lies. */
export interface WeekHead extends Anchored {
  readonly text: string;
}

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

/** The width of a one-digit number over its columns, in pixels. */
const NUMBER_WIDTH = 13;
/** The height of a line of text, in pixels. */
const LINE_HEIGHT = 15;
/** The space beside a name, in pixels. */
const NAME_GAP = 10;
/** The widest name beside a life that lies, in pixels. */
const LONGEST_NAME = 120;
/** Of the labels above a life that stands, in pixels from its top. */
export const HEAD_BASELINE = 14;

/** The space that the names of activities take at the left of a life that lies, in pixels. */
export function measureGutter(shown: readonly Shown[]): number {
  const widths = shown.map(({ width }) => (width <= LONGEST_NAME ? width : NUMBER_WIDTH));
  return Math.ceil(Math.max(...widths)) + NAME_GAP;
}

/** The names or numbers of the rows of a life that lies, at their left. */
function placeBeside({ left, height, middles }: WeekGeometry, shown: readonly Shown[]) {
  const wanted = shown.map(({ index }) => middles[index] ?? 0);
  const places = spreadApart(wanted, LINE_HEIGHT, height);
  return shown.map((each, order) => ({
    ...each,
    isNamed: each.width <= LONGEST_NAME,
    x: left - NAME_GAP,
    y: (places[order] ?? 0) + BASELINE,
    anchor: 'end' as const,
  }));
}

/** The names or numbers of the columns of a life that stands, above them; names of wide columns first. */
function placeAbove({ left, width, middles }: WeekGeometry, shown: readonly Shown[]) {
  const wanted = shown.map(({ index }) => middles[index] ?? 0);
  const places = spreadApart(wanted, NUMBER_WIDTH, width);
  const widths = shown.map(() => NUMBER_WIDTH);
  const halfway = (order: number) => (widths[order] ?? 0) / 2;
  const fits = (order: number, half: number) => {
    const [place = 0, before, after] = [places[order], places[order - 1], places[order + 1]];
    const start = before === undefined ? left : before + halfway(order - 1);
    const end = after === undefined ? width : after - halfway(order + 1);
    return place - half >= start && place + half <= end;
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
    x: places[order] ?? 0,
    y: HEAD_BASELINE,
    anchor: 'middle' as const,
  }));
}

/**
 * Labels the runs of columns with the names of activities where there is space, otherwise with their numbers.
 * @returns the labels in order, and the activities that have only a number
 */
export function labelRuns(geometry: WeekGeometry, shown: readonly Shown[]) {
  const placed = geometry.lies ? placeBeside(geometry, shown) : placeAbove(geometry, shown);
  return {
    heads: placed.map(
      ({ index, name, isNamed, x, y, anchor }): WeekHead => ({
        x,
        y,
        anchor,
        text: isNamed ? name : String(index + 1),
      }),
    ),
    numbered: placed.filter(({ isNamed }) => !isNamed).map(({ index }) => index),
  };
}

/** The labels of the first and the last week of a year, above a life that stands. */
export const labelWeeks = ({ lies, left, width }: WeekGeometry, first: string, last: string): WeekHead[] =>
  lies
    ? []
    : [
        { x: left, y: HEAD_BASELINE, text: first, anchor: 'start' },
        { x: width, y: HEAD_BASELINE, text: last, anchor: 'end' },
      ];
