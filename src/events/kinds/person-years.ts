import { OLDEST_AGE } from '../../life/input-limits.ts';
import type { EventProblem } from '../problem.ts';
import { problemOf, type Typed, valueOf } from '../typed.ts';

/** Smaller numbers are ages, which could be the visitor's or the other person's, or unfinished years. */
export const FIRST_YEAR = 1000;
/** The maximum number of years from now until which two people may plan to live together. */
const FARTHEST = 130;

/** What is wrong with a year that was typed: by itself, or else by a rule. `null` for nothing, or no year. */
function findYearProblem(
  typed: Typed<number | null> | null,
  rule: (year: number) => EventProblem | null,
): EventProblem | null {
  const year = valueOf(typed);
  if (year === null) return problemOf(typed);
  return year < FIRST_YEAR ? { code: 'fourDigits' } : rule(year);
}

/** The years of somebody's life as they were typed. */
export interface Lifetime {
  readonly birthYear: Typed<number>;
  /** `null` while they live. */
  readonly diedIn: Typed<number> | null;
}

const findFuture = (year: number, present: number): EventProblem | null =>
  year > present ? { code: 'yearToCome' } : null;

/** A year that is right by itself: no other one is measured from a year that is refused. */
const rightYear = (typed: Typed<number> | null, present: number): number | null =>
  findYearProblem(typed, (year) => findFuture(year, present)) ? null : valueOf(typed);

export function findBirthProblem({ birthYear, diedIn }: Lifetime, present: number): EventProblem | null {
  const last = diedIn === null ? present : rightYear(diedIn, present);
  return findYearProblem(birthYear, (year) => {
    const isTooLongAgo = last !== null && year < last - OLDEST_AGE;
    return isTooLongAgo ? { code: 'tooLongAgo' } : findFuture(year, present);
  });
}

/** Whether two people have known each other in more than one year, as far as years tell. */
export const haveYears = (
  { birthYear, diedIn }: { readonly birthYear: number; readonly diedIn: number | null },
  own: number,
): boolean => diedIn === null || diedIn > Math.max(own, birthYear);

export function findDeathProblem({ birthYear, diedIn }: Lifetime, present: number): EventProblem | null {
  const born = rightYear(birthYear, present);
  return findYearProblem(diedIn, (year) => {
    const isBeforeBirth = born !== null && year < born;
    return isBeforeBirth ? { code: 'diedBeforeBirth', year: born } : findFuture(year, present);
  });
}

/** The calendar years within which two people can know each other; `null` for one that is not known, or refused. */
interface SharedYears {
  readonly first: number | null;
  readonly diedIn: number | null;
  readonly present: number;
}

export const findSinceProblem = (
  since: Typed<number | null> | null,
  { first, diedIn, present }: SharedYears,
) =>
  findYearProblem(since, (year) => {
    if (diedIn !== null && year > diedIn) return { code: 'afterDeath', year: diedIn };
    return first !== null && year < first
      ? { code: 'sinceBeforeBirth', year: first }
      : findFuture(year, present);
  });

/** The end of living together as it was typed, and whether it is to come. */
export interface EndTogether {
  readonly until: Typed<number> | null;
  readonly isAhead: boolean;
}

export const findUntilProblem = ({ until, isAhead }: EndTogether, { first, diedIn, present }: SharedYears) =>
  findYearProblem(until, (year) => {
    if (diedIn !== null && year > diedIn) return { code: 'afterDeath', year: diedIn };
    if (!isAhead && year > present) return { code: 'yearToCome' };
    if (isAhead && year < present) return { code: 'yearPast' };
    if (year > present + FARTHEST) return { code: 'untilTooFar', year: present + FARTHEST };
    return first !== null && year < first ? { code: 'untilBeforeSince', year: first } : null;
  });
