import { range } from 'd3-array';
import type { Marks } from '../../life/place-events.ts';
import { WEEKS_PER_YEAR, type WeeksOfLife } from '../../life/weeks.ts';
import type { Shape } from '../../platform/create-shape.ts';
import { anchorFor, directionOf } from '../../ui/direction.ts';
import { drawDots, drawPicture, drawPresent, drawRing, drawText } from '../../weeks/draw.ts';
import { type Box, createGrid, DECADE, type Grid, measureGrid } from '../../weeks/grid.ts';
import { layOutMarks } from '../../weeks/moment-rings.ts';
import { partsByChapters } from '../../weeks/parts.ts';
import { sceneAt } from '../../weeks/scene.ts';
import { PAPER, SCREEN } from '../../weeks/styles.ts';
import { Shapes } from '../../weeks/week-scene.tsx';
import type { PosterFormat } from './poster-formats.ts';

interface PosterWeeksProps {
  readonly format: PosterFormat;
  /** For the drawing, as far as it is known before the browser lays out the words. */
  readonly room: Box;
  readonly weeks: WeeksOfLife;
  readonly marks: Marks | null;
  /** Whether the rings of moments have numbers, for a list. */
  readonly numbered: boolean;
  /** The label of the line where the weeks end; `null` for no line. */
  readonly end: string | null;
  readonly formatAge: (age: number) => string;
}

/** Any pitch: the browser scales the drawing to its room. Everything below is in pitches. */
const PITCH = 10;
/** By medium: the height of a ring with a number, which is legible on A4, and on a phone; the size of labels. */
const MEDIA = {
  paper: { style: PAPER, number: 1.75, text: 1.3 },
  screen: { style: SCREEN, number: 3, text: 1.9 },
};
/** The distance of ages from the dots. */
const TEXT_GAP = 0.9;
/** The distance of the line at the end from the dots, and its width. */
const END = { gap: 0.25, width: 0.09 };
/** Around the dots, for the light of today. */
const EDGE = 0.6;
/** How much farther apart weeks may be than years, or years than weeks, to use the room. */
const MOST_STRETCH = 1.8;
const limitStretch = (stretch: number) => Math.min(Math.max(1, stretch), MOST_STRETCH);

export const findRoom = ({ width, height, margins: { top, bottom, sides } }: PosterFormat): Box => ({
  x: sides,
  y: top,
  width: width - 2 * sides,
  height: height - top - bottom,
});

/** The grid of a poster, and the part of the drawing that fills its room. Beside rows, ages are in the margin. */
function layOutPoster({ format, room, weeks, end }: PosterWeeksProps) {
  const { width, height, paper } = format;
  const direction = height > width ? 'vertical' : 'horizontal';
  const shape = { direction, years: Math.ceil(weeks.total / WEEKS_PER_YEAR) } as const;
  const { text } = MEDIA[paper ? 'paper' : 'screen'];
  const isUpright = direction === 'vertical';
  const top = isUpright ? EDGE : text * 1.7;
  const sides = 2 * EDGE;
  const ends = top + (end === null ? EDGE : END.gap + text * 1.6);
  const [alongYears, alongWeeks] = measureGrid(shape);
  const [across, down] = isUpright ? [alongWeeks, alongYears] : [alongYears, alongWeeks];
  const ratio = room.width / room.height;
  const acrossPitch = PITCH * limitStretch(((down + ends) * ratio - sides) / across);
  const downPitch = PITCH * limitStretch(((across + sides) / ratio - ends) / down);
  const [pitch, yearPitch] = isUpright ? [acrossPitch, downPitch] : [downPitch, acrossPitch];
  const grid = createGrid(shape, { x: 0, y: 0, pitch, yearPitch });
  const { box } = grid;
  return {
    grid,
    viewBox: [-EDGE * PITCH, -top * PITCH, box.width + sides * PITCH, box.height + ends * PITCH],
  };
}

/** The weeks of a poster, with their ages and moments, in the colors of chapters, as large as their room. */
export function PosterWeeks(props: PosterWeeksProps) {
  const { format, weeks, marks, numbered } = props;
  const { grid, viewBox } = layOutPoster(props);
  const { total: count } = weeks;
  const { positionOf, box } = grid;
  const { style, number } = MEDIA[format.paper ? 'paper' : 'screen'];
  const scene = sceneAt({ ...grid, count }, partsByChapters(style, marks?.chapters ?? []), weeks);
  const moments = (marks?.moments ?? []).filter(({ week }) => week < count);
  const { unit, now } = scene;
  const chart = { width: box.x + box.width, height: box.y + box.height, unit, now, positionOf, count };
  const shapes = numbered
    ? [drawDots(scene), ...layOutMarks(chart, moments, number * unit).map(drawRing), ...drawPresent(scene)]
    : drawPicture({
        scene,
        moments: Array.from(new Set(moments.map(({ week }) => week)), positionOf),
      });
  return (
    <svg className="chart poster-weeks" viewBox={viewBox.join(' ')} overflow="visible" aria-hidden>
      <Shapes shapes={[...shapes, ...drawLabels(grid, props)]} />
    </svg>
  );
}

/** The ages of decades beside the rows, or at the columns, and the line of life expectancy after the last year. */
function drawLabels(grid: Grid, { format, weeks, end, formatAge }: PosterWeeksProps): Shape[] {
  const { isHorizontal, yearMiddle, box } = grid;
  const fontSize = MEDIA[format.paper ? 'paper' : 'screen'].text * PITCH;
  const label = { className: 'poster-label', fontSize };
  const ages = range(0, weeks.total / WEEKS_PER_YEAR, DECADE).map((age) => {
    const at = isHorizontal
      ? ({ x: yearMiddle(age), y: -fontSize * 0.7, anchor: 'middle' } as const)
      : ({ x: -TEXT_GAP * PITCH, y: yearMiddle(age) + fontSize * 0.35, anchor: 'end' } as const);
    return drawText(`age ${age}`, { ...at, text: formatAge(age) }, label);
  });
  if (end === null) return ages;
  const { width: right, height: bottom } = box;
  const gap = END.gap * PITCH;
  const d = isHorizontal ? `M${right + gap} 0V${bottom}` : `M0 ${bottom + gap}H${right}`;
  const direction = directionOf([end]);
  const at = { x: right, y: bottom + gap + fontSize * 1.2, anchor: anchorFor(direction, 'end') };
  return [
    ...ages,
    {
      tag: 'path',
      key: 'end',
      attributes: { d, stroke: 'var(--edge)', strokeWidth: END.width * PITCH },
    },
    drawText('figure', { ...at, text: end }, { ...label, direction }),
  ];
}
