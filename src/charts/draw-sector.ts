import { roundPixels } from './round-pixels.ts';

/** A part of a ring. Angles are in radians, clockwise from the top; all else is in pixels. */
interface Sector {
  /** The radius of its inner edge. */
  readonly from: number;
  /** The radius of its outer edge. */
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** What it leaves free of its angle, half of it on each side. */
  readonly gap: number;
}

const ALMOST_FULL_TURN = 2 * Math.PI - 1e-6;
/** Rounding its ends would move the middle of an arc near half a turn; a third of one is far from that. */
const THIRDS = [1 / 3, 2 / 3, 1];

/** @example pointAt(100, Math.PI / 2) // [100, 0] */
export const pointAt = (radius: number, angle: number): readonly [x: number, y: number] => [
  radius * Math.sin(angle),
  -radius * Math.cos(angle),
];

const write = (radius: number, angle: number) => pointAt(radius, angle).map(roundPixels).join(',');

function drawArc(radius: number, start: number, end: number): string {
  const size = roundPixels(radius);
  const ends = THIRDS.map((part) => write(radius, start + (end - start) * part));
  return ends.map((place) => `A${size},${size},0,0,${end > start ? 1 : 0},${place}`).join('');
}

/** The path of a sector, round the point 0,0. One of a full turn is the whole ring; one within its gap is a line. */
export function drawSector({ from, to, start, end, gap }: Sector): string {
  const aside = (radius: number) => Math.min(gap / 2 / radius, (end - start) / 2);
  const [outer, inner] = [aside(to), aside(from)];
  const isRing = end - start > ALMOST_FULL_TURN;
  return [
    `M${write(to, start + outer)}${drawArc(to, start + outer, end - outer)}`,
    `${isRing ? 'M' : 'L'}${write(from, end - inner)}${drawArc(from, end - inner, start + inner)}Z`,
  ].join('');
}
