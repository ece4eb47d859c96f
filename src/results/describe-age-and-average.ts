import { withinTwoYearsOfExpectancy } from '../life/life-expectancies.ts';
import { type AgeAndAverage, describeGoal, describeHeadline } from '../words/describe-summary.ts';
import type { ResultsModel } from './results-context.ts';

type Model = Pick<ResultsModel, 'shown' | 'shownCountry' | 'expected' | 'format'>;

/**
 * The texts for visitors near the average or past it: the headline, about people of their age, and the caption of the
 * cards, the age they count to.
 * @returns `null` for visitors who are further from the average
 */
export function describeAgeAndAverage({ shown, shownCountry, expected, format }: Model) {
  const { life, atBirth, basis, figure } = shown;
  if (!withinTwoYearsOfExpectancy(life, atBirth)) return null;
  const words: AgeAndAverage = {
    age: life.age,
    average: atBirth,
    entered: figure === null,
    people: shownCountry,
    expected: expected?.period ?? null,
    basis,
  };
  return { headline: describeHeadline(format, words), goal: describeGoal(format, words), words };
}
