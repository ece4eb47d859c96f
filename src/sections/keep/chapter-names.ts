import type { ActivityColor } from '../../life/colors.ts';
import type { PlacedChapter } from '../../life/place-events.ts';
import { shortenText } from '../../ui/charts/shorten-text.ts';
import { spreadApart } from '../../ui/charts/spread-apart.ts';
import type { Grid } from '../../weeks/grid.ts';
import { type PlacedLine, stackLines } from './picture-block.ts';
import { CAPITAL, type TypeSetting, textFont } from './picture-page.ts';
import { spanAlong } from './picture-weeks.ts';

/** The name of a chapter, broken into lines. */
interface BrokenName {
  readonly placed: PlacedChapter;
  readonly lines: readonly string[];
}

/** The names of the chapters, and the room that they need beside the weeks. */
export interface ChapterNames {
  readonly names: readonly BrokenName[];
  readonly size: number;
  /** Across the years of the weeks: the width beside rows, or the height over columns. */
  readonly depth: number;
  /** Along the years, from the middle of a name to the next at least. */
  readonly gap: number;
}

/** A line along the weeks of a chapter, and a thinner one from it to the chapter's name. Both are paths of SVG. */
export interface ChapterLine {
  readonly id: string;
  readonly color: ActivityColor;
  readonly width: number;
  readonly along: string;
  readonly toName: string;
}

interface PlacedNames {
  readonly lines: readonly PlacedLine[];
  readonly chapterLines: readonly ChapterLine[];
}

const LINE_HEIGHT = 1.3;
/** More lines of a name are left out. */
const MOST_LINES = 3;
/** The share of a sheet's width that names take beside rows. */
const SHARE = 0.2;
/** From one name to the next, as a share of their size. */
const BETWEEN = 0.9;
/** From the weeks to the names over columns, and from the names to their lines, as shares of the names' size. */
const LEADER = 2.4;
const BEFORE_NAME = 0.5;
/** In pitches: from the weeks to the line along them, its width, and what two of them leave free between them. */
const ALONG = { from: 0.75, width: 0.42, between: 0.3 };

/** A name in a few lines. The last one ends with an ellipsis if more of the name follows. */
function breakName(
  name: string,
  size: number,
  width: number,
  { wrap, measure }: TypeSetting,
): readonly string[] {
  const lines = wrap(name, textFont(size), width);
  if (lines.length <= MOST_LINES) return lines;
  const last = shortenText(lines[MOST_LINES - 1] ?? '', width, (text) => measure(text, textFont(size)));
  return [...lines.slice(0, MOST_LINES - 1), last];
}

interface NamesOptions {
  readonly chapters: readonly PlacedChapter[];
  readonly size: number;
  /** Of the sheet, between its margins. */
  readonly width: number;
  readonly isHorizontal: boolean;
  readonly setting: TypeSetting;
}

/** Breaks the names of chapters into lines that fit beside the weeks. @returns `null` if there are none */
export function breakNames({
  chapters,
  size,
  width,
  isHorizontal,
  setting,
}: NamesOptions): ChapterNames | null {
  if (chapters.length === 0) return null;
  const most = isHorizontal ? width / chapters.length - size * BETWEEN : width * SHARE;
  const names = chapters.map((placed) => ({
    placed,
    lines: breakName(placed.chapter.name, size, most, setting),
  }));
  const height = Math.max(...names.map(({ lines }) => lines.length)) * size * LINE_HEIGHT;
  const widest = Math.max(
    ...names.flatMap(({ lines }) => lines.map((line) => setting.measure(line, textFont(size)))),
  );
  return {
    names,
    size,
    depth: (isHorizontal ? height : widest) + size * LEADER,
    gap: (isHorizontal ? widest : height) + size * BETWEEN,
  };
}

/** Places names along the years of the weeks, each as near to the middle of its chapter as the others allow. */
export function placeChapterNames(
  { names, size, gap }: ChapterNames,
  grid: Grid,
  {
    count,
    margins,
  }: { readonly count: number; readonly margins: { readonly from: number; readonly to: number } },
): PlacedNames {
  const { pitch, isHorizontal, box } = grid;
  const spans = names.flatMap((name) => {
    const span = spanAlong(grid, name.placed, count);
    return span ? [{ ...name, ...span, middle: (span.from + span.until) / 2 }] : [];
  });
  const places = spreadApart(
    spans.map(({ middle }) => Math.max(margins.from + gap / 2, middle)),
    gap,
    margins.to - gap / 2,
  );
  const away = isHorizontal ? -1 : 1;
  const edge = (isHorizontal ? box.y : box.x + box.width) + away * pitch * ALONG.from;
  const end = edge + away * size * (LEADER - BEFORE_NAME);
  const bend = edge + (end - edge) / 3;
  const at = (place: number, depth: number) => (isHorizontal ? `${place} ${depth}` : `${depth} ${place}`);
  return {
    chapterLines: spans.map(({ placed: { chapter }, from, until, middle }, index) => {
      const inset = Math.min(pitch * ALONG.between, until - from) / 2;
      return {
        id: chapter.id,
        color: chapter.color,
        width: pitch * ALONG.width,
        along: `M${at(from + inset, edge)}L${at(until - inset, edge)}`,
        toName: `M${at(middle, edge)}L${at(middle, bend)}L${at(places[index] ?? middle, end)}`,
      };
    }),
    lines: spans.flatMap(({ lines, middle }, index) => {
      const place = places[index] ?? middle;
      const lineHeight = size * LINE_HEIGHT;
      const height = (lines.length - 1) * lineHeight;
      const beside = away * size * BEFORE_NAME;
      const first = isHorizontal
        ? { x: place, y: end + beside - height, anchor: 'middle' as const }
        : { x: end + beside, y: place + (size * CAPITAL - height) / 2 };
      return stackLines(lines, { ...first, look: 'picture-name', size, lineHeight });
    }),
  };
}
