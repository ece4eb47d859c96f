import { AVERAGES, GOALS, HEADLINES } from '#words/results.ts';
import { atBirthOf, basisOf, type ShownLife } from '../document/submitted-life.ts';
import { type Basis, LEAST_YEARS_AHEAD, withinThreeYearsOfExpectancy } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';
import type { Arguments } from '../words/arguments.ts';
import { classifyInTable } from '../words/classify-people.ts';
import type { Format } from '../words/format.ts';
import type { LifeModel } from './results-context.ts';

/** An age above anyone's on record, in years. */
const BEYOND_RECORDS = 125;

/** Somebody near the average or past it. */
export interface AgeAndAverage extends Pick<Arguments, 'whose'> {
  /** Completed age, years. */
  readonly age: number;
  /** The average, or the life expectancy that the visitor entered, in years. */
  readonly average: number;
  readonly entered: boolean;
  /** The people of the life table; `null` without a country. */
  readonly people: { readonly population: Population; readonly countryPhrase: string } | null;
  /** The age that people of that age reach on average, years; `null` if it is not known. */
  readonly expected: number | null;
  readonly basis: Basis;
}

/** Whether the headline says which age people of the visitor's age reach on average: never that a year or two is left. */
export const isExpectedInHeadline = (age: number, expected: number): boolean =>
  age >= expected || expected - age >= LEAST_YEARS_AHEAD;

/** The figure of a life table that the headline has; `null` if it has none. */
const findFigureInHeadline = ({ age, people, expected }: AgeAndAverage) =>
  people && expected !== null && age <= BEYOND_RECORDS && isExpectedInHeadline(age, expected)
    ? { people, expected }
    : null;

/** The first sentence for visitors near the average or past it: about people of their age. */
export function describeHeadline(format: Format, words: AgeAndAverage): string {
  const { age, whose } = words;
  if (age > BEYOND_RECORDS) return HEADLINES.beyondRecords(format, { age });
  const figure = findFigureInHeadline(words);
  if (!figure) return HEADLINES.noFigure(format, { age });
  const { people, expected } = figure;
  const known = { people: classifyInTable({ ...people, age }), country: people.countryPhrase, expected };
  return age < expected
    ? HEADLINES.expected(format, { ...known })
    : HEADLINES.outlived(format, { ...known, age, whose });
}

/** How their age relates to the average. */
export function describeAverage(format: Format, { whose, age, average, entered, expected }: AgeAndAverage) {
  const standing = age > average ? 'past' : age === average ? 'at' : 'close';
  if (entered) return AVERAGES.entered[standing](format, { age, average });
  // Lower than the figure for their age, if there is one.
  const isLower = standing !== 'past' && expected !== null;
  return AVERAGES.birth[isLower ? 'lower' : standing](format, { age, average, whose });
}

/** Which life expectancy the results count to. */
export function findEnd({ life, expectancy }: Pick<ShownLife, 'life' | 'expectancy'>): keyof typeof GOALS {
  if (expectancy.kind !== 'table') return expectancy.kind;
  if (expectancy.outlook === 'cohort') return 'cohort';
  return life.age === 0 ? 'newborns' : 'people';
}

/** The caption of the cards: to which age they count. */
function describeGoal(format: Format, shown: ShownLife): string {
  const goal = GOALS[findEnd(shown)];
  return typeof goal === 'string' ? goal : goal(format, { age: shown.life.age });
}

export type AverageModel = Pick<LifeModel, 'shown' | 'shownCountry' | 'expected'>;

/**
 * The texts for visitors near the average or past it: the headline, about people of their age, and the caption of the
 * cards, the age they count to.
 * @returns `null` for visitors who are further from the average
 */
export function describeAgeAndAverage(format: Format, { shown, shownCountry, expected }: AverageModel) {
  const { life, whose, expectancy } = shown;
  const atBirth = atBirthOf(expectancy);
  if (!withinThreeYearsOfExpectancy(life, atBirth.years)) return null;
  const words: AgeAndAverage = {
    whose,
    age: life.age,
    average: atBirth.years,
    entered: atBirth.kind === 'entered',
    people: shownCountry,
    expected: expected?.period ?? null,
    basis: basisOf(expectancy),
  };
  return {
    headline: describeHeadline(format, words),
    goal: describeGoal(format, shown),
    /** Whether the headline has a figure of a life table. */
    hasTable: findFigureInHeadline(words) !== null,
    words,
  };
}
