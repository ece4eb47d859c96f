import { minIndex, ticks } from 'd3-array';
import { line } from 'd3-shape';
import type { Reaching } from '../../results/describe-chances.ts';

export interface SurvivalPoint extends Reaching {
  /** Years. */
  readonly age: number;
}

/** A place in the chart, in pixels. */
interface Position {
  readonly x: number;
  readonly y: number;
}

/** The minimum distance from the first tick to the next, in pixels. */
const TICK_DISTANCE = 36;
/** In pixels. At the top is the name of the second curve. */
const MARGIN = { top: 22, right: 16, bottom: 30, left: 46 };

/** More than the label of a point takes, in pixels. */
const LABEL_WIDTH = 100;

/**
 * The position of a point's label: before it and below the curve if there is room; otherwise after it, above both.
 * @param left the left edge of the curve
 * @param second the place of the second curve at the same age
 */
export const placeLabel = ({ x, y }: Position, left: number, second: Position | undefined) =>
  x - left > LABEL_WIDTH
    ? ({ x: x - 10, y: y + 16, textAnchor: 'end' } as const)
    : ({ x: x + 10, y: Math.min(y, second?.y ?? y) - 8, textAnchor: 'start' } as const);

/**
 * Lays out the survival curve.
 * @param points from the first age to the last, at least two
 * @param width of the whole chart, in pixels
 * @param height of the whole chart, in pixels
 */
export function layOutSurvival(points: readonly SurvivalPoint[], width: number, height: number) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.age >= last.age)
    throw new RangeError('A survival curve needs at least two ages');
  const { left } = MARGIN;
  const right = Math.max(left + 1, width - MARGIN.right);
  const bottom = height - MARGIN.bottom;
  const x = (age: number) => left + ((age - first.age) / (last.age - first.age)) * (right - left);
  const y = (share: number) => bottom - share * (bottom - MARGIN.top);
  const draw = line<Pick<SurvivalPoint, 'age' | 'share'>>(
    ({ age }) => x(age),
    ({ share }) => y(share),
  );
  const outlook = points.flatMap(({ age, outlook: share }) => (share === null ? [] : [{ age, share }]));
  return {
    path: draw(points) ?? '',
    /** The path of the second curve; `null` if there is none. */
    outlookPath: draw(outlook),
    position: (age: number, share: number): Position => ({ x: x(age), y: y(share) }),
    nearest: (wanted: number) => minIndex(points, ({ age }) => Math.abs(x(age) - wanted)),
    ageTicks: [
      first.age,
      ...ticks(first.age, last.age, width < 500 ? 5 : 8).filter((age) => x(age) - left >= TICK_DISTANCE),
    ].map((age) => ({ age, x: x(age) })),
    shareTicks: [0, 0.25, 0.5, 0.75, 1].map((share) => ({ share, y: y(share) })),
    left,
    right,
    bottom,
  };
}
