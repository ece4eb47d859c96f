import { MARK_MESSAGES } from '#messages/mark-messages.ts';
import type { ActivityColor } from '../life/activity-colors.ts';
import type { Marks, PlacedChapter, PlacedMoment } from '../life/place-entries.ts';
import { ageInWeek } from '../life/weeks.ts';
import { parseWhen } from '../life/when.ts';
import type { Format } from '../messages/format.ts';
import { isolateName } from '../messages/isolate-name.ts';

/** So many moments of one week or year are named, and the others counted. */
const MOST_NAMED = 5;

/**
 * Moments with their numbers.
 * @example nameMoments(format, [wedding, born]) // ['Wedding (6)', 'Mila is born (7)']
 */
function nameMoments(format: Format, moments: readonly PlacedMoment[]): string[] {
  const named = moments
    .slice(0, MOST_NAMED)
    .map(({ moment, number }) => MARK_MESSAGES.numbered(isolateName(moment.text), format.number(number)));
  const rest = moments.length - named.length;
  return rest > 0 ? [...named, MARK_MESSAGES.more(format, rest)] : named;
}

/** What a week or a year is described as, with its chapter and its moments. */
interface MarkedPoint {
  /** The description without them. */
  readonly text: string;
  /** Of a week; `null` for none. */
  readonly chapter: PlacedChapter | null;
  readonly moments: readonly PlacedMoment[];
}

/** @example describeMarkedWeek(format, …) // 'August 18 – 24, 2019 · so far · Toronto · Wedding (6)' */
export const describeMarkedWeek = (format: Format, { text, chapter, moments }: MarkedPoint): string =>
  MARK_MESSAGES.markedWeek([
    text,
    ...(chapter ? [isolateName(chapter.chapter.name)] : []),
    ...nameMoments(format, moments),
  ]);

/** The moments of a year of life, after what its time goes to. */
export const describeMarkedYear = (
  format: Format,
  { text, moments }: Omit<MarkedPoint, 'chapter'>,
): string => (moments.length > 0 ? MARK_MESSAGES.yourMoments(text, nameMoments(format, moments)) : text);

/** How many moments are marked in a picture. */
export const describeMarked = (format: Format, moments: number): string =>
  MARK_MESSAGES.marked(format, moments);

/** @example nameChapter(format, berlin) // 'Berlin, age 22 to 27' */
function nameChapter(format: Format, { chapter, from, until }: PlacedChapter): string {
  const name = isolateName(chapter.name);
  return Number.isFinite(until)
    ? MARK_MESSAGES.betweenAges(format, name, ageInWeek(from), ageInWeek(until))
    : MARK_MESSAGES.fromAge(format, name, ageInWeek(from));
}

/** @example describeChapters(format, [school, berlin]) // 'Chapters: School, age 6 to 18; Berlin, from age 22.' */
export const describeChapters = (format: Format, chapters: readonly PlacedChapter[]): string =>
  MARK_MESSAGES.chapters(chapters.map((chapter) => nameChapter(format, chapter)));

/** A moment with its calendar year, or its age if it has no date. */
function nameMoment(format: Format, { moment, week }: PlacedMoment): string {
  const name = isolateName(moment.text);
  const when = parseWhen(moment.when);
  if (when?.unit === 'day') return MARK_MESSAGES.inYear(name, when.date.year);
  if (when?.unit === 'month' || when?.unit === 'year') return MARK_MESSAGES.inYear(name, when.year);
  return MARK_MESSAGES.atAge(format, name, ageInWeek(week));
}

/** A chapter or a moment in the list of a picture. */
export interface ListedMark {
  readonly id: string;
  /** Of a moment; `null` for a chapter. */
  readonly number: string | null;
  /** Of a chapter; `null` for a moment. */
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
