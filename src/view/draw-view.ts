import type { PlacedChapter } from '../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { paintChapters } from '../weeks/chart.ts';
import { DOT_SIZE, divideByChapters, drawDots, PRESENT_EDGE, PRESENT_WEEK } from '../weeks/dots.ts';
import { type Box, fitWindow } from '../weeks/grid.ts';

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

/** A ring around a moment's week, in pitches, and at least in pixels. */
const RING = { radius: 0.55, least: 2.5, width: 0.2 };

type Attributes = Readonly<Record<string, string | number>>;

function createShape(name: string, attributes: Attributes, children: readonly Element[] = []): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, String(value));
  shape.append(...children);
  return shape;
}

/** Draws the weeks of a life into an SVG element of some size, in place of what it shows. */
export function drawView(picture: SVGElement, room: Pick<Box, 'width' | 'height'>, weeks: DrawnWeeks): void {
  const { total, now, chapters, moments } = weeks;
  const grid = fitWindow(Math.ceil(total / WEEKS_PER_YEAR), { x: 0, y: 0, ...room });
  const { pitch, placeOf, box } = grid;
  const paints = paintChapters(chapters);
  const lines = drawDots(grid, { now, count: total }, divideByChapters(chapters)).map(
    ({ tone, run, decades }) =>
      createShape('path', {
        d: decades.map(({ path }) => path).join(''),
        stroke: paints[run]?.[tone] ?? '',
        'stroke-width': DOT_SIZE[tone] * pitch,
        'data-tone': tone,
      }),
  );
  const circleAt = (week: number, attributes: Attributes) => {
    const { x, y } = placeOf(week);
    return createShape('circle', { cx: x, cy: y, ...attributes });
  };
  const rings = moments.map((week) =>
    circleAt(week, {
      r: Math.max(RING.least, RING.radius * pitch),
      fill: 'var(--ground)',
      stroke: 'var(--ink)',
      'stroke-width': Math.max(1, RING.width * pitch),
      'data-marker': 'moment',
    }),
  );
  const present = PRESENT_WEEK.map(({ radius, least, ...look }) =>
    circleAt(now, { r: Math.max(least, radius * pitch), 'stroke-width': PRESENT_EDGE, ...look }),
  );
  const dots = { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': `0 ${pitch}` };
  picture.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  picture.setAttribute('width', String(box.width));
  picture.setAttribute('height', String(box.height));
  picture.replaceChildren(
    createShape('g', {}, [
      createShape('g', dots, lines),
      ...rings,
      ...(now < total ? [createShape('g', { 'data-marker': 'now-week' }, present)] : []),
    ]),
  );
}
