import type { Shape } from '../platform/create-shape.ts';
import { activityPaint, type Paint, paintOf } from '../ui/charts/paint.ts';
import { anchorFor, directionOf } from '../ui/direction.ts';
import type { CenteredBox } from './boxes.ts';
import type { LineMark, NameMark } from './chapter-names.ts';
import { BASELINE, type Label } from './geometry.ts';
import type { Box, Point } from './grid.ts';
import type { MomentMark } from './moment-rings.ts';
import type { DotGroup, Scene } from './scene.ts';
import { PRESENT_WEEK, radiusAt } from './styles.ts';

/** What is drawn over the weeks of a life, wherever the slider is. */
export interface WeekMarks {
  readonly labels: readonly Label[];
  /** The line where life expectancy ends, with its figure. */
  readonly end?: { readonly path: string; readonly figure: Label } | null;
  /** The names of chapters in a line above the weeks. */
  readonly line?: readonly LineMark[];
  /** The names of chapters among the weeks. */
  readonly names?: readonly NameMark[];
  readonly rings?: readonly MomentMark[];
}

interface Line {
  readonly key: string;
  readonly paint: Paint;
  /** The diameter of its dots, in units of the scene. */
  readonly size: number;
  readonly tone?: DotGroup['tone'];
  readonly decades: DotGroup['decades'];
}

const drawLine = ({ pitch, unit }: Scene, { key, paint, size, tone, decades }: Line): Shape => ({
  tag: 'g',
  key,
  attributes: {
    stroke: paintOf(paint),
    strokeWidth: size * unit,
    strokeDasharray: `0 ${pitch}`,
    ...(tone && { 'data-tone': tone }),
  },
  inside: decades.map(({ from, path }) => ({ tag: 'path', key: String(from), attributes: { d: path } })),
});

/** The dots of a scene. A ring is a dot with a smaller one of the ground over it. */
export const drawDots = (scene: Scene): Shape => ({
  tag: 'g',
  key: 'dots',
  attributes: { fill: 'none', strokeLinecap: 'round' },
  inside: scene.dots.flatMap(({ key, tone, look: { paint, size, hole, opacity }, decades }) => {
    const dots = [drawLine(scene, { key, paint, size, tone, decades })];
    if (hole) dots.push(drawLine(scene, { key: `${key} hole`, paint: 'ground', size: hole, decades }));
    return opacity === undefined ? dots : { tag: 'g', key, attributes: { opacity }, inside: dots };
  }),
});

const drawCircle = ({ x, y }: Point, key: string, attributes: Shape['attributes']): Shape => ({
  tag: 'circle',
  key,
  attributes: { cx: x, cy: y, ...attributes },
});

const PRESENT_EDGE = 1.25;

/** The week at the slider, then the highlighted dot of the present. */
export function drawPresent({ now, projected, unit }: Scene): Shape[] {
  const shapes: Shape[] = [];
  if (projected)
    shapes.push(
      drawCircle(projected, 'projected', {
        'data-marker': 'projected-week',
        r: Math.max(4, unit * 0.8),
        fill: 'var(--ground)',
        stroke: 'var(--now)',
        strokeWidth: Math.max(2, unit * 0.3),
      }),
    );
  if (now) {
    const circles = Object.entries(PRESENT_WEEK).map(([key, { radius, least, ...look }]) =>
      drawCircle(now, key, { r: radiusAt(unit, { radius, least }), strokeWidth: PRESENT_EDGE, ...look }),
    );
    shapes.push({ tag: 'g', key: 'now', attributes: { 'data-marker': 'now-week' }, inside: circles });
  }
  return shapes;
}

/** The ring around a moment without a number: in pitches, and at least in pixels. */
const MOMENT_RING = { radius: 0.55, least: 2.5, width: 0.2, leastWidth: 1 };

const drawMoment = (at: Point, unit: number): Shape =>
  drawCircle(at, `${at.x} ${at.y}`, {
    'data-marker': 'moment',
    r: radiusAt(unit, MOMENT_RING),
    fill: 'var(--ground)',
    stroke: 'var(--ink)',
    strokeWidth: Math.max(MOMENT_RING.leastWidth, MOMENT_RING.width * unit),
  });

/** A picture of dots alone. */
export interface DotPicture {
  /** The dots with half a pitch around them. */
  readonly box: Box;
  readonly scene: Scene;
  /** Days or weeks with a ring around them. */
  readonly moments: readonly Point[];
}

export const drawPicture = ({ scene, moments }: Omit<DotPicture, 'box'>): Shape[] => [
  drawDots(scene),
  ...moments.map((moment) => drawMoment(moment, scene.unit)),
  ...drawPresent(scene),
];

/** Where the page reads from right to left, the text is mirrored back about its anchor point, as by `ChartText`. */
export const drawText = (
  key: string,
  { x, y, anchor, text }: Label,
  attributes: Shape['attributes'],
): Shape => ({
  tag: 'text',
  key,
  attributes: { x, y, textAnchor: anchor, transformOrigin: `${x} 0`, ...attributes },
  inside: text,
});

/** A ground with round ends, for the text in its middle. */
const drawGround = ({ x, y, width, height }: CenteredBox, edge: Shape['attributes']): Shape => ({
  tag: 'rect',
  key: 'ground',
  attributes: {
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
    rx: height / 2,
    fill: 'var(--ground)',
    ...edge,
  },
});

/** Shares of a ring's height: from the middle of a number down to its baseline, the size of a number, the edge's width. */
const RING = { baseline: 0.225, font: 0.65, edge: 0.075 };

/** A ring with a number around the week of a moment. */
export const drawRing = (mark: MomentMark): Shape => ({
  tag: 'g',
  key: `moment ${mark.weeks[0]}`,
  attributes: { 'data-marker': 'moment' },
  inside: [
    drawGround(mark, { stroke: 'var(--ink)', strokeWidth: mark.height * RING.edge }),
    drawText(
      'number',
      { x: mark.x, y: mark.y + mark.height * RING.baseline, anchor: 'middle', text: mark.label },
      { fill: 'var(--ink)', fontSize: mark.height * RING.font },
    ),
  ],
});

/** The height of a bar, and the baseline of the name below it, in pixels. */
const BAR = { height: 3, baseline: 19 };

const drawChapter = ({ chapter }: NameMark, inside: readonly Shape[]): Shape => ({
  tag: 'g',
  key: `chapter ${chapter.id}`,
  attributes: { 'data-marker': 'chapter' },
  inside,
});

/** The name of a chapter, with an edge in the chapter's color. */
const drawName = (name: NameMark): Shape =>
  drawChapter(name, [
    drawGround(name, { stroke: activityPaint(name.chapter.color), strokeWidth: 2 }),
    drawText(
      'name',
      { x: name.x, y: name.y + BASELINE, anchor: 'middle', text: name.text },
      { className: 'chart-mark', direction: directionOf([name.text]) },
    ),
  ]);

/** A bar in a chapter's color over its years, and its name below. */
function drawBar(name: LineMark): Shape {
  const { chapter, text, bar } = name;
  const [x, y] = [name.x - name.width / 2, name.y - name.height / 2];
  const direction = directionOf([text]);
  return drawChapter(name, [
    {
      tag: 'rect',
      key: 'bar',
      attributes: {
        x: bar.start,
        y,
        width: bar.width,
        height: BAR.height,
        fill: activityPaint(chapter.color),
      },
    },
    drawText(
      'name',
      { x, y: y + BAR.baseline, anchor: anchorFor(direction, 'start'), text },
      { className: 'chart-mark', direction },
    ),
  ]);
}

function drawEnd({ path, figure }: NonNullable<WeekMarks['end']>): Shape[] {
  const line = { d: path, fill: 'none' };
  return [
    {
      tag: 'path',
      key: 'end ground',
      attributes: { ...line, stroke: 'var(--ground)', strokeWidth: 3 },
    },
    { tag: 'path', key: 'end', attributes: { ...line, 'data-marker': 'end', stroke: 'var(--ink)' } },
    drawText('figure', figure, { className: 'chart-name' }),
  ];
}

/** What a step of the slider leaves as it is. */
export const drawMarks = ({ labels, end, line = [], names = [], rings = [] }: WeekMarks): Shape[] => [
  ...labels.map((label) => drawText(`${label.x} ${label.y}`, label, { className: 'chart-label' })),
  ...(end ? drawEnd(end) : []),
  ...line.map(drawBar),
  ...names.map(drawName),
  ...rings.map(drawRing),
];
