import type { ActivityColor } from '../../life/colors.ts';
import type { PlacedChapter } from '../../life/place-events.ts';
import { ageInWeek, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { measureText } from '../../platform/measure-text.ts';
import { shortenText } from '../../ui/charts/shorten-text.ts';
import { spreadApart } from '../../ui/charts/spread-apart.ts';
import { writeLine } from '../../weeks/dots.ts';
import { type Grid, type Point, pointIn } from '../../weeks/grid.ts';

/** The name of a chapter beside the weeks of a poster, with a line along them and one from that to the name. */
export interface ChapterName {
  readonly id: string;
  readonly text: string;
  readonly color: ActivityColor;
  readonly along: string;
  readonly toName: string;
  /** The width of the line along the weeks. */
  readonly width: number;
  /** The place of the text, whose end it is. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle';
  readonly size: number;
  /** From the weeks to the end of the longest name. */
  readonly depth: number;
}

/** In pitches: the size of a name, and its greatest width beside rows. */
const SIZE = 1.45;
const WIDEST = 16;
/** From one name to the next, as a share of their size. */
const BETWEEN = 0.9;
/** From the weeks to the names, as a share of the names' size. */
const LEADER = 2.4;
/** In pitches: from the weeks to the line along them, its width, and what two of them leave free between them. */
const ALONG = { from: 0.75, width: 0.42, between: 0.3 };

/** The beginning of a week along the years: each year has its weeks one after the other. */
function alongYears({ yearMiddle, pitch }: Grid, week: number): number {
  const age = ageInWeek(week);
  return yearMiddle(age) + (week / WEEKS_PER_YEAR - age - 0.5) * pitch;
}

/** A name, cut to a width if it is wider. */
function fitName(name: string, size: number, most: number) {
  const measure = (text: string) => measureText(text, `${size}px var(--sans)`);
  const text = measure(name) > most ? shortenText(name, most, measure) : name;
  return { text, width: measure(text) };
}

/**
 * Places names along the years of the weeks, each as near to the middle of its chapter as the others allow: beside rows, or
 * over columns. Chapters after the last week that is drawn are left out.
 * @param count how many weeks are drawn
 */
export function placeChapterNames(
  grid: Grid,
  chapters: readonly PlacedChapter[],
  count: number,
): readonly ChapterName[] {
  const { pitch, isHorizontal, box } = grid;
  const shown = chapters.filter(({ from }) => from < count);
  const size = SIZE * pitch;
  const long = isHorizontal ? box.width : box.height;
  const most = isHorizontal ? long / shown.length - size * BETWEEN : WIDEST * pitch;
  const spans = shown.map(({ chapter, from, until }) => {
    const start = alongYears(grid, from);
    // The last week's end, rather than the next week's beginning, which may be after the gap between two decades.
    const end = alongYears(grid, Math.min(until, count) - 1) + pitch / WEEKS_PER_YEAR;
    return { chapter, start, end, middle: (start + end) / 2, ...fitName(chapter.name, size, most) };
  });
  const widest = Math.max(0, ...spans.map(({ width }) => width));
  const gap = isHorizontal ? widest + size * BETWEEN : size * 1.5;
  const places = spreadApart(
    spans.map(({ middle }) => Math.max(gap / 2, middle)),
    gap,
    long - gap / 2,
  );
  const away = isHorizontal ? -1 : 1;
  const edge = (isHorizontal ? 0 : box.width) + away * pitch * ALONG.from;
  const end = edge + away * size * (LEADER - 0.5);
  return spans.map(({ chapter, start, end: until, middle, text }, index) => {
    const place = places[index] ?? middle;
    const inset = Math.min(pitch * ALONG.between, until - start) / 2;
    const name = pointIn(grid, place, end + away * size * 0.5);
    return {
      id: chapter.id,
      text,
      color: chapter.color,
      along: writeLine(grid, [
        [start + inset, edge],
        [until - inset, edge],
      ]),
      toName: writeLine(grid, [
        [middle, edge],
        [middle, edge + (end - edge) / 3],
        [place, end],
      ]),
      width: pitch * ALONG.width,
      at: isHorizontal ? name : { x: name.x, y: name.y + size * 0.35 },
      anchor: isHorizontal ? 'middle' : 'start',
      size,
      depth: pitch * ALONG.from + size * LEADER + (isHorizontal ? size : widest),
    };
  });
}

/** The room for names beside or over the weeks; 0 for none. */
export const namesDepth = (names: readonly ChapterName[]): number => names[0]?.depth ?? 0;
