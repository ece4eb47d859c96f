import { roundToStep } from './input-limits.ts';
import { LAST_TABLE_AGE } from './last-table-age.ts';
import type { Life } from './life.ts';
import type { Outlook } from './life-table.ts';

/**
 * Which life expectancy the results use: the one at birth, or a life table's for people of the visitor's age. If the
 * visitor entered a life expectancy, `birth` means that one.
 */
export type Basis = 'birth' | Outlook;

/** The ages that people of one age reach on average, in years. */
export interface ExpectedAges {
  /** At the death rates of the table's year, rounded to a tenth. */
  readonly period: number;
  /** At the death rates expected, rounded to a tenth; `null` if that makes hardly any difference. */
  readonly cohort: number | null;
}

export interface Choice {
  readonly basis: Basis;
  /** Years. */
  readonly lifeExpectancy: number;
}

interface Choices {
  /** At birth, or as entered, in years. */
  readonly atBirth: number;
  /** Completed years. */
  readonly age: number;
  /** `null` if they are not known. */
  readonly expected: ExpectedAges | null;
}

/** The life expectancies that the results can use, from birth on: none of a life table for ages that are not in it. */
export function listChoices({ atBirth, age, expected }: Choices): readonly [Choice, ...Choice[]] {
  const birth: Choice = { basis: 'birth', lifeExpectancy: atBirth };
  if (!expected || age > LAST_TABLE_AGE || expected.period <= age) return [birth];
  const { period, cohort } = expected;
  return [
    birth,
    // For newborns, a table for everyone has the life expectancy at birth.
    ...(age === 0 && period === roundToStep(atBirth)
      ? []
      : [{ basis: 'period', lifeExpectancy: period } as const]),
    ...(cohort === null ? [] : [{ basis: 'cohort', lifeExpectancy: cohort } as const]),
  ];
}

/** The choice of a basis; if there is none, that of a period table, or else of birth. */
export function findChoice(choices: readonly [Choice, ...Choice[]], basis: Basis): Choice {
  const of = (wanted: Basis) => choices.find((choice) => choice.basis === wanted);
  return of(basis) ?? of('period') ?? choices[0];
}

/**
 * Whether someone is within a year of a life expectancy, or past it. The page shows tenths, so 1.04 counts as a year.
 * @param age exact
 * @example isNearAverage(83, 84.04) // true
 */
export const isNearAverage = (age: number, lifeExpectancy: number): boolean =>
  roundToStep(lifeExpectancy - age) <= 1;

/**
 * Whether the results of a life begin with people of its age: if less than two years are left at its last birthday,
 * which is where the page counts from. Weeks rounded down would be about 50. Newborns have no age yet that others did
 * not reach.
 */
export const isLifeNearAverage = ({ age }: Pick<Life, 'age'>, lifeExpectancy: number): boolean =>
  age > 0 && lifeExpectancy - age < 2;
