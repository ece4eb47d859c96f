import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import type { Wrap } from '../../platform/wrap-text.ts';
import { directionOf } from '../../ui/charts/text-direction.ts';
import { WHOLE_YEAR } from '../../ui/charts/week-bands.ts';
import { layOutWeeks, type Point, type WeekGeometry, type Weeks } from '../../ui/charts/week-geometry.ts';
import type { PictureFormat } from './picture-formats.ts';
import { type PictureWords, placeFoot, placeHead, placeMoments, TEXT_LINE } from './picture-text.ts';
import type { PlacedLine } from './placed-line.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

export interface PictureLayout {
  readonly geometry: WeekGeometry;
  /** The part of the geometry that has the dots, in its units. */
  readonly dots: Box;
  /** Where the dots stand in the picture, and the distance from one to the next. */
  readonly field: Box & { readonly pitch: number };
  readonly lines: readonly PlacedLine[];
  /** Whether there was room for the words of the moments: their rings then have numbers. */
  readonly hasMoments: boolean;
  /** The line of life expectancy, along the end of the dots. */
  readonly end: Line | null;
}

/** Enough for the largest dots: the field is scaled to its place. */
const ROOM = { width: 10_000, height: 100_000 };

const AGE_SIZE = 1.15;
/** The room for an age beside the dots, as a share of its size. */
const AGE_WIDTH = 2.6;
/** The gap between words and dots, as a share of the text's size. */
const FIELD_GAP = 1.9;

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
type Placed = Pick<PictureLayout, 'geometry' | 'dots' | 'field'> & {
  readonly horizontal: boolean;
};

/** The ages beside the rows, or over the columns, quiet ones. */
function placeAges(
  { geometry, dots, field, horizontal }: Placed,
  size: number,
  words: PictureWords,
): PlacedLine[] {
  return geometry.ticks.map(({ age }) => {
    const along = ((geometry.placeOf(age * WEEKS_PER_YEAR).y - dots.y) * field.pitch) / geometry.pitch;
    const place = { text: words.formatAge(age), size, look: 'picture-text', direction: 'ltr' } as const;
    return horizontal
      ? { ...place, x: field.x + along, y: field.y - size * 0.75, anchor: 'middle' }
      : { ...place, x: field.x - size * 1.1, y: field.y + along + size * 0.35, anchor: 'end' };
  });
}

/** The line of life expectancy after the last year, with its label below. */
function placeEnd(
  { field, horizontal }: Placed,
  size: number,
  text: string,
): { line: Line; label: PlacedLine } {
  const { x, y, pitch } = field;
  const gap = pitch * 0.25;
  const [right, bottom] = [x + field.width, y + field.height];
  return {
    line: horizontal
      ? { from: { x: right + gap, y }, to: { x: right + gap, y: bottom } }
      : { from: { x, y: bottom + gap }, to: { x: right, y: bottom + gap } },
    label: {
      text,
      x: right,
      y: bottom + gap + size * 1.3,
      size,
      look: 'picture-text',
      anchor: 'end',
      direction: directionOf([text]),
    },
  };
}

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

/** Lays out a picture of the weeks in any format. @param words without meaning if the format has none */
export function layOutPicture(
  format: PictureFormat,
  weeks: Weeks,
  words: PictureWords,
  wrap: Wrap,
): PictureLayout {
  const { width, height, margins, type } = format;
  const horizontal = format.direction === 'horizontal';
  const geometry = layOutWeeks(weeks, WHOLE_YEAR, ROOM);
  const dots = boxDots(geometry);
  const fit = (room: Box) =>
    fitField({
      dots: horizontal ? { width: dots.height, height: dots.width } : dots,
      pitch: geometry.pitch,
      room,
      inPixels: format.unit === 'px',
    });
  if (!type) {
    const [inner, clear] = [width - 2 * margins.sides, height - margins.top - margins.bottom];
    const field = fit({ x: margins.sides, y: margins.top, width: inner, height: clear });
    return { geometry, dots, field, lines: [], hasMoments: false, end: null };
  }
  const head = placeHead(format, type, words, wrap);
  const foot = placeFoot(format, type, words, wrap);
  const moments = placeMoments(format, type, words, { bottom: foot.top, wrap });
  const ageSize = type.small * AGE_SIZE;
  const gap = type.text * FIELD_GAP;
  const field = fit(
    findRoom(format, ageSize, { top: head.bottom + gap, bottom: (moments ?? foot).top - gap }),
  );
  const placed = { geometry, dots, field, horizontal };
  const ages = placeAges(placed, ageSize, words);
  const end = words.end === null ? null : placeEnd(placed, ageSize, words.end);
  return {
    geometry,
    dots,
    field,
    lines: [...head.lines, ...ages, ...(end ? [end.label] : []), ...(moments?.lines ?? []), ...foot.lines],
    hasMoments: moments !== null,
    end: end?.line ?? null,
  };
}
