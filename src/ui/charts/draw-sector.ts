import { roundPixels } from './round-pixels.ts';

/** A sector of a ring. Angles are in radians, clockwise from the top; lengths are in pixels. */
export interface Sector {
  /** The inner radius. */
  readonly from: number;
  /** The outer radius. */
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** The gap between neighboring sectors, half of it on each side. */
  readonly gap: number;
}

const ALMOST_FULL_TURN = 2 * Math.PI - 1e-6;
/** An arc is drawn in thirds: rounding the ends of one near half a turn would move its center. */
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

/** The path of a sector around the point 0,0. A full turn gives a ring; a sector narrower than its gap gives a line. */
export function drawSector({ from, to, start, end, gap }: Sector): string {
  const aside = (radius: number) => Math.min(gap / 2 / radius, (end - start) / 2);
  const [outer, inner] = [aside(to), aside(from)];
  const isRing = end - start > ALMOST_FULL_TURN;
  return [
    `M${write(to, start + outer)}${drawArc(to, start + outer, end - outer)}`,
    `${isRing ? 'M' : 'L'}${write(from, end - inner)}${drawArc(from, end - inner, start + inner)}Z`,
  ].join('');
}
