import { LANGUAGE } from '#words/form.ts';
import { MARKS } from '#words/results.ts';
import type { PlacedChapter, PlacedMoment } from '../../life/place-events.ts';
import { nameChapter } from '../../words/describe-marks.ts';
import type { Format } from '../../words/format.ts';
import { isolateName } from '../../words/isolate-name.ts';

/** The maximum number of moments of a week or year that are named; the others are counted. */
const MOST_NAMED = 5;

/**
 * Moments with their numbers.
 * @example nameMoments(format, [wedding, born]) // ['Wedding (6)', 'Mila is born (7)']
 */
function nameMoments(format: Format, moments: readonly PlacedMoment[]): string[] {
  const named = moments
    .slice(0, MOST_NAMED)
    .map(({ moment, number }) =>
      MARKS.numbered({ name: isolateName(moment.text), number: format.number(number) }),
    );
  const rest = moments.length - named.length;
  return rest > 0 ? [...named, MARKS.more(format, { count: rest })] : named;
}

/** A week or a year in a picture, with its chapter and its moments. */
interface MarkedPoint {
  readonly text: string;
  /** The chapter that the week is in; `null` for none. */
  readonly chapter: PlacedChapter | null;
  readonly moments: readonly PlacedMoment[];
}

/** Between the parts of what is said at a week. */
export const BESIDE = ' · ';

/** @example describeMarkedWeek(format, …) // 'August 18 – 24, 2019 · so far · Toronto · Wedding (6)' */
export const describeMarkedWeek = (format: Format, { text, chapter, moments }: MarkedPoint): string =>
  [text, ...(chapter ? [isolateName(chapter.chapter.name)] : []), ...nameMoments(format, moments)].join(
    BESIDE,
  );

/** Describes a year of life: what its time goes to, then its moments. */
export const describeMarkedYear = (
  format: Format,
  { text, moments }: Omit<MarkedPoint, 'chapter'>,
): string =>
  moments.length > 0
    ? MARKS.withMoments({ text, moments: nameMoments(format, moments).join(LANGUAGE.comma) })
    : text;

export const describeMarked = (format: Format, moments: number): string =>
  MARKS.marked(format, { count: moments });

/** @example describeChapters(format, [school, berlin]) // 'Chapters: School, age 6 to 18; Berlin, from age 22.' */
export const describeChapters = (format: Format, chapters: readonly PlacedChapter[]): string =>
  MARKS.chapters({
    named: chapters.map((chapter) => nameChapter(format, chapter)).join(MARKS.chapterSeparator),
  });
