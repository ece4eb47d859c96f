import { LANGUAGE } from '#words/form.ts';
import type { ActivityColor } from '../../life/activity-colors.ts';
import type { Wrap } from '../../platform/wrap-text.ts';
import type { PictureFormat } from './picture-formats.ts';
import { type PlacedLine, type PlacedSwatch, stackLines } from './placed-line.ts';

/** The words of a picture. */
export interface PictureWords {
  readonly title: string;
  readonly figures: string;
  /** The label of the line where the weeks end; `null` for no line. */
  readonly end: string | null;
  /** The chapters, with their colors. */
  readonly chapters: readonly { readonly text: string; readonly color: ActivityColor }[];
  /** The moments, with their numbers; empty for none. */
  readonly moments: string;
  readonly smallPrint: string;
  readonly formatAge: (age: number) => string;
}

/** How text is broken into lines, and how wide it is, in a CSS font. */
export interface TypeSetting {
  readonly wrap: Wrap;
  readonly measure: (text: string, font: string) => number;
}

/** The words of a picture, and the page that they are set on. */
interface Page {
  readonly format: PictureFormat;
  readonly type: NonNullable<PictureFormat['type']>;
  readonly words: PictureWords;
  readonly setting: TypeSetting;
}

/** Lines at the foot of a picture, and where they begin. */
interface FootLines {
  readonly lines: readonly PlacedLine[];
  readonly top: number;
}

const TITLE_FONT = 'var(--serif)';
const TEXT_FONT = 'var(--sans)';
/** A title that takes more lines is set smaller, down to half its size. */
const TITLE_LINES = 2;
const SHRINK = 0.92;
const NARROWER = 0.97;
/** Heights and gaps, as shares of the type they belong to. */
const CAPITAL = 0.7;
const DESCENDER = 0.25;
const TITLE_LINE = 1.08;
const TITLE_DESCENDER = 0.3;
export const TEXT_LINE = 1.45;
const TEXT = { look: 'picture-text', anchor: 'middle' } as const;

/**
 * Fills as many rows as a width needs, at the least width that needs no more: they are then about as wide as each other.
 * @param isGood whether narrower rows will do as well as those before
 */
function balanceRows<Row>(
  width: number,
  fill: (width: number) => readonly Row[],
  isGood: (tried: readonly Row[], before: readonly Row[]) => boolean = () => true,
): readonly Row[] {
  let rows = fill(width);
  for (let narrower = width * NARROWER; ; narrower *= NARROWER) {
    const tried = fill(narrower);
    if (tried.length > rows.length || narrower < width / rows.length || !isGood(tried, rows)) return rows;
    rows = tried;
  }
}

/** Breaks a text into lines of about the same width, as many as it needs, and no word for it. */
const balance = (text: string, font: string, width: number, wrap: Wrap): readonly string[] =>
  balanceRows(
    width,
    (narrower) => wrap(text, font, narrower),
    (tried, before) => tried.join(' ') === before.join(' '),
  );

function fitTitle(
  title: string,
  size: number,
  width: number,
  wrap: Wrap,
): { size: number; lines: readonly string[] } {
  let fitted = size;
  let lines = wrap(title, `${fitted}px ${TITLE_FONT}`, width);
  while (lines.length > TITLE_LINES && fitted * SHRINK > size / 2) {
    fitted *= SHRINK;
    lines = wrap(title, `${fitted}px ${TITLE_FONT}`, width);
  }
  return { size: fitted, lines: balance(title, `${fitted}px ${TITLE_FONT}`, width, wrap) };
}

/** The words over the dots. @returns the lines, and where they end */
export function placeHead({
  format: { width, margins },
  type,
  words: { title, figures },
  setting: { wrap },
}: Page): { lines: PlacedLine[]; bottom: number } {
  const inner = width - 2 * margins.sides;
  const x = width / 2;
  const heading = fitTitle(title, type.title, inner, wrap);
  const first = margins.top + heading.size * CAPITAL;
  const titleLines = stackLines(heading.lines, {
    look: 'chart-figure',
    anchor: 'middle',
    x,
    y: first,
    size: heading.size,
    lineHeight: heading.size * TITLE_LINE,
  });
  const y =
    first +
    (heading.lines.length - 1) * heading.size * TITLE_LINE +
    heading.size * TITLE_DESCENDER +
    type.text * TEXT_LINE;
  const figureLines = stackLines(balance(figures, `${type.text}px ${TEXT_FONT}`, inner, wrap), {
    ...TEXT,
    x,
    y,
    size: type.text,
    lineHeight: type.text * TEXT_LINE,
  });
  return {
    lines: [...titleLines, ...figureLines],
    bottom: (figureLines.at(-1)?.y ?? y) + type.text * DESCENDER,
  };
}

/** So many lines of moments fit on paper, and so many of chapters; more would leave too little room for the weeks. */
const MOST_LINES = { moments: 10, chapters: 8 };
/** The size of chapters and moments, and their distance from what is below, as shares of the small print's size. */
const MARK_SIZE = 1.15;
const MARKS_GAP = 2;
/** A chapter's dot, its distance from the name, and that from one chapter to the next, as shares of the name's size. */
const CHAPTER = { dot: 0.75, beside: 0.5, between: 1.6, middle: 0.36 };

/** A name, or a line of a long one, which goes on without a dot. */
interface NamedChapter {
  readonly text: string;
  readonly color: ActivityColor | null;
  readonly width: number;
}

/** Puts names into rows, as many as fit in each. */
function fillRows(names: readonly NamedChapter[], most: number, gap: number): NamedChapter[][] {
  const rows: NamedChapter[][] = [];
  let left = 0;
  for (const name of names) {
    const row = rows.at(-1);
    left -= gap + name.width;
    if (row && left >= 0) row.push(name);
    else {
      rows.push([name]);
      left = most - name.width;
    }
  }
  return rows;
}

/**
 * The names of the chapters in rows, each behind a dot of its color.
 * @param bottom where what is below them begins
 * @returns `null` if there are none, or no room
 */
export function placeChapters(
  { format: { width, margins }, type: { small }, words: { chapters }, setting }: Page,
  bottom: number,
): (FootLines & { readonly swatches: readonly PlacedSwatch[] }) | null {
  const size = small * MARK_SIZE;
  const font = `${size}px ${TEXT_FONT}`;
  const [dot, gap] = [size * CHAPTER.dot, size * CHAPTER.between];
  const indent = dot + size * CHAPTER.beside;
  const inner = width - 2 * margins.sides;
  const names = chapters.flatMap(({ text, color }) =>
    setting.wrap(text, font, inner - indent).map((line, index) => ({
      text: line,
      color: index === 0 ? color : null,
      width: indent + setting.measure(line, font),
    })),
  );
  const rows = balanceRows(inner, (most) => fillRows(names, most, gap));
  if (rows.length === 0 || rows.length > MOST_LINES.chapters) return null;
  const first = bottom - small * MARKS_GAP - (rows.length - 1) * size * TEXT_LINE;
  const placed = rows.flatMap((row, index) => {
    const whole = row.reduce((sum, name) => sum + name.width + gap, -gap);
    let end = (width - whole) / 2 - gap;
    return row.map((name) => {
      const x = end + gap;
      end = x + name.width;
      return { ...name, x, y: first + index * size * TEXT_LINE };
    });
  });
  return {
    // In the page's direction, in which the visitor's words are isolated.
    lines: placed.map(({ text, x, y }) => ({ text, look: TEXT.look, x: x + indent, y, size })),
    swatches: placed.flatMap(({ color, x, y }) =>
      color ? [{ x, y: y - size * CHAPTER.middle - dot / 2, size: dot, radius: dot / 2, color }] : [],
    ),
    top: first - size * CAPITAL,
  };
}

/**
 * The words of the moments.
 * @param bottom where the small print begins
 * @returns `null` if there are none, or no room
 */
export function placeMoments(
  { format: { width, margins, unit }, type: { small }, words: { moments }, setting: { wrap } }: Page,
  bottom: number,
): FootLines | null {
  if (moments === '' || unit !== 'mm') return null;
  const size = small * MARK_SIZE;
  const texts = balance(moments, `${size}px ${TEXT_FONT}`, width - 2 * margins.sides, wrap);
  if (texts.length > MOST_LINES.moments) return null;
  return placeFootLines(texts, {
    x: width / 2,
    bottom: bottom - small * MARKS_GAP,
    size,
    // The visitor's words are isolated in it.
    direction: LANGUAGE.direction,
  });
}

/** Lines over each other. @param bottom the baseline of the last */
function placeFootLines(
  texts: readonly string[],
  {
    bottom,
    ...stack
  }: Pick<PlacedLine, 'x' | 'direction'> & { readonly bottom: number; readonly size: number },
): FootLines {
  const lineHeight = stack.size * TEXT_LINE;
  const y = bottom - (texts.length - 1) * lineHeight;
  return {
    lines: stackLines(texts, { ...TEXT, ...stack, y, lineHeight }),
    top: y - stack.size * CAPITAL,
  };
}

/** The small print. */
export function placeFoot({
  format: { width, height, margins },
  type: { small: size },
  words: { smallPrint },
  setting: { wrap },
}: Page): FootLines {
  const texts = balance(smallPrint, `${size}px ${TEXT_FONT}`, width - 2 * margins.sides, wrap);
  return placeFootLines(texts, { x: width / 2, bottom: height - margins.bottom - size * DESCENDER, size });
}
