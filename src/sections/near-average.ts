import { isLifeNearAverage } from '../life/life-expectancies.ts';
import { type AgeAndAverage, describeGoal, describeHeadline } from '../words/describe-summary.ts';
import type { ResultsModel } from './results-context.ts';

/** The texts for visitors near the average or past it. */
export interface NearAverage {
  /** The headline, about people of their age. */
  readonly headline: string;
  /** The caption of the cards: the age they count to. */
  readonly goal: string;
  readonly words: AgeAndAverage;
}

/** @returns `null` for visitors who are further from the average */
export function describeNearAverage({
  shown,
  shownCountry,
  expected,
  format,
}: Pick<ResultsModel, 'shown' | 'shownCountry' | 'expected' | 'format'>): NearAverage | null {
  const { life, atBirth, basis, figure } = shown;
  const { age } = life;
  if (!isLifeNearAverage(life, atBirth)) return null;
  const words = {
    age,
    average: atBirth,
    entered: figure === null,
    people: shownCountry,
    expected: expected?.period ?? null,
    basis,
  };
  return {
    headline: describeHeadline(format, words),
    goal: describeGoal(format, words),
    words,
  };
}
