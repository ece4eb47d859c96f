import { greatest, range, sum } from 'd3-array';
import { arc, pointRadial } from 'd3-shape';
import { percentageOfDay } from '../../life/activity.ts';
import type { ActivityProjection, Ages, LifeProjection } from '../../life/life-projection.ts';
import type { AgeSpan } from '../../life/schedule.ts';
import type { Tone } from './paint.ts';
import { spreadApart } from './spread-apart.ts';

/** One activity's slice of the pie, with its bands from the inside out. */
export interface Slice {
  readonly activity: ActivityProjection;
  readonly bands: readonly { readonly tone: Tone; readonly path: string }[];
  /** The whole slice, for the pointer. */
  readonly outline: string;
  /** The middle of its largest sector, from the pie's center. */
  readonly middle: readonly [x: number, y: number];
  /** The activity's number in every chart, from 1. */
  readonly number: number;
  /** The middle of the number, from the pie's center: outside the pie, or inside for a slice that ends before its rim. */
  readonly numberAt: readonly [x: number, y: number];
  readonly isNumberInside: boolean;
}

/** A sector of a ring. Angles are in radians, clockwise from the top; lengths are in pixels. */
interface Sector {
  /** The inner radius. */
  readonly from: number;
  /** The outer radius. */
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** The gap between neighboring sectors, half of it on each side. */
  readonly gap: number;
}

/** Far outside, so that the gap is the same at every radius. */
const PAD_RADIUS = 1e4;
const draw = arc<Sector>()
  .innerRadius(({ from }) => from)
  .outerRadius(({ to }) => to)
  .startAngle(({ start }) => start)
  .endAngle(({ end }) => end)
  .padRadius(PAD_RADIUS)
  .padAngle(({ gap }) => gap / PAD_RADIUS)
  // With fewer digits, an arc of about half a turn has another center.
  .digits(6);

/** The path of a sector around the point 0,0. A full turn gives a ring; a sector narrower than its gap gives a line. */
export const drawSector = (sector: Sector): string => draw(sector) ?? '';

const HOLE = 0.38;
const GAP_PIXELS = 3;
const FULL_TURN = 2 * Math.PI;

/** Space around the pie for the numbers. */
const EDGE_PIXELS = 20;
const NUMBER_DISTANCE = 11;
/** The minimum distance between two numbers along the pie's edge, in pixels. */
const NUMBER_GAP = 16;

/**
 * The indices of the hours in the order of the slices, clockwise: those of more years first, and free time last. A slice
 * keeps its angle where another one begins or ends within its years.
 */
function orderSlices(spans: readonly AgeSpan[]): number[] {
  const yearsOf = (index: number) =>
    spans.reduce((years, { from, until, hours }) => (hours[index] ? years + until - from : years), 0);
  const freeTime = (spans[0]?.hours.length ?? 1) - 1;
  return [...range(freeTime).toSorted((one, other) => yearsOf(other) - yearsOf(one)), freeTime];
}

/**
 * The sectors of an activity, from the inside out: one for each span of the life in which it happens. Where it takes
 * the same share of the day at the same angle, spans have one sector.
 */
function listSectors(spans: readonly AgeSpan[], index: number, radiusAt: (years: number) => number) {
  const order = orderSlices(spans);
  const earlier = order.slice(0, order.indexOf(index));
  const sectors: Sector[] = [];
  for (const { from, until, hours } of spans) {
    const shares = hours.map(percentageOfDay);
    const share = shares[index] ?? 0;
    if (share === 0) continue;
    const before = sum(earlier, (each) => shares[each]);
    const middle = (before + share / 2) * (FULL_TURN / 100);
    const half = (share / 100) * (FULL_TURN / 2);
    const [start, end] = [middle - half, middle + half];
    const gap = shares.filter((each) => each > 0).length > 1 ? GAP_PIXELS : 0;
    const sector = { from: radiusAt(from), to: radiusAt(until), start, end, gap };
    const last = sectors.at(-1);
    const continues = last?.to === sector.from && last.start === start && last.end === end;
    if (continues) sectors.splice(-1, 1, { ...sector, from: last.from });
    else sectors.push(sector);
  }
  return sectors;
}

const middleOf = ({ start, end }: Sector) => (start + end) / 2;
const sizeOf = ({ from, to, start, end }: Sector) => (to ** 2 - from ** 2) * (end - start);

/** The part of the sectors between two radii, as one path. */
const drawBetween = (sectors: readonly Sector[], inner: number, outer: number): string =>
  sectors
    .map((sector) => ({ ...sector, from: Math.max(sector.from, inner), to: Math.min(sector.to, outer) }))
    .filter(({ from, to }) => to - from > 0.01)
    .map(drawSector)
    .join('');

/**
 * Lays out the pie: area outward is years of life, and the angle in each of its years is the share of the day.
 * @param activities in the order of the hours of each span
 * @param size of the whole picture, in pixels
 */
export function layOutRings(
  activities: readonly ActivityProjection[],
  life: Ages & Pick<LifeProjection, 'spans'>,
  size: number,
) {
  const radius = size / 2 - EDGE_PIXELS;
  const hole = radius * HOLE;
  const whole = life.spans.at(-1)?.until ?? 1;
  const radiusAt = (years: number) => Math.sqrt(hole ** 2 + (radius ** 2 - hole ** 2) * (years / whole));
  const [now, projected] = [radiusAt(life.age), radiusAt(life.projectedAge)];
  const bands: [Tone, number, number][] = [
    ['lived', 0, now],
    ['between', now, projected],
    ['ahead', projected, radius + 1],
  ];
  const shown = activities.flatMap((activity, index) => {
    const sectors = listSectors(life.spans, index, radiusAt);
    const [largest, last] = [greatest(sectors, sizeOf), sectors.at(-1)];
    return largest && last ? [{ activity, number: index + 1, sectors, largest, last }] : [];
  });
  // At the rim, the slices of the last years.
  const atRim = shown
    .filter(({ last }) => radius - last.to < 0.01)
    .toSorted((one, other) => middleOf(one.last) - middleOf(other.last));
  const rim = radius + NUMBER_DISTANCE;
  const turns = spreadApart(
    atRim.map(({ last }) => middleOf(last)),
    NUMBER_GAP / rim,
    FULL_TURN - NUMBER_GAP / rim / 2,
  );

  const slices = shown.map((each): Slice => {
    const { activity, number, sectors, largest } = each;
    const turn = turns[atRim.indexOf(each)];
    const middle = pointRadial(middleOf(largest), (largest.from + largest.to) / 2);
    return {
      activity,
      bands: bands
        .map(([tone, from, to]) => ({ tone, path: drawBetween(sectors, from, to) }))
        .filter(({ path }) => path !== ''),
      outline: sectors.map(drawSector).join(''),
      middle,
      number,
      numberAt: turn === undefined ? middle : pointRadial(turn, rim),
      isNumberInside: turn === undefined,
    };
  });
  return { size, slices, nowRadius: now, projectedRadius: life.moved ? projected : null };
}

export type RingGeometry = ReturnType<typeof layOutRings>;
