import type { ActivityColor } from '../../life/activity-colors.ts';
import type { Wrap } from '../../platform/wrap-text.ts';
import type { ListedMark } from '../../words/describe-marks.ts';
import { measureList, placeMarksList } from './marks-list.ts';
import { type Block, moveBlock, stackBlocks } from './picture-block.ts';
import type { PictureFormat } from './picture-formats.ts';
import { type PlacedLine, stackLines } from './placed-line.ts';

/** The words of a picture. */
export interface PictureWords {
  readonly title: string;
  readonly figures: string;
  /** The label of the line where the weeks end; `null` for no line. */
  readonly end: string | null;
  /** The chapters, with their colors. */
  readonly chapters: readonly { readonly text: string; readonly color: ActivityColor }[];
  /** The moments, with their numbers. */
  readonly moments: readonly ListedMark[];
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

/** The words over the dots. */
export function placeHead({
  format: { width, margins },
  type,
  words: { title, figures },
  setting: { wrap },
}: Page): Block {
  const inner = width - 2 * margins.sides;
  const heading = fitTitle(title, type.title, inner, wrap);
  const below = heading.size * TITLE_DESCENDER + type.text * (TEXT_LINE - CAPITAL);
  return stackBlocks(
    [
      placeText(heading.lines, {
        look: 'chart-figure',
        x: width / 2,
        size: heading.size,
        lineHeight: heading.size * TITLE_LINE,
      }),
      withDescender(
        placeText(balance(figures, `${type.text}px ${TEXT_FONT}`, inner, wrap), {
          x: width / 2,
          size: type.text,
        }),
        type.text,
      ),
    ],
    below,
  );
}

/** More rows of chapters would leave too little room for the weeks. */
const MOST_ROWS = 8;
/**
 * The list of moments on paper: the share of its height that the list may well have, and the largest one; the columns and
 * the sizes to try, as shares of the usual one.
 */
const MOMENTS = {
  share: 0.13,
  most: 0.32,
  columns: { portrait: [3, 4], landscape: [4, 5] },
  sizes: [1, 0.85, 0.75],
};
/** With fewer moments in a column, the list has fewer columns. */
const FULL_COLUMN = 3;
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

/** The names of the chapters in rows, each behind a dot of its color. @returns `null` if there are none, or no room */
function placeChapters({
  format: { width, margins },
  type: { small },
  words: { chapters },
  setting,
}: Page): Block | null {
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
  if (rows.length === 0 || rows.length > MOST_ROWS) return null;
  const first = size * CAPITAL;
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
    height: first + (rows.length - 1) * size * TEXT_LINE,
  };
}

/** The list of moments in at most so many columns, in the middle. @param share of the usual size */
function listMoments(
  { format: { width, margins }, type: { small }, words: { moments }, setting: { wrap, measure } }: Page,
  { most, share }: { readonly most: number; readonly share: number },
): Block {
  const size = small * MARK_SIZE * share;
  const columns = Math.min(most, Math.ceil(moments.length / FULL_COLUMN));
  const widest = Math.max(...moments.map(({ text }) => measure(text, `${size}px ${TEXT_FONT}`)));
  const list = { columns, size, looks: { name: 'picture-name', number: 'picture-text' }, wrap } as const;
  const listWidth = Math.min(((width - 2 * margins.sides) * columns) / most, measureList(widest, list));
  return moveBlock(placeMarksList(moments, { ...list, width: listWidth }), { x: (width - listWidth) / 2 });
}

/** The moments with their numbers, on paper. @returns `null` if there are none, or no room */
function placeMoments(page: Page): Block | null {
  const { paper, height } = page.format;
  if (page.words.moments.length === 0 || !paper) return null;
  const lists: Block[] = [];
  for (const share of MOMENTS.sizes) {
    for (const most of MOMENTS.columns[paper.orientation]) {
      const list = listMoments(page, { most, share });
      if (list.height <= height * MOMENTS.share) return list;
      lists.push(list);
    }
  }
  const [lowest] = lists.toSorted((one, other) => one.height - other.height);
  return lowest && lowest.height <= height * MOMENTS.most ? lowest : null;
}

/** What is below the dots, of which the moments may be missing. */
interface Foot extends Block {
  readonly namesMoments: boolean;
}

/** The chapters, the moments and the small print. */
export function placeFoot(page: Page): Foot {
  const { format, type, words, setting } = page;
  const size = type.small;
  const inner = format.width - 2 * format.margins.sides;
  const smallPrint = balance(words.smallPrint, `${size}px ${TEXT_FONT}`, inner, setting.wrap);
  // On paper, the chapters' names are along the weeks.
  const [chapters, moments] = [format.paper ? null : placeChapters(page), placeMoments(page)];
  const print = withDescender(placeText(smallPrint, { x: format.width / 2, size }), size);
  const blocks = [chapters, moments, print].filter((block) => block !== null);
  return { ...stackBlocks(blocks, size * MARKS_GAP), namesMoments: moments !== null };
}

interface TextOptions extends Pick<PlacedLine, 'x'> {
  readonly size: number;
  readonly look?: PlacedLine['look'];
  readonly lineHeight?: number;
}

/** Lines in the middle, from the top of their capitals to the last baseline. */
const placeText = (
  texts: readonly string[],
  { size, lineHeight = size * TEXT_LINE, ...place }: TextOptions,
): Block => ({
  height: size * CAPITAL + (texts.length - 1) * lineHeight,
  lines: stackLines(texts, { ...TEXT, ...place, y: size * CAPITAL, size, lineHeight }),
});

const withDescender = (block: Block, size: number): Block => ({
  ...block,
  height: block.height + size * DESCENDER,
});
