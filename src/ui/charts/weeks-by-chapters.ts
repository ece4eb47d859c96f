import type { PlacedChapter } from '../../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import type { WeekSpan } from '../../life/weeks-of-when.ts';
import { labelWeeks } from './column-labels.ts';
import { activityPaint } from './paint.ts';
import { WHOLE_YEAR } from './week-bands.ts';
import type { WeekPart } from './week-dots.ts';
import { BASELINE, layOutWeeks, type Point, type WeekGeometry } from './week-geometry.ts';
import { TIME_PAINT, type WeekPicture, type WeekPictureOptions } from './weeks-by-time.ts';

/** The space around a name among the dots, in pixels. */
const NAME_GAP = 12;
/** The least distances from the middle of a name to a moment's week, beside half its width and below, in pixels. */
const CLEARANCE = { beside: 14, below: 20 };
const COLUMNS = { from: 0, to: WEEKS_PER_YEAR };

interface ChapterPictureOptions extends WeekPictureOptions {
  /** In the order of time, without overlap. */
  readonly chapters: readonly PlacedChapter[];
  /** Weeks whose rings the names leave room for. */
  readonly moments: readonly { readonly week: number }[];
}

/**
 * Dots that show chapters, each in its color; weeks in none show time. Names are shown where there is room for them.
 */
export function pictureChapters(options: ChapterPictureOptions): WeekPicture {
  const {
    chapters,
    moments,
    weeks,
    room,
    formatWeek,
    measureName = () => Number.POSITIVE_INFINITY,
  } = options;
  const geometry = layOutWeeks(weeks, WHOLE_YEAR, room, divideWeeks(chapters));
  const marked = moments.map(({ week }) => geometry.placeOf(week));
  return {
    geometry,
    bands: WHOLE_YEAR,
    paints: [
      TIME_PAINT,
      ...chapters.map(({ chapter }) => {
        const paint = activityPaint(chapter.color);
        return { lived: paint, between: paint, ahead: paint };
      }),
    ],
    columnLabels: [
      ...labelWeeks(geometry, formatWeek(1), formatWeek(WEEKS_PER_YEAR)),
      ...chapters.flatMap(({ chapter: { name }, ...span }) => {
        const place = findNamePlace(geometry, span, measureName(name), marked);
        return place ? [{ ...place, anchor: 'middle' as const, text: name }] : [];
      }),
    ],
    numbered: [],
  };
}

/** The weeks of each chapter with its paint, from 1 in the order of the chapters, and those in no chapter with paint 0. */
function divideWeeks(chapters: readonly WeekSpan[]): WeekPart[] {
  const gaps = [{ from: 0, until: 0 }, ...chapters].map(({ until }, index) => ({
    run: 0,
    columns: COLUMNS,
    from: until,
    until: chapters[index]?.from ?? Number.POSITIVE_INFINITY,
  }));
  const parts = chapters.map(({ from, until }, index) => ({ run: index + 1, columns: COLUMNS, from, until }));
  return [...gaps, ...parts].filter(({ from, until }) => until > from);
}

/**
 * The lines of weeks across a chapter, those in its middle first: its rows, or in a horizontal chart, a line for each
 * week of a year.
 * @returns the first and the last week of each
 */
function listLines(
  { isHorizontal, count }: WeekGeometry,
  { from, until }: WeekSpan,
): (readonly [number, number])[] {
  const last = Math.min(until, count) - 1;
  const firstRow = isHorizontal ? 0 : Math.floor(from / WEEKS_PER_YEAR);
  const rows = isHorizontal ? WEEKS_PER_YEAR : Math.floor(last / WEEKS_PER_YEAR) - firstRow + 1;
  const fromMiddle = (row: number) => Math.abs(row - (rows - 1) / 2);
  return Array.from({ length: Math.max(0, rows) }, (_, row) => row)
    .toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
    .map((row) => {
      if (isHorizontal) {
        const yearOf = (week: number) => (week - row) / WEEKS_PER_YEAR;
        return [
          Math.ceil(yearOf(from)) * WEEKS_PER_YEAR + row,
          Math.floor(yearOf(last)) * WEEKS_PER_YEAR + row,
        ];
      }
      const start = (firstRow + row) * WEEKS_PER_YEAR;
      return [Math.max(from, start), Math.min(last, start + WEEKS_PER_YEAR - 1)];
    });
}

/** The middle of a line of a chapter that its name fits, clear of moments; `null` if there is none. */
function findNamePlace(
  geometry: WeekGeometry,
  span: WeekSpan,
  width: number,
  marked: readonly Point[],
): Point | null {
  for (const [first, last] of listLines(geometry, span)) {
    const [start, end] = [geometry.placeOf(first), geometry.placeOf(last)];
    const middle = { x: (start.x + end.x) / 2, y: start.y };
    const fits = last >= first && end.x - start.x + geometry.pitch >= width + NAME_GAP;
    const isClear = marked.every(
      ({ x, y }) =>
        Math.abs(x - middle.x) >= width / 2 + CLEARANCE.beside || Math.abs(y - middle.y) >= CLEARANCE.below,
    );
    if (fits && isClear) return { x: middle.x, y: middle.y + BASELINE };
  }
  return null;
}
