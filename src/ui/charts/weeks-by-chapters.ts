import type { PlacedChapter } from '../../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import type { WeekSpan } from '../../life/weeks-of-when.ts';
import { labelWeeks } from './column-labels.ts';
import { activityPaint } from './paint.ts';
import { WHOLE_YEAR } from './week-bands.ts';
import type { WeekPart } from './week-dots.ts';
import { layOutWeeks } from './week-geometry.ts';
import { TIME_PAINT, type WeekPicture, type WeekPictureOptions } from './weeks-by-time.ts';

const COLUMNS = { from: 0, to: WEEKS_PER_YEAR };

/**
 * Dots that show chapters, each in its color; weeks in none show time.
 * @param chapters in the order of time, without overlap
 */
export function pictureChapters(
  { weeks, room, formatWeek }: WeekPictureOptions,
  chapters: readonly PlacedChapter[],
): WeekPicture {
  const geometry = layOutWeeks(weeks, WHOLE_YEAR, room, divideWeeks(chapters));
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
    columnLabels: labelWeeks(geometry, formatWeek(1), formatWeek(WEEKS_PER_YEAR)),
    numbered: [],
  };
}

/**
 * The weeks of each chapter with its paint, from 1 in the order of the chapters, and those in no chapter with paint 0.
 * Between two chapters that follow each other, there are none.
 */
function divideWeeks(chapters: readonly WeekSpan[]): WeekPart[] {
  const gaps = [{ from: 0, until: 0 }, ...chapters].map(({ until }, index) => ({
    run: 0,
    columns: COLUMNS,
    from: until,
    until: chapters[index]?.from ?? Number.POSITIVE_INFINITY,
  }));
  const parts = chapters.map(({ from, until }, index) => ({ run: index + 1, columns: COLUMNS, from, until }));
  return [...gaps, ...parts];
}
