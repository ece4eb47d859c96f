import { shareOfLine } from '../../life/life-projection.ts';
import type { PlacedChapter } from '../../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';

/** A chapter on the line of life. */
interface ChapterSegment {
  readonly chapter: PlacedChapter['chapter'];
  /** Where it begins on the line, 0 to 1. */
  readonly start: number;
  /** Its share of the line. */
  readonly length: number;
}

/**
 * The chapters on the line, up to its end. The line has now at the last birthday: a chapter that goes on ends there, unless
 * it has begun since.
 * @param line `age` is completed, in whole years; `lifeExpectancy` is where the line ends, in years
 * @example listSegments([{ from: 312, until: 936, … }], { age: 36, lifeExpectancy: 80 }) // start 0.075, length 0.15
 */
export function listSegments(
  chapters: readonly PlacedChapter[],
  line: { readonly age: number; readonly lifeExpectancy: number },
): readonly ChapterSegment[] {
  const shareAt = (week: number) => shareOfLine(line, week / WEEKS_PER_YEAR);
  const birthday = line.age * WEEKS_PER_YEAR;
  return chapters
    .map(({ chapter, from, until, goesOn }) => {
      const start = shareAt(from);
      return { chapter, start, length: shareAt(goesOn && from < birthday ? birthday : until) - start };
    })
    .filter(({ length }) => length > 0);
}
