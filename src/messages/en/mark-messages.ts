import type { Format } from '../format.ts';
import { plural } from './plural.ts';

/** Chapters and moments in and beside the picture of weeks. Names are isolated, figures as written. */
export const MARK_MESSAGES = {
  /** A moment with the number that it has in the picture. */
  numbered: (name: string, number: string) => `${name} (${number})`,
  /** Moments that are not named, after those that are. */
  more: plural({ one: '# more', other: '# more' }),
  /** What there is to say of a week, with its chapter and its moments. */
  markedWeek: (parts: readonly string[]) => parts.join(' · '),
  /** @param text what the year's time goes to, in sentences */
  yourMoments: (text: string, moments: readonly string[]) => `${text} Your moments: ${moments.join(', ')}.`,
  marked: plural({ one: '# moment is marked.', other: '# moments are marked.' }),
  /** @param named each with its ages */
  chapters: (named: readonly string[]) => `Chapters: ${named.join('; ')}.`,
  /** A chapter with its ages at both ends, or only at the beginning. */
  betweenAges: (format: Format, name: string, from: number, until: number) =>
    `${name}, age ${format.number(from)} to ${format.number(until)}`,
  fromAge: (format: Format, name: string, age: number) => `${name}, from age ${format.number(age)}`,
  /** A moment with its calendar year or its age. */
  inYear: (name: string, year: number) => `${name}, ${year}`,
  atAge: (format: Format, name: string, age: number) => `${name}, age ${format.number(age)}`,
} as const;
