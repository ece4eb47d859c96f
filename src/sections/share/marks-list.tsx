import { MARKS } from '#words/results.ts';
import type { Marks, PlacedMoment } from '../../life/place-events.ts';
import { ageInWeek } from '../../life/weeks.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
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
export const listMarks = (format: Format, marks: Marks | null) => ({
  chapters: (marks?.chapters ?? []).map((placed) => ({
    id: placed.chapter.id,
    paint: activityPaint(placed.chapter.color),
    text: nameChapter(format, placed),
  })),
  moments: (marks?.moments ?? []).map((placed) => ({
    id: placed.moment.id,
    number: format.number(placed.number),
    text: nameMoment(format, placed),
  })),
});

type Listed = ReturnType<typeof listMarks>;

interface ChapterNamesProps extends Pick<Listed, 'chapters'> {
  /** Whether the weeks have their colors. */
  readonly colored?: boolean;
}

/** The chapters of a picture, one after the other. */
export const ChapterNames = ({ chapters, colored = true }: ChapterNamesProps) =>
  chapters.length > 0 && (
    <ul className="picture-chapters">
      {chapters.map(({ id, text, paint }) => (
        <li key={id}>
          {colored && <span className="picture-dot" style={{ backgroundColor: paint }} />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );

interface MomentNamesProps extends Pick<Listed, 'moments'> {
  readonly columns: number;
  /** A CSS length. */
  readonly size: string;
}

/** The moments of a picture with the numbers of their rings, in columns. */
export const MomentNames = ({ moments, columns, size }: MomentNamesProps) =>
  moments.length > 0 && (
    <ol className="picture-moments" style={{ columnCount: columns, fontSize: size }}>
      {moments.map(({ id, number, text }) => (
        <li key={id}>
          <span className="picture-number">{number}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
