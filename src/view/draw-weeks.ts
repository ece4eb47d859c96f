import type { PlacedChapter } from '../life/place-events.ts';
import type { WeekSpan } from '../life/weeks-of-when.ts';
import { activityPaint } from '../ui/charts/paint.ts';
import { roundPixels } from '../ui/charts/round-pixels.ts';
import type { Point } from '../ui/charts/week-grid.ts';
import { TIME_PAINT } from '../ui/charts/weeks-by-time.ts';
import { createShape } from './create-element.ts';
import type { ViewGrid } from './view-grid.ts';

/** The weeks of a life that are drawn. */
interface DrawnWeeks {
  /** How many there are. */
  readonly total: number;
  /** The present one; from `total` on, it is not drawn. */
  readonly now: number;
  /** In the order of time, without overlap; none if the dots show time. */
  readonly chapters: readonly PlacedChapter[];
  /** The weeks of moments, all of them before `total`. */
  readonly moments: readonly number[];
}

/** The weeks of one paint, so far or ahead, as a line through the dots of each line. */
interface ViewDots {
  readonly paint: string;
  readonly tone: 'lived' | 'ahead';
  /** In pitches. Round caps and dashes of zero length turn it into dots. */
  readonly path: string;
}

/** The overhang of a line past its last dot, in pitches, so that rounding never loses that dot. */
const OVERHANG = 0.02;

/** The weeks of a span as a path: a line for each line of the grid that it crosses. */
function drawSpan({ isHorizontal, perLine, placeOf }: ViewGrid, { from, until }: WeekSpan): string {
  let path = '';
  for (let week = from; week < until; ) {
    const next = Math.min(until, week + perLine - (week % perLine));
    const { x, y } = placeOf(week);
    const length = roundPixels(next - 1 - week + OVERHANG);
    path += `M${roundPixels(x)} ${roundPixels(y)}${isHorizontal ? 'v' : 'h'}${length}`;
    week = next;
  }
  return path;
}

/** The spans between chapters. */
const listGaps = (chapters: readonly WeekSpan[]): WeekSpan[] =>
  [{ from: 0, until: 0 }, ...chapters].map(({ until }, index) => ({
    from: until,
    until: chapters[index]?.from ?? Number.POSITIVE_INFINITY,
  }));

/** The dots of a life, in the colors of its chapters; weeks in none have those of time. */
export function listDots(grid: ViewGrid, { total, now, chapters }: Omit<DrawnWeeks, 'moments'>): ViewDots[] {
  const parts = [
    ...listGaps(chapters).map((span) => ({ ...span, paints: TIME_PAINT })),
    ...chapters.map(({ from, until, chapter }) => {
      const paint = activityPaint(chapter.color);
      return { from, until, paints: { lived: paint, ahead: paint } };
    }),
  ];
  const paths = new Map<string, ViewDots>();
  for (const { from, until, paints } of parts) {
    for (const [tone, least, most] of [
      ['lived', 0, now],
      ['ahead', now, total],
    ] as const) {
      const path = drawSpan(grid, { from: Math.max(from, least), until: Math.min(until, most) });
      const key = `${tone} ${paints[tone]}`;
      if (path) paths.set(key, { paint: paints[tone], tone, path: (paths.get(key)?.path ?? '') + path });
    }
  }
  return [...paths.values()];
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
export function drawWeeks(picture: SVGElement, grid: ViewGrid, weeks: DrawnWeeks, isMirrored: boolean): void {
  const { width, height, pitch, placeOf } = grid;
  const { total, now, moments } = weeks;
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  picture.setAttribute('width', String(width * pitch));
  picture.setAttribute('height', String(height * pitch));
  const lines = { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': '0 1' };
  const drawn = [
    createShape('g', lines, listDots(grid, weeks).map(drawLine)),
    ...moments.map((week) => drawMoment(placeOf(week), pitch)),
    ...(now < total ? [drawNow(placeOf(now), pitch)] : []),
  ];
  const mirror = isMirrored ? { transform: `matrix(-1 0 0 1 ${width} 0)` } : {};
  picture.replaceChildren(createShape('g', mirror, drawn));
}
