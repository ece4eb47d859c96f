import type { Life } from './life.ts';
import { expectedAge, LAST_TABLE_AGE, type LifeTable, type Outlook, surviveFrom } from './life-table.ts';
import { roundToTenth } from './round.ts';

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

/** The smallest difference between the two outlooks that is shown, in years: below the precision of the forecast. */
const LEAST_GAIN_YEARS = 0.5;

/**
 * The ages that people of the same age reach on average.
 * @param age completed years, 0 or more; from 100 on, the figures are those for 100
 * @example in Japan at 36: 84.7 at the death rates of 2024, and 90.0 at those expected
 */
export function findExpectedAges(table: LifeTable, age: number): ExpectedAges {
  const from = Math.min(age, LAST_TABLE_AGE);
  const period = expectedAge(surviveFrom(table, from));
  const cohort = expectedAge(surviveFrom(table, from, 'cohort'));
  const differ = cohort - period >= LEAST_GAIN_YEARS;
  return { period: roundToTenth(period), cohort: differ ? roundToTenth(cohort) : null };
}

/** Years, not rounded. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The 80 % interval of the age that people of one age reach on average, if the table has one. It assumes that all
 * future years are together at the same end of the forecast's interval for each year.
 * @param age completed years; from 100 on, the interval is that for 100
 */
export function expectedAgeInterval(table: LifeTable, age: number): Interval | null {
  if (!table.interval) return null;
  const from = Math.min(age, LAST_TABLE_AGE);
  const end = (which: 'low' | 'high') => expectedAge(surviveFrom(table, from, 'cohort', which));
  return { low: end('low'), high: end('high') };
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
    ...(age === 0 && period === roundToTenth(atBirth)
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
 * @example withinYearOfExpectancy(83, 84.04) // true
 */
export const withinYearOfExpectancy = (age: number, lifeExpectancy: number): boolean =>
  roundToTenth(lifeExpectancy - age) <= 1;

/** Years: where fewer are left at the last birthday, no sentence or picture counts weeks or months to life expectancy. */
export const LEAST_YEARS_AHEAD = 3;

/**
 * Whether sentences and pictures count weeks from an age to a life expectancy: not if less than three years are left.
 * @param age years: completed today, or that of the slider
 * @example isAheadCounted({ age: 82 }, 83.9) // false
 */
export const isAheadCounted = ({ age }: Pick<Life, 'age'>, lifeExpectancy: number): boolean =>
  lifeExpectancy - age >= LEAST_YEARS_AHEAD;

/**
 * Whether the results of a life begin with people of its age, where no weeks ahead are counted. Newborns have no age yet
 * that others did not reach.
 */
export const withinThreeYearsOfExpectancy = ({ age }: Pick<Life, 'age'>, lifeExpectancy: number): boolean =>
  age > 0 && !isAheadCounted({ age }, lifeExpectancy);
