import { LANGUAGE } from '#words/form.ts';
import { MARKS } from '#words/results.ts';
import type { ActivityColor } from '../life/colors.ts';
import type { Marks, PlacedChapter, PlacedMoment } from '../life/place-events.ts';
import { ageInWeek } from '../life/weeks.ts';
import type { Format } from './format.ts';
import { isolateName } from './isolate-name.ts';

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
  /** The description without the chapter and the moments. */
  readonly text: string;
  /** The chapter that the week is in; `null` for none. */
  readonly chapter: PlacedChapter | null;
  readonly moments: readonly PlacedMoment[];
}

/** @example describeMarkedWeek(format, …) // 'August 18 – 24, 2019 · so far · Toronto · Wedding (6)' */
export const describeMarkedWeek = (format: Format, { text, chapter, moments }: MarkedPoint): string =>
  [text, ...(chapter ? [isolateName(chapter.chapter.name)] : []), ...nameMoments(format, moments)].join(
    ' · ',
  );

/** Describes a year of life: what its time goes to, then its moments. */
export const describeMarkedYear = (
  format: Format,
  { text, moments }: Omit<MarkedPoint, 'chapter'>,
): string =>
  moments.length > 0
    ? MARKS.yourMoments({ text, moments: nameMoments(format, moments).join(LANGUAGE.comma) })
    : text;

/** How many moments are marked in a picture. */
export const describeMarked = (format: Format, moments: number): string =>
  MARKS.marked(format, { count: moments });

/** @example nameChapter(format, berlin) // 'Berlin, age 22 to 27' */
function nameChapter(format: Format, { chapter, from, until, goesOn }: PlacedChapter): string {
  const name = isolateName(chapter.name);
  return goesOn
    ? MARKS.fromAge(format, { name, age: ageInWeek(from) })
    : MARKS.betweenAges(format, { name, from: ageInWeek(from), until: ageInWeek(until) });
}

/** @example describeChapters(format, [school, berlin]) // 'Chapters: School, age 6 to 18; Berlin, from age 22.' */
export const describeChapters = (format: Format, chapters: readonly PlacedChapter[]): string =>
  MARKS.chapters({
    named: chapters.map((chapter) => nameChapter(format, chapter)).join(MARKS.chapterSeparator),
  });

/** A moment with its calendar year, or its age if it has no date. */
function nameMoment(format: Format, { moment: { text, when }, week }: PlacedMoment): string {
  const name = isolateName(text);
  if (when.unit === 'day') return MARKS.inYear({ name, year: when.date.year });
  if (when.unit === 'month' || when.unit === 'year') return MARKS.inYear({ name, year: when.year });
  return MARKS.atAge(format, { name, age: ageInWeek(week) });
}

/** A chapter or a moment in the list of a picture. */
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
