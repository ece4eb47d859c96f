import { minIndex, ticks } from 'd3-array';
import { line } from 'd3-shape';

/** A point of the survival curve: the share of people who reach an age. */
export interface SurvivalPoint {
  /** Years. */
  readonly age: number;
  /** 0 to 1. */
  readonly share: number;
}

export interface SurvivalGeometry {
  readonly path: string;
  /** The path of a second curve of the same ages. */
  readonly drawPath: (points: readonly SurvivalPoint[]) => string;
  /** Whether there is room for the name of a second curve beside its end. */
  readonly namesBeside: boolean;
  readonly place: (point: SurvivalPoint) => Place;
  /** The index of the point nearest to an x coordinate. */
  readonly nearest: (x: number) => number;
  readonly ageTicks: readonly { readonly age: number; readonly x: number }[];
  readonly shareTicks: readonly { readonly share: number; readonly y: number }[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place in the chart, in pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The minimum distance from the first tick to the next, in pixels. */
const TICK_DISTANCE = 36;
const MARGIN = { top: 22, right: 16, bottom: 30, left: 46 };
/** Beside the end of a second curve, for its name in two lines. */
const NAME_WIDTH = 104;
/** The minimum width of the chart, in pixels, for the name to be there. */
const NAME_FROM = 560;

/** More than the label of a point takes, in pixels. */
const LABEL_WIDTH = 100;

/**
 * The position of a point's label: before it and below the curve if there is room; otherwise after it, above both.
 * @param left the left edge of the curve
 * @param second the place of the second curve at the same age
 */
export const placeLabel = ({ x, y }: Place, left: number, second: Place | undefined) =>
  x - left > LABEL_WIDTH
    ? ({ x: x - 10, y: y + 16, textAnchor: 'end' } as const)
    : ({ x: x + 10, y: Math.min(y, second?.y ?? y) - 8, textAnchor: 'start' } as const);

/**
 * Lays out the survival curve.
 * @param points from the first age to the last, at least two
 * @param width of the whole chart, in pixels
 * @param height of the whole chart, in pixels
 * @param hasSecond whether it has a second curve, with a name
 */
export function layOutSurvival(
  points: readonly SurvivalPoint[],
  width: number,
  height: number,
  hasSecond = false,
): SurvivalGeometry {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.age >= last.age)
    throw new RangeError('A survival curve needs at least two ages');
  const namesBeside = hasSecond && width >= NAME_FROM;
  const right = Math.max(MARGIN.left + 1, width - (namesBeside ? NAME_WIDTH : MARGIN.right));
  const bottom = height - MARGIN.bottom;
  const x = (age: number) =>
    MARGIN.left + ((age - first.age) / (last.age - first.age)) * (right - MARGIN.left);
  const y = (share: number) => bottom - share * (bottom - MARGIN.top);
  const curve = line<SurvivalPoint>(
    ({ age }) => x(age),
    ({ share }) => y(share),
  );
  const drawPath = (of: readonly SurvivalPoint[]) => curve(of) ?? '';
  return {
    path: drawPath(points),
    drawPath,
    namesBeside,
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
