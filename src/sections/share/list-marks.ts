import { MARKS } from '#words/results.ts';
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

/** Chapters by their color and moments by their number, in words. @example 'Wedding, 2019' for moment 6 */
export const listMarks = (format: Format, { chapters, moments }: Marks) => [
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
