import type { Marks } from '../../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import type { Weeks } from '../../ui/charts/week-geometry.ts';
import { directionOf } from '../../ui/text-direction.ts';
import { breakNames, type ChapterLine, type ChapterNames, placeChapterNames } from './chapter-names.ts';
import { type Block, joinBlocks, moveBlock, type PlacedLine } from './picture-block.ts';
import { type Box, fitField, type PictureField, turnWeeks } from './picture-field.ts';
import type { PictureFormat } from './picture-formats.ts';
import { type Page, type PictureWords, TEXT_LINE, type TypeSetting } from './picture-page.ts';
import { placeFoot, placeHead } from './picture-text.ts';
import { layOutPictureWeeks, type PictureCircles, placeCircles } from './picture-weeks.ts';

/** The content of a picture. */
export interface PictureContent {
  readonly format: PictureFormat;
  readonly weeks: Weeks;
  /** Without meaning if the format has none. */
  readonly words: PictureWords;
  /** The chapters and moments in the picture; `null` for none. */
  readonly marks: Marks | null;
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
  readonly field: PictureField;
  readonly circles: PictureCircles;
  /** The words, with the colors of the chapters beside their names. */
  readonly words: Required<Block>;
  /** The lines along the weeks of the chapters, on paper. */
  readonly chapterLines: readonly ChapterLine[];
  /** The line of life expectancy, along the end of the dots. */
  readonly end: Line | null;
}

const AGE_SIZE = 1.15;
/** The size of the chapters' names on paper, as a share of the small print's. */
const NAME_SIZE = 1.3;
/** The room for an age beside the dots, as a share of its size. */
const AGE_WIDTH = 2.6;
/** The gap between words and dots, as a share of the text's size. */
const FIELD_GAP = 1.9;
/** The gap between the dots and the line after them, as a share of their distance. */
const END_GAP = 0.25;

/** The ages beside the rows, or at the columns: over them, or below them where the names of chapters are over them. */
function placeAges(
  { isHorizontal, seen, dots, box, pitch }: PictureField,
  {
    ages,
    size,
    isBelow,
  }: { readonly ages: readonly number[]; readonly size: number; readonly isBelow: boolean },
  words: PictureWords,
): PlacedLine[] {
  return ages.map((age) => {
    const { x, y } = seen.placeOf(age * WEEKS_PER_YEAR);
    const along = ((isHorizontal ? x - dots.x : y - dots.y) * pitch) / seen.pitch;
    const place = { text: words.formatAge(age), size, look: 'picture-text', direction: 'ltr' } as const;
    if (!isHorizontal)
      return { ...place, x: box.x - size * 1.1, y: box.y + along + size * 0.35, anchor: 'end' };
    const at = isBelow ? box.y + box.height + size * 1.5 : box.y - size * 0.75;
    return { ...place, x: box.x + along, y: at, anchor: 'middle' };
  });
}

/** The line of life expectancy after the last year. */
function placeEnd({
  box: { x, y, width, height },
  pitch,
  isHorizontal,
}: PictureField): Pick<Line, 'x1' | 'y1' | 'x2' | 'y2'> {
  const gap = pitch * END_GAP;
  const [right, bottom] = [x + width, y + height];
  return isHorizontal
    ? { x1: right + gap, y1: y, x2: right + gap, y2: bottom }
    : { x1: x, y1: bottom + gap, x2: right, y2: bottom + gap };
}

/** The label of the line of life expectancy, below the dots. @param below the room of the ages there */
const labelEnd = (
  { box: { x, y, width, height }, pitch }: PictureField,
  { size, below, text }: { readonly size: number; readonly below: number; readonly text: string },
): PlacedLine => ({
  text,
  x: x + width,
  y: y + height + pitch * END_GAP + size * 1.3 + below,
  size,
  look: 'picture-text',
  anchor: 'end',
  direction: directionOf([text]),
});

/** Where the dots may be between the words. @param names across the years: the room for the names of chapters, 0 for none */
function findRoom(
  { width, margins, direction }: PictureFormat,
  ageSize: number,
  { top, bottom, names }: { readonly top: number; readonly bottom: number; readonly names: number },
): Box {
  const inner = width - 2 * margins.sides;
  const line = ageSize * TEXT_LINE;
  // Ages are at the columns, or beside the rows; the label of the end is always below.
  const height = bottom - line - top;
  if (direction === 'horizontal') {
    const above = names > 0 ? names : line;
    return {
      x: margins.sides,
      y: top + above,
      width: inner,
      height: height - above - (names > 0 ? line : 0),
    };
  }
  const gutter = ageSize * AGE_WIDTH;
  return { x: margins.sides + gutter, y: top, width: inner - gutter - Math.max(gutter, names), height };
}

/** The names of the chapters on paper, which has room for them beside the weeks. */
function breakChapterNames({ format, marks }: PictureContent, setting: TypeSetting): ChapterNames | null {
  const { paper, textSizes, width, margins, direction } = format;
  if (!paper || !textSizes || !marks) return null;
  return breakNames({
    chapters: marks.chapters,
    size: textSizes.small * NAME_SIZE,
    width: width - 2 * margins.sides,
    isHorizontal: direction === 'horizontal',
    setting,
  });
}

/** Lays out a picture of the weeks in any format. */
export function layOutPicture(content: PictureContent, setting: TypeSetting): PictureLayout {
  const { format, weeks, marks } = content;
  const { textSizes } = format;
  const drawn = layOutPictureWeeks(weeks, marks);
  const seen = turnWeeks(drawn.geometry, format.direction === 'horizontal');
  return textSizes
    ? layOutWithWords(content, { drawn, seen, textSizes, setting })
    : layOutWeeksAlone(content, { drawn, seen });
}

/** The weeks of a picture, as they are drawn and as they are seen. */
interface WeeksToPlace {
  readonly drawn: ReturnType<typeof layOutPictureWeeks>;
  readonly seen: ReturnType<typeof turnWeeks>;
}

function layOutWeeksAlone({ format, marks }: PictureContent, { drawn, seen }: WeeksToPlace): PictureLayout {
  const { width, height, margins } = format;
  const [inner, clear] = [width - 2 * margins.sides, height - margins.top - margins.bottom];
  const room = { x: margins.sides, y: margins.top, width: inner, height: clear };
  const field = fitField(seen, room, format);
  const circles = placeCircles(seen, marks, false);
  return { ...drawn, field, circles, words: joinBlocks([]), chapterLines: [], end: null };
}

function layOutWithWords(
  content: PictureContent,
  { drawn, seen, textSizes, setting }: WeeksToPlace & Pick<Page, 'textSizes' | 'setting'>,
): PictureLayout {
  const { format, words, marks } = content;
  const { width, height, margins } = format;
  const isHorizontal = format.direction === 'horizontal';
  const page = { format, textSizes, words, setting };
  const head = moveBlock(placeHead(page), { y: margins.top });
  const foot = placeFoot(page);
  const footTop = height - margins.bottom - foot.height;
  const size = textSizes.small * AGE_SIZE;
  const gap = textSizes.text * FIELD_GAP;
  const [top, bottom] = [head.height + gap, footTop - gap];
  const broken = breakChapterNames(content, setting);
  const room = findRoom(format, size, { top, bottom, names: broken?.depth ?? 0 });
  const field = fitField(seen, room, format);
  const names =
    broken &&
    placeChapterNames(
      broken,
      field,
      isHorizontal ? { from: margins.sides, to: width - margins.sides } : { from: top, to: bottom },
    );
  const isBelow = names !== null;
  const ages = placeAges(field, { ages: drawn.geometry.ticks.map(({ age }) => age), size, isBelow }, words);
  const below = isHorizontal && isBelow ? size * TEXT_LINE : 0;
  const end = words.end === null ? [] : [labelEnd(field, { size, below, text: words.end })];
  return {
    ...drawn,
    field,
    circles: placeCircles(seen, marks, foot.namesMoments),
    words: joinBlocks([
      head,
      { height, lines: [...ages, ...end, ...(names?.lines ?? [])] },
      moveBlock(foot, { y: footTop }),
    ]),
    chapterLines: names?.chapterLines ?? [],
    end: words.end === null ? null : { ...placeEnd(field), strokeWidth: width / 1000 },
  };
}
