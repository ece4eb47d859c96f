import { ESTIMATE_ERROR, LAST_ESTIMATED_AGE } from '../life/estimate-expected-age.ts';
import { LAST_TABLE_AGE, type Population } from '../life/life-table.ts';
import type { Format } from './format.ts';
import { formatYears } from './plural.ts';

/** The texts about life tables. */
export const LIFE_TABLE_MESSAGES = {
  expectedAge: 'Life expectancy at your age',
  use: (years: string) => `Use ${years}`,
  undo: 'Undo: back to the figure before',
  loading: 'Looking up the life table…',
  missing: 'The life table could not be loaded just now; everything else on this page stands without it.',
  none: (place: string) => `There is no life table for ${place}.`,
} as const;

const CHILD_UNTIL = 18;

/** @param age years; under 18, women and men are girls and boys */
export function nameOf(population: Population, age: number): string {
  if (population === 'everyone') return 'people';
  if (age < CHILD_UNTIL) return population === 'women' ? 'girls' : 'boys';
  return population;
}

export function nameWithAge(format: Format, population: Population, age: number): string {
  if (age > 0) return `${nameOf(population, age)} aged ${format.number(age)}`;
  return { everyone: 'newborns', women: 'newborn girls', men: 'newborn boys' }[population];
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface ExpectedAgeWords {
  readonly population: Population;
  readonly place: string;
  /** Completed age, years. */
  readonly age: number;
  /** The age that they reach on average, years. */
  readonly expected: number;
}

/** Describes the figures of a life table for people of one age. */
export function describeExpectedAge(
  format: Format,
  { population, place, age, expected }: ExpectedAgeWords,
): string {
  const years = format.number(expected);
  if (age >= LAST_TABLE_AGE) {
    return `The life table of ${place} ends at ${LAST_TABLE_AGE}: ${nameOf(population, age)} who reach that age live to ${years} on average.`;
  }
  if (age === 0) {
    const child = { everyone: 'child', women: 'girl', men: 'boy' }[population];
    return `A ${child} in the first year of life in ${place} lives to ${years} on average.`;
  }
  return `${capitalize(nameOf(population, age))} aged ${format.number(age)} in ${place} live to ${years} on average.`;
}

/** Describes the estimate from a life expectancy at birth alone. @param expected `null` if there is none */
export function describeEstimate(
  format: Format,
  { age, lifeExpectancy, expected }: { age: number; lifeExpectancy: number; expected: number | null },
): string {
  if (expected === null) {
    return age > LAST_ESTIMATED_AGE
      ? `Without a country, what can be estimated of people of your age ends at ${LAST_ESTIMATED_AGE}.`
      : `No country has a life expectancy of ${formatYears(format, lifeExpectancy)}, so nothing can be estimated of people of your age.`;
  }
  return `As an estimate: where life expectancy at birth is ${format.number(lifeExpectancy)}, people aged ${format.number(age)} live to about ${format.number(expected)} on average. The estimate is ${format.number(ESTIMATE_ERROR.mean)} years off on average, and up to ${format.number(ESTIMATE_ERROR.most)}.`;
}
