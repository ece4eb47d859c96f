import { arc } from 'd3-shape';

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
