import type { Point } from '../ui/charts/week-grid.ts';
import { createShape } from './create-element.ts';
import type { ViewGrid } from './view-grid.ts';
import type { ViewDots } from './view-shapes.ts';

/** The parts of a life that are drawn. */
export interface WeekShapes {
  readonly dots: readonly ViewDots[];
  /** The weeks of moments. */
  readonly moments: readonly Point[];
  /** `null` for a life that is longer than the picture. */
  readonly now: Point | null;
}

/** The sizes of the dots, in pitches, as in the page's weeks: weeks ahead are small. */
const SIZE = { lived: 0.8, ahead: 0.36 };
/** A ring around a moment's week, in pitches, and at least in pixels. */
const RING = { radius: 0.55, least: 2.5, width: 0.2 };
/** The present week, in pitches and at least in pixels: its light, its surroundings and itself. */
const NOW = [
  { radius: 1.8, least: 7, fill: 'var(--glow)', opacity: 0.3 },
  { radius: 1, least: 4, fill: 'var(--ground)', opacity: 1 },
  { radius: 0.8, least: 3, fill: 'var(--glow)', opacity: 1 },
];
/** The edge of the present week, in pixels. */
const EDGE = 1.25;

const drawLine = ({ paint, tone, path }: ViewDots) =>
  createShape('path', { d: path, stroke: paint, 'stroke-width': SIZE[tone], 'data-tone': tone });

function drawNow({ x, y }: Point, pitch: number): SVGElement {
  const circles = NOW.map(({ radius, least, fill, opacity }) =>
    createShape('circle', {
      cx: x,
      cy: y,
      r: Math.max(radius, least / pitch),
      fill,
      'fill-opacity': opacity,
    }),
  );
  circles.at(-1)?.setAttribute('stroke', 'var(--now)');
  circles.at(-1)?.setAttribute('stroke-width', String(EDGE / pitch));
  return createShape('g', { 'data-marker': 'now-week' }, circles);
}

const drawMoment = ({ x, y }: Point, pitch: number) =>
  createShape('circle', {
    cx: x,
    cy: y,
    r: Math.max(RING.radius, RING.least / pitch),
    fill: 'var(--ground)',
    stroke: 'var(--ink)',
    'stroke-width': Math.max(RING.width, 1 / pitch),
    'data-marker': 'moment',
  });

/** Draws the weeks of a life into an SVG element, in place of what it shows. Right-to-left pages mirror it. */
export function drawWeeks(
  picture: SVGElement,
  grid: ViewGrid,
  { dots, moments, now }: WeekShapes,
  isMirrored: boolean,
): void {
  const { width, height, pitch } = grid;
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  picture.setAttribute('width', String(width * pitch));
  picture.setAttribute('height', String(height * pitch));
  const lines = { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': '0 1' };
  const drawn = [
    createShape('g', lines, dots.map(drawLine)),
    ...moments.map((moment) => drawMoment(moment, pitch)),
    ...(now ? [drawNow(now, pitch)] : []),
  ];
  const mirror = isMirrored ? { transform: `matrix(-1 0 0 1 ${width} 0)` } : {};
  picture.replaceChildren(createShape('g', mirror, drawn));
}
