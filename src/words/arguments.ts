import type { People } from './classify-people.ts';

/**
 * The types of arguments with these names, in every message that takes them. All other arguments are numbers, or text
 * that is ready to be read: names are isolated, figures and dates are written. Where words are listed, a select of a
 * catalogue has no others.
 */
export interface Arguments {
  /** With `peoplePopulation`, `peopleAge` and `stage`, which are their parts. */
  readonly people: People;
  /** A calendar year, or several: “2009–10”. */
  readonly year: number | string;
  /** The position of an activity in a list, from 1. */
  readonly position: number | string;
  readonly population: 'everyone' | 'women' | 'men';
  readonly peoplePopulation: 'everyone' | 'women' | 'men';
  readonly stage: 'newborn' | 'child' | 'adult';
  /** How many ages or calendar years a time covers: `from`, or `from` and `until`. */
  readonly ages: 'none' | 'one' | 'two';
  readonly calendarYears: 'none' | 'one' | 'two';
  /** The slider's age; `null` for today. */
  readonly at: number | null;
  readonly by: number | null;
  /** The calendar year since which two people know each other; `null` for their whole lives. */
  readonly since: number | null;
  /** The calendar year until which two people live together; `null` for until an age. */
  readonly endYear: number | null;
  /** The age at the beginning of a chapter; `null` if it is not known. */
  readonly fromAge: number | null;
  /** The highest age of a survey; `null` for “and over”. */
  readonly to: number | null;
  /** The reason why a life expectancy at birth is another figure, if it has to be explained. */
  readonly averageCounts: 'thoseWhoDiedYounger' | 'bothSexes' | null;
  /** Whether people are of the slider's age rather than of today's. */
  readonly moved: boolean;
  /** The visitor's life, or somebody else's: that of a link, or the page's example, of somebody invented. */
  readonly whose: 'own' | 'shared' | 'example';
  /** When an activity happens: every day of a life, every day of some years, or on some days of them. */
  readonly rhythm: 'everyDay' | 'everyDayInYears' | 'someDaysInYears';
}
