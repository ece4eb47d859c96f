import type { ActivityProjection, Ages } from '../life/life-projection.ts';
import { drawSector, pointAt } from './draw-sector.ts';
import type { Tone } from './paint.ts';
import { spreadApart } from './spread-apart.ts';

/** One activity's slice of the pie, with its bands from the inside out. */
export interface Slice {
  readonly id: string;
  readonly bands: readonly { readonly tone: Tone; readonly path: string }[];
  /** The whole slice, for the pointer. */
  readonly outline: string;
  /** The middle of the slice, from the pie's center. */
  readonly middle: readonly [x: number, y: number];
  /** The activity's number in every chart, from 1. */
  readonly number: number;
  /** The middle of the number, outside the pie, from its center. */
  readonly numberAt: readonly [x: number, y: number];
}

export interface RingGeometry {
  readonly slices: readonly Slice[];
  /** The radius of the present age. */
  readonly nowRadius: number;
  /** The radius of the slider's age; `null` if the slider has not moved. */
  readonly projectedRadius: number | null;
}

const HOLE = 0.38;
const GAP_PIXELS = 3;
const FULL_TURN = 2 * Math.PI;

/** Space around the pie for the numbers. */
const EDGE_PIXELS = 20;
const NUMBER_DISTANCE = 11;
/** The minimum distance between two numbers along the pie's edge, in pixels. */
const NUMBER_GAP = 16;

/**
 * Lays out the pie: angle is the share of the day, area outward is years of life.
 * @param activities shares that add up to 100
 * @param size of the whole picture, in pixels
 */
export function layOutRings(
  activities: readonly ActivityProjection[],
  ages: Ages,
  size: number,
): RingGeometry {
  const radius = size / 2 - EDGE_PIXELS;
  const hole = radius * HOLE;
  const span = Math.max(ages.lifeExpectancy, ages.projectedAge) || 1;
  const radiusAt = (years: number) => Math.sqrt(hole ** 2 + (radius ** 2 - hole ** 2) * (years / span));
  const edges = [0, ages.age, ages.projectedAge, span].map(radiusAt);
  const [inner = hole, now = hole, projected = hole, outer = radius] = edges;
  const bands: [Tone, number, number][] = [
    ['lived', inner, now],
    ['between', now, projected],
    ['ahead', projected, outer],
  ];
  const shown = activities
    .map(({ id, percentage }, index) => ({ id, percentage, number: index + 1 }))
    .filter(({ percentage }) => percentage > 0);
  const gap = shown.length > 1 ? GAP_PIXELS : 0;

  let before = 0;
  const middles = shown.map(({ percentage }) => {
    const middle = (before + percentage / 2) * (FULL_TURN / 100);
    before += percentage;
    return middle;
  });
  const rim = radius + NUMBER_DISTANCE;
  const turns = spreadApart(middles, NUMBER_GAP / rim, FULL_TURN - NUMBER_GAP / rim / 2);

  const slices = shown.map(({ id, percentage, number }, index): Slice => {
    const [middle = 0, turn = 0] = [middles[index], turns[index]];
    const half = (percentage / 100) * (FULL_TURN / 2);
    const draw = (from: number, to: number) =>
      drawSector({ from, to, start: middle - half, end: middle + half, gap });
    return {
      id,
      bands: bands
        .filter(([, from, to]) => to - from > 0.01)
        .map(([tone, from, to]) => ({ tone, path: draw(from, to) })),
      outline: draw(hole, radius),
      middle: pointAt((hole + radius) / 2, middle),
      number,
      numberAt: pointAt(rim, turn),
    };
  });
  return { slices, nowRadius: now, projectedRadius: ages.moved ? projected : null };
}
