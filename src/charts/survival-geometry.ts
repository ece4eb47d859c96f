import { minIndex, ticks } from 'd3-array';
import { roundPixels } from './round-pixels.ts';

/** A point of the survival curve: the share of people who reach an age. */
export interface SurvivalPoint {
  /** Years. */
  readonly age: number;
  /** 0 to 1. */
  readonly share: number;
}

export interface SurvivalGeometry {
  readonly path: string;
  readonly place: (point: SurvivalPoint) => { readonly x: number; readonly y: number };
  /** The index of the point nearest to an x coordinate. */
  readonly nearest: (x: number) => number;
  readonly ageTicks: readonly { readonly age: number; readonly x: number }[];
  readonly shareTicks: readonly { readonly share: number; readonly y: number }[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** The minimum distance from the first tick to the next, in pixels. */
const TICK_DISTANCE = 36;
const MARGIN = { top: 22, right: 16, bottom: 30, left: 46 };

/**
 * Lays out the survival curve.
 * @param points from the first age to the last, at least two
 * @param width of the whole chart, in pixels
 * @param height of the whole chart, in pixels
 */
export function layOutSurvival(
  points: readonly SurvivalPoint[],
  width: number,
  height: number,
): SurvivalGeometry {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.age >= last.age)
    throw new RangeError('A survival curve needs at least two ages');
  const right = Math.max(MARGIN.left + 1, width - MARGIN.right);
  const bottom = height - MARGIN.bottom;
  const x = (age: number) =>
    MARGIN.left + ((age - first.age) / (last.age - first.age)) * (right - MARGIN.left);
  const y = (share: number) => bottom - share * (bottom - MARGIN.top);
  const corners = points.map(({ age, share }) => `${roundPixels(x(age))},${roundPixels(y(share))}`);
  return {
    path: `M${corners.join('L')}`,
    place: ({ age, share }) => ({ x: x(age), y: y(share) }),
    nearest: (wanted) => minIndex(points, ({ age }) => Math.abs(x(age) - wanted)),
    ageTicks: [
      first.age,
      ...ticks(first.age, last.age, width < 500 ? 5 : 8).filter(
        (age) => x(age) - MARGIN.left >= TICK_DISTANCE,
      ),
    ].map((age) => ({ age, x: x(age) })),
    shareTicks: [0, 0.25, 0.5, 0.75, 1].map((share) => ({ share, y: y(share) })),
    left: MARGIN.left,
    right,
    bottom,
  };
}
