import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import type { WeekGeometry, Weeks } from '../../ui/charts/week-geometry.ts';
import { directionOf } from '../../ui/text-direction.ts';
import { type Block, joinBlocks, moveBlock } from './picture-block.ts';
import type { PictureFormat } from './picture-formats.ts';
import type { PictureMarks } from './picture-marks.ts';
import { type PictureWords, placeFoot, placeHead, TEXT_LINE, type TypeSetting } from './picture-text.ts';
import { layOutPictureWeeks, type PictureCircles, placeCircles } from './picture-weeks.ts';
import type { PlacedLine } from './placed-line.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a picture shows. */
export interface PictureContent {
  readonly format: PictureFormat;
  readonly weeks: Weeks;
  /** Without meaning if the format has none. */
  readonly words: PictureWords;
  /** The chapters and moments in the picture; `null` for none. */
  readonly personal: PictureMarks | null;
}

/** A line, with the attributes of SVG. */
interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly strokeWidth: number;
}

export interface PictureLayout extends ReturnType<typeof layOutPictureWeeks> {
  /** The part of the geometry that has the dots, in its units. */
  readonly viewBox: string;
  /** Whether rows and columns of the geometry change places. */
  readonly isTurned: boolean;
  /** Where the dots stand in the picture, and the distance from one to the next. */
  readonly field: Box & { readonly pitch: number };
  readonly circles: PictureCircles;
  /** The words, with the colors of the chapters beside their names. */
  readonly words: Required<Block>;
  /** The line of life expectancy, along the end of the dots. */
  readonly end: Line | null;
}

const AGE_SIZE = 1.15;
/** The room for an age beside the dots, as a share of its size. */
const AGE_WIDTH = 2.6;
/** The gap between words and dots, as a share of the text's size. */
const FIELD_GAP = 1.9;
/** The gap between the dots and the line after them, as a share of their distance. */
const END_GAP = 0.25;

/** The part of a geometry that has the dots, with half a gap around them. */
function boxDots({ pitch, count, placeOf }: WeekGeometry): Box {
  const [first, last] = [placeOf(0), placeOf(count - 1)];
  return {
    x: first.x - pitch / 2,
    y: first.y - pitch / 2,
    width: placeOf(WEEKS_PER_YEAR - 1).x - first.x + pitch,
    height: last.y - first.y + pitch,
  };
}

interface FieldOptions {
  /** The dots in units of the geometry. */
  readonly dots: Pick<Box, 'width' | 'height'>;
  readonly pitch: number;
  readonly room: Box;
  /** Whether the picture has pixels: dots of whole ones are sharp, and all alike, which compresses better. */
  readonly inPixels: boolean;
}

/** The dots as large as they fit, in the middle of a room. */
function fitField({ dots, pitch, room, inPixels }: FieldOptions): PictureLayout['field'] {
  const largest = pitch * Math.min(room.width / dots.width, room.height / dots.height);
  const fitted = inPixels ? Math.floor(largest * 2) / 2 : largest;
  const [width, height] = [(dots.width * fitted) / pitch, (dots.height * fitted) / pitch];
  const [x, y] = [room.x + (room.width - width) / 2, room.y + (room.height - height) / 2];
  return {
    x: inPixels ? Math.floor(x) : x,
    y: inPixels ? Math.floor(y) : y,
    width,
    height,
    pitch: fitted,
  };
}

/** The dots at their place, before any words. */
interface Placed extends Pick<PictureLayout, 'geometry' | 'field' | 'isTurned'> {
  readonly dots: Box;
}

/** The ages beside the rows, or over the columns, quiet ones. */
function placeAges(
  { geometry, dots, field, isTurned }: Placed,
  size: number,
  words: PictureWords,
): PlacedLine[] {
  return geometry.ticks.map(({ age }) => {
    const along = ((geometry.placeOf(age * WEEKS_PER_YEAR).y - dots.y) * field.pitch) / geometry.pitch;
    const place = { text: words.formatAge(age), size, look: 'picture-text', direction: 'ltr' } as const;
    return isTurned
      ? { ...place, x: field.x + along, y: field.y - size * 0.75, anchor: 'middle' }
      : { ...place, x: field.x - size * 1.1, y: field.y + along + size * 0.35, anchor: 'end' };
  });
}

/** The line of life expectancy after the last year. */
function placeEnd({
  field: { x, y, width, height, pitch },
  isTurned,
}: Placed): Pick<Line, 'x1' | 'y1' | 'x2' | 'y2'> {
  const gap = pitch * END_GAP;
  const [right, bottom] = [x + width, y + height];
  return isTurned
    ? { x1: right + gap, y1: y, x2: right + gap, y2: bottom }
    : { x1: x, y1: bottom + gap, x2: right, y2: bottom + gap };
}

/** The label of the line of life expectancy, below the dots. */
const labelEnd = (
  { field: { x, y, width, height, pitch } }: Placed,
  size: number,
  text: string,
): PlacedLine => ({
  text,
  x: x + width,
  y: y + height + pitch * END_GAP + size * 1.3,
  size,
  look: 'picture-text',
  anchor: 'end',
  direction: directionOf([text]),
});

/** Where the dots may stand between the words. */
function findRoom(
  { width, margins, direction }: PictureFormat,
  ageSize: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): Box {
  const inner = width - 2 * margins.sides;
  const line = ageSize * TEXT_LINE;
  // Ages stand over the columns, or beside the rows; the label of the end always stands below.
  const height = bottom - line - top;
  if (direction === 'horizontal')
    return { x: margins.sides, y: top + line, width: inner, height: height - line };
  const gutter = ageSize * AGE_WIDTH;
  return { x: margins.sides + gutter, y: top, width: inner - 2 * gutter, height };
}

/** Lays out a picture of the weeks in any format. */
export function layOutPicture(content: PictureContent, setting: TypeSetting): PictureLayout {
  const { format, weeks, words, personal } = content;
  const { width, height, margins, type } = format;
  const { geometry, paints } = layOutPictureWeeks(weeks, personal);
  const dots = boxDots(geometry);
  const isTurned = format.direction === 'horizontal';
  const turned = { x: dots.y, y: dots.x, width: dots.height, height: dots.width };
  const box = isTurned ? turned : dots;
  const fit = (room: Box) =>
    fitField({ dots: box, pitch: geometry.pitch, room, inPixels: format.unit === 'px' });
  const drawn = { geometry, paints, isTurned, viewBox: `${box.x} ${box.y} ${box.width} ${box.height}` };
  if (!type) {
    const [inner, clear] = [width - 2 * margins.sides, height - margins.top - margins.bottom];
    const field = fit({ x: margins.sides, y: margins.top, width: inner, height: clear });
    const circles = placeCircles(geometry, personal, false);
    return { ...drawn, field, circles, words: joinBlocks([]), end: null };
  }
  const page = { format, type, words, setting };
  const head = moveBlock(placeHead(page), { y: margins.top });
  const foot = placeFoot(page);
  const footTop = height - margins.bottom - foot.height;
  const ageSize = type.small * AGE_SIZE;
  const gap = type.text * FIELD_GAP;
  const field = fit(findRoom(format, ageSize, { top: head.height + gap, bottom: footTop - gap }));
  const placed = { geometry, dots, field, isTurned };
  const ages = placeAges(placed, ageSize, words);
  const end = words.end === null ? [] : [labelEnd(placed, ageSize, words.end)];
  return {
    ...drawn,
    field,
    circles: placeCircles(geometry, personal, foot.namesMoments),
    words: joinBlocks([head, { height, lines: [...ages, ...end] }, moveBlock(foot, { y: footTop })]),
    end: words.end === null ? null : { ...placeEnd(placed), strokeWidth: width / 1000 },
  };
}
