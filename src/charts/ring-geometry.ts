import { sum } from 'd3-array';
import { arc } from 'd3-shape';
import type { Tone } from './paint.ts';
import type { Ages, Series } from './series.ts';
import { spreadApart } from './spread-apart.ts';

/** One activity's slice of the pie: its bands from the inside out, like a tree's rings. */
export interface Slice {
  readonly id: string;
  readonly bands: readonly { readonly tone: Tone; readonly path: string }[];
  /** The whole slice, for pointing at. */
  readonly outline: string;
  /** The middle of the slice, from the pie's centre. */
  readonly middle: readonly [x: number, y: number];
  /** The activity's number in every picture, from 1. */
  readonly number: number;
  /** The middle of the number, outside the pie, from its centre. */
  readonly numberAt: readonly [x: number, y: number];
}

export interface RingGeometry {
  readonly slices: readonly Slice[];
  /** The radius of the age now. */
  readonly nowRadius: number;
  /** The radius of the age that the slider stands at; `null` when it is not moved. */
  readonly projectedRadius: number | null;
}

const HOLE = 0.38;
const GAP_PIXELS = 3;
const FULL_TURN = 2 * Math.PI;

/** Room round the pie for the numbers. */
const EDGE_PIXELS = 20;
const NUMBER_DISTANCE = 11;
/** The least distance between two numbers along the pie's edge, in pixels. */
const NUMBER_GAP = 16;

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
  const shown = series
    .map(({ id, percentage }, index) => ({ id, percentage, number: index + 1 }))
    .filter(({ percentage }) => percentage > 0);
  const padAngle = shown.length > 1 ? GAP_PIXELS / radius : 0;
  const draw = arc<{ from: number; to: number; start: number; end: number }>()
    .innerRadius(({ from }) => from)
    .outerRadius(({ to }) => to)
    .startAngle(({ start }) => start)
    .endAngle(({ end }) => end)
    .padAngle(padAngle)
    .padRadius(radius);

  const middles = shown.map(
    ({ percentage }, index) =>
      (sum(shown.slice(0, index), (slice) => slice.percentage) + percentage / 2) * (FULL_TURN / 100),
  );
  const rim = radius + NUMBER_DISTANCE;
  const turns = spreadApart(middles, NUMBER_GAP / rim, FULL_TURN - NUMBER_GAP / rim / 2);

  let start = 0;
  const slices = shown.map(({ id, percentage, number }, index): Slice => {
    const end = start + (percentage / 100) * FULL_TURN;
    const turn = turns[index] ?? 0;
    const slice = {
      id,
      bands: bands
        .filter(([, from, to]) => to - from > 0.01)
        .map(([tone, from, to]) => ({ tone, path: draw({ from, to, start, end }) ?? '' })),
      outline: draw({ from: hole, to: radius, start, end }) ?? '',
      middle: draw.centroid({ from: hole, to: radius, start, end }),
      number,
      numberAt: [Math.sin(turn) * rim, -Math.cos(turn) * rim] as const,
    };
    start = end;
    return slice;
  });
  return { slices, nowRadius: now, projectedRadius: ages.projected > ages.now ? projected : null };
}
