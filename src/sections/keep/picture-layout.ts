import type { Marks } from '../../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { directionOf } from '../../ui/text-direction.ts';
import type { Weeks } from '../../weeks/geometry.ts';
import { type Box, DECADE, fitGrid, type Grid } from '../../weeks/grid.ts';
import { breakNames, type ChapterLine, type ChapterNames, placeChapterNames } from './chapter-names.ts';
import { type Block, joinBlocks, moveBlock, type PlacedLine } from './picture-block.ts';
import type { PictureFormat } from './picture-formats.ts';
import { type Page, type PictureWords, TEXT_LINE, type TypeSetting } from './picture-page.ts';
import { placeFoot, placeHead } from './picture-text.ts';
import { drawPictureWeeks, type PictureCircles, placeCircles } from './picture-weeks.ts';

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

export interface PictureLayout extends ReturnType<typeof drawPictureWeeks> {
  readonly grid: Grid;
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
  { isHorizontal, box, yearMiddle }: Grid,
  { years, size, isBelow }: { readonly years: number; readonly size: number; readonly isBelow: boolean },
  { formatAge }: PictureWords,
): PlacedLine[] {
  return Array.from({ length: Math.ceil(years / DECADE) }, (_, decade) => {
    const age = decade * DECADE;
    const at = yearMiddle(age);
    const place = { text: formatAge(age), size, look: 'picture-text', direction: 'ltr' } as const;
    if (!isHorizontal) return { ...place, x: box.x - size * 1.1, y: at + size * 0.35, anchor: 'end' };
    const y = isBelow ? box.y + box.height + size * 1.5 : box.y - size * 0.75;
    return { ...place, x: at, y, anchor: 'middle' };
  });
}

/** The line of life expectancy after the last year. */
function placeEnd({
  box: { x, y, width, height },
  pitch,
  isHorizontal,
}: Grid): Pick<Line, 'x1' | 'y1' | 'x2' | 'y2'> {
  const gap = pitch * END_GAP;
  const [right, bottom] = [x + width, y + height];
  return isHorizontal
    ? { x1: right + gap, y1: y, x2: right + gap, y2: bottom }
    : { x1: x, y1: bottom + gap, x2: right, y2: bottom + gap };
}

/** The label of the line of life expectancy, below the dots. @param below the room of the ages there */
const labelEnd = (
  { box: { x, y, width, height }, pitch }: Grid,
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
  const { textSizes } = content.format;
  return textSizes ? layOutWithWords(content, { textSizes, setting }) : layOutWeeksAlone(content);
}

/** The dots as large as they fit some room, with the circles on them. */
function layOutDots({ format, weeks, marks }: PictureContent, room: Box, isNumbered: boolean) {
  const shape = { direction: format.direction, years: Math.ceil(weeks.total / WEEKS_PER_YEAR) };
  // Paper has no pixels.
  const grid = fitGrid(shape, room, format.paper === null);
  const circles = placeCircles(grid, { ...weeks, marks, isNumbered });
  return { ...drawPictureWeeks(grid, weeks, marks), grid, circles };
}

function layOutWeeksAlone(content: PictureContent): PictureLayout {
  const { width, height, margins } = content.format;
  const [inner, clear] = [width - 2 * margins.sides, height - margins.top - margins.bottom];
  const room = { x: margins.sides, y: margins.top, width: inner, height: clear };
  return { ...layOutDots(content, room, false), words: joinBlocks([]), chapterLines: [], end: null };
}

function layOutWithWords(
  content: PictureContent,
  { textSizes, setting }: Pick<Page, 'textSizes' | 'setting'>,
): PictureLayout {
  const { format, words, weeks } = content;
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
  const dots = layOutDots(content, room, foot.namesMoments);
  const { grid } = dots;
  const along = isHorizontal ? { from: margins.sides, to: width - margins.sides } : { from: top, to: bottom };
  const names = broken && placeChapterNames(broken, grid, { count: weeks.total, margins: along });
  const isBelow = names !== null;
  const ages = placeAges(grid, { years: weeks.total / WEEKS_PER_YEAR, size, isBelow }, words);
  const below = isHorizontal && isBelow ? size * TEXT_LINE : 0;
  const end = words.end === null ? [] : [labelEnd(grid, { size, below, text: words.end })];
  return {
    ...dots,
    words: joinBlocks([
      head,
      { height, lines: [...ages, ...end, ...(names?.lines ?? [])] },
      moveBlock(foot, { y: footTop }),
    ]),
    chapterLines: names?.chapterLines ?? [],
    end: words.end === null ? null : { ...placeEnd(grid), strokeWidth: width / 1000 },
  };
}
