import { MARKS } from '#words/results.ts';
import type { ActivityColor } from '../../life/colors.ts';
import type { Marks, PlacedMoment } from '../../life/place-events.ts';
import { ageInWeek } from '../../life/weeks.ts';
import { nameChapter } from '../../words/describe-marks.ts';
import type { Format } from '../../words/format.ts';
import { isolateName } from '../../words/isolate-name.ts';

/** A moment with its calendar year, or its age if it has no date. */
function nameMoment(format: Format, { moment: { text, when }, week }: PlacedMoment): string {
  const name = isolateName(text);
  if (when.unit === 'day') return MARKS.inYear({ name, year: when.date.year });
  if (when.unit === 'month' || when.unit === 'year') return MARKS.inYear({ name, year: when.year });
  return MARKS.atAge(format, { name, age: ageInWeek(week) });
}

interface ListedMark {
  readonly id: string;
  /** The number of a moment; `null` for a chapter. */
  readonly number: string | null;
  /** The color of a chapter; `null` for a moment. */
  readonly color: ActivityColor | null;
  readonly text: string;
}

/** Chapters and moments in words, for the list of a picture. @example 'Wedding, 2019' for moment 6 */
export const listMarks = (format: Format, { chapters, moments }: Marks): readonly ListedMark[] => [
  ...chapters.map((placed) => ({
    id: placed.chapter.id,
    number: null,
    color: placed.chapter.color,
    text: nameChapter(format, placed),
  })),
  ...moments.map((placed) => ({
    id: placed.moment.id,
    number: format.number(placed.number),
    color: null,
    text: nameMoment(format, placed),
  })),
];
