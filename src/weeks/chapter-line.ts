import type { PlacedChapter } from '../life/place-events.ts';
import { ageInWeek, WEEKS_PER_YEAR } from '../life/weeks.ts';
import { shortenText } from './chapter-names.ts';
import type { WeekGeometry } from './geometry.ts';
import type { Box } from './grid.ts';

/** A chapter in the line above horizontal weeks: its box has its bar at the top, and its name below that. */
export interface LineMark extends Box {
  readonly chapter: PlacedChapter['chapter'];
  /** Ends with an ellipsis if it is wider than its chapter; empty where even that has no room. */
  readonly text: string;
}

/** The height of the line, with the space below it, in pixels. */
export const LINE_HEIGHT = 32;
/** The height of a chapter in it, in pixels. */
const HEIGHT = 24;
/** Between two bars, in pixels. */
const GAP = 2;
/** The least room for a name that is cut, in pixels: three letters, or two Chinese characters. */
const SHORTEST = 28;

/** Where a week begins along the years, in pixels. The days of a year are spread over its column. */
function startOf({ yearMiddle, yearPitch }: WeekGeometry, week: number): number {
  return yearMiddle(ageInWeek(week)) + ((week % WEEKS_PER_YEAR) / WEEKS_PER_YEAR - 0.5) * yearPitch;
}

/** Places chapters above horizontal weeks, each over its years. @param measure the width of a name, in pixels */
export function layOutLine(
  geometry: WeekGeometry,
  chapters: readonly PlacedChapter[],
  measure: (name: string) => number,
): readonly LineMark[] {
  const { count } = geometry;
  return chapters
    .filter(({ from }) => from < count)
    .map(({ chapter, from, until }) => {
      const start = startOf(geometry, from);
      const end = startOf(geometry, Math.min(until, count) - 1) + geometry.yearPitch / WEEKS_PER_YEAR;
      const width = Math.max(GAP, end - start - GAP);
      const text = shortenText(chapter.name, width, measure);
      const isLegible = text === chapter.name || width >= SHORTEST;
      return {
        chapter,
        text: isLegible ? text : '',
        x: start + width / 2,
        y: HEIGHT / 2,
        width,
        height: HEIGHT,
      };
    });
}
