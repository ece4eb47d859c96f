import { arc } from 'd3-shape';
import type { Tone } from './paint.ts';
import type { Ages, Series } from './series.ts';

/** One activity's slice of the pie: its bands from the inside out, like a tree's rings. */
export interface Slice {
  readonly id: string;
  readonly bands: readonly { readonly tone: Tone; readonly path: string }[];
  /** The whole slice, for pointing at. */
  readonly outline: string;
  /** The middle of the slice, from the pie's centre. */
  readonly middle: readonly [x: number, y: number];
}

export interface RingGeometry {
  readonly slices: readonly Slice[];
  /** The radius of the age that the slider stands at; `null` when it is not moved. */
  readonly projectedRadius: number | null;
}

const HOLE = 0.38;
const GAP_PIXELS = 2;
const FULL_TURN = 2 * Math.PI;

/** Room at the pie's edge, so that no line is cut off. */
const EDGE_PIXELS = 1;

/**
 * Lays out the pie: angle is the share of the day, area outward is years of life.
 * @param series shares that add up to 100
 * @param size of the whole picture, in pixels
 */
export function layOutRings(series: readonly Series[], ages: Ages, size: number): RingGeometry {
  const radius = size / 2 - EDGE_PIXELS;
  const hole = radius * HOLE;
  const span = Math.max(ages.lifeExpectancy, ages.projected) || 1;
  const radiusAt = (years: number) => Math.sqrt(hole ** 2 + (radius ** 2 - hole ** 2) * (years / span));
  const edges = [0, ages.now, ages.projected, span].map(radiusAt);
  const [inner = hole, now = hole, projected = hole, outer = radius] = edges;
  const bands: [Tone, number, number][] = [
    ['lived', inner, now],
    ['between', now, projected],
    ['ahead', projected, outer],
  ];
  const shown = series.filter(({ percentage }) => percentage > 0);
  const padAngle = shown.length > 1 ? GAP_PIXELS / radius : 0;
  const draw = arc<{ from: number; to: number; start: number; end: number }>()
    .innerRadius(({ from }) => from)
    .outerRadius(({ to }) => to)
    .startAngle(({ start }) => start)
    .endAngle(({ end }) => end)
    .padAngle(padAngle)
    .padRadius(radius);

  let start = 0;
  const slices = shown.map(({ id, percentage }) => {
    const end = start + (percentage / 100) * FULL_TURN;
    const slice = {
      id,
      bands: bands
        .filter(([, from, to]) => to - from > 0.01)
        .map(([tone, from, to]) => ({ tone, path: draw({ from, to, start, end }) ?? '' })),
      outline: draw({ from: hole, to: radius, start, end }) ?? '',
      middle: draw.centroid({ from: hole, to: radius, start, end }),
    };
    start = end;
    return slice;
  });
  return { slices, projectedRadius: ages.projected > ages.now ? projected : null };
}
