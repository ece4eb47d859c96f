import type { PlacedChapter, PlacedMoment } from '../life/place-entries.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { isolateName } from './clean-text.ts';
import type { Format } from './format.ts';
import { choosePlural } from './plural.ts';

/** So many moments of one week or year are named, and the others counted. */
const MOST_NAMED = 5;

/**
 * Moments with their numbers.
 * @example nameMoments(format, [wedding, born]) // ['Wedding (6)', 'Mila is born (7)']
 */
function nameMoments(format: Format, moments: readonly PlacedMoment[]): string[] {
  const named = moments
    .slice(0, MOST_NAMED)
    .map(({ moment, number }) => `${isolateName(moment.text)} (${format.number(number)})`);
  const rest = moments.length - named.length;
  return rest > 0 ? [...named, `${format.number(rest)} more`] : named;
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
  [text, ...(chapter ? [isolateName(chapter.chapter.name)] : []), ...nameMoments(format, moments)].join(
    ' · ',
  );

/** The moments of a year of life, after what its time goes to. */
export const describeMarkedYear = (
  format: Format,
  { text, moments }: Omit<MarkedPoint, 'chapter'>,
): string =>
  moments.length > 0 ? `${text} Your moments: ${nameMoments(format, moments).join(', ')}.` : text;

/** How many moments are marked in a picture. */
export const describeMarked = (format: Format, moments: number): string =>
  `${format.number(moments)} ${choosePlural(moments, { one: 'moment is', other: 'moments are' })} marked.`;

/**
 * Chapters with their ages.
 * @example describeChapters(format, [school, berlin]) // 'Chapters: School, age 6 to 18; Berlin, from age 22.'
 */
export function describeChapters(format: Format, chapters: readonly PlacedChapter[]): string {
  const ageAt = (week: number) => format.number(Math.floor(week / WEEKS_PER_YEAR));
  const parts = chapters.map(({ chapter, from, until }) =>
    Number.isFinite(until)
      ? `${isolateName(chapter.name)}, age ${ageAt(from)} to ${ageAt(until)}`
      : `${isolateName(chapter.name)}, from age ${ageAt(from)}`,
  );
  return `Chapters: ${parts.join('; ')}.`;
}
