import type { ActivityColor } from '../../life/colors.ts';
import { balanceRows } from './balance-rows.ts';
import { measureList, placeMarksList } from './marks-list.ts';
import { type Block, moveBlock } from './picture-block.ts';
import { CAPITAL, type Page, TEXT_LINE, textFont } from './picture-page.ts';

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
/** The size of chapters and moments, as a share of the small print's. */
const MARK_SIZE = 1.15;
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
export function placeChapters({
  format: { width, margins },
  textSizes: { small },
  words: { chapters },
  setting,
}: Page): Block | null {
  const size = small * MARK_SIZE;
  const font = textFont(size);
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
    lines: placed.map(({ text, x, y }) => ({ text, look: 'picture-text', x: x + indent, y, size })),
    swatches: placed.flatMap(({ color, x, y }) =>
      color ? [{ x, y: y - size * CHAPTER.middle - dot / 2, size: dot, radius: dot / 2, color }] : [],
    ),
    height: first + (rows.length - 1) * size * TEXT_LINE,
  };
}

/** The list of moments in at most so many columns, in the middle. @param share of the usual size */
function listMoments(
  { format: { width, margins }, textSizes: { small }, words: { moments }, setting: { wrap, measure } }: Page,
  { most, share }: { readonly most: number; readonly share: number },
): Block {
  const size = small * MARK_SIZE * share;
  const columns = Math.min(most, Math.ceil(moments.length / FULL_COLUMN));
  const widest = Math.max(...moments.map(({ text }) => measure(text, textFont(size))));
  const list = { columns, size, looks: { name: 'picture-name', number: 'picture-text' }, wrap } as const;
  const listWidth = Math.min(((width - 2 * margins.sides) * columns) / most, measureList(widest, list));
  return moveBlock(placeMarksList(moments, { ...list, width: listWidth }), { x: (width - listWidth) / 2 });
}

/** The moments with their numbers, on paper. @returns `null` if there are none, or no room */
export function placeMoments(page: Page): Block | null {
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
