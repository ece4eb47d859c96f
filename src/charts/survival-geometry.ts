import { minIndex, ticks } from 'd3-array';
import { roundPixels } from './round-pixels.ts';

/** A point of the curve: the share of people who reach an age. */
export interface SurvivalPoint {
  /** Years. */
  readonly age: number;
  /** 0 to 1. */
  readonly share: number;
}

export interface SurvivalGeometry {
  readonly path: string;
  readonly place: (point: SurvivalPoint) => { readonly x: number; readonly y: number };
  /** The point nearest to a place along the axis of ages. */
  readonly nearest: (x: number) => number;
  readonly ageTicks: readonly { readonly age: number; readonly x: number }[];
  readonly shareTicks: readonly { readonly share: number; readonly y: number }[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** From the first age to the next that is named, in pixels. */
const TICK_DISTANCE = 36;
const MARGIN = { top: 22, right: 16, bottom: 30, left: 46 };

/**
 * Lays out the curve of those who reach each age.
 * @param points from the first age to the last, at least two
 * @param width of the whole picture, in pixels
 * @param height of the whole picture, in pixels
 */
export function layOutSurvival(
  points: readonly SurvivalPoint[],
  width: number,
  height: number,
): SurvivalGeometry {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.age >= last.age) throw new RangeError('A curve needs two ages');
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
