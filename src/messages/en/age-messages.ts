import type { Format } from '../format.ts';
import type { People } from '../people.ts';
import { atStart, describeExpectedAge, type ExpectedAge, nameOf, nameWithAge } from './people.ts';
import { decimalYears, years } from './units.ts';

/** The texts about life expectancy at an age that come after the first results. */
export const AGE_MESSAGES = {
  missing: 'The life table couldn’t be loaded. The rest of the page doesn’t need it.',
  none: (place: string) => `There’s no life table for ${place}.`,
  choice: 'Life expectancy to use',
  meaning: 'What these ages rest on',
} as const;

interface TableFigure {
  readonly people: People;
  readonly place: string;
  /** Years: with one decimal of a period table, and whole ones of a projection. */
  readonly lifeExpectancy: number;
  /** The year of the period table. */
  readonly year: number;
  readonly source: string;
}

/** Where the life expectancy of the results comes from, if that is a life table. */
export const TABLE_FIGURES = {
  period: (format: Format, { people, place, lifeExpectancy, year, source }: TableFigure) =>
    `Based on ${nameWithAge(format, people)} in ${place}: ${decimalYears(format, lifeExpectancy)} at the death rates of ${year} (life table adapted from ${source}).`,
  cohort: (format: Format, { people, place, lifeExpectancy, source }: TableFigure) =>
    `Based on ${nameWithAge(format, people)} in ${place}: about ${years(format, lifeExpectancy)} if death rates keep falling as the UN expects (a projection adapted from ${source}).`,
} as const;

/** The labels of the life expectancies that the results can use. @param age that is expected, years */
export const CHOICES = {
  birth: (format: Format, age: number) => `Average at birth ${format.decimal(age)}`,
  entered: (format: Format, age: number) => `As you entered: ${format.number(age)}`,
  period: (format: Format, age: number, people: People) =>
    people.stage === 'newborn'
      ? `${atStart(nameOf(people))}: ${format.decimal(age)}`
      : `${atStart(nameOf(people))} already ${format.number(people.age)}: ${format.decimal(age)}`,
  cohort: (format: Format, age: number) => `If death rates keep falling: about ${format.number(age)}`,
} as const;

export interface AtAge extends ExpectedAge {
  /** The year of the period table. */
  readonly year: number;
}

export interface AverageAtBirth {
  /** How far the expected age is from it: years, with one decimal. */
  readonly difference: number;
  /** The calendar year that it describes; `null` if it is the table's. */
  readonly year: number | null;
  /** What makes it another figure, if it is to be explained. */
  readonly counts: 'thoseWhoDiedYounger' | 'bothSexes' | null;
}

const atAge = (format: Format, of: AtAge) =>
  `At the death rates of ${of.year}, ${describeExpectedAge(format, of)}`;

function nameAverage({ year, counts }: AverageAtBirth, { stage }: People): string {
  const average = `the average at birth${year === null ? '' : ` in ${year}`}`;
  if (counts === 'thoseWhoDiedYounger') return `${average}, which also counts those who died younger`;
  if (counts === null) return average;
  return `${average} for ${stage === 'adult' ? 'women and men' : 'girls and boys'} together`;
}

/** What a period life table says of people of one age, alone or compared with the average at birth. */
export const AT_AGE = {
  alone: (format: Format, of: AtAge) => `${atAge(format, of)}.`,
  same: (format: Format, of: AtAge, average: AverageAtBirth) =>
    `${atAge(format, of)}: the same as ${nameAverage(average, of.people)}.`,
  more: (format: Format, of: AtAge, average: AverageAtBirth) =>
    `${atAge(format, of)}: ${decimalYears(format, average.difference)} more than ${nameAverage(average, of.people)}.`,
  less: (format: Format, of: AtAge, average: AverageAtBirth) =>
    `${atAge(format, of)}: ${decimalYears(format, average.difference)} less than ${nameAverage(average, of.people)}.`,
} as const;

interface HeadlineFigure {
  /** Years, with one decimal. */
  readonly expected: number;
  /** Of the period table. */
  readonly year: number;
  /** The last age of the life table. */
  readonly lastAge: number;
}

/** A figure that already stands in the headline. */
export const HEADLINE_FIGURES = {
  ofAge: (format: Format, { expected, year }: HeadlineFigure) =>
    `${format.decimal(expected)} is the average at the death rates of ${year}.`,
  ofLastAge: (format: Format, { expected, year, lastAge }: HeadlineFigure) =>
    `${format.decimal(expected)} is the average of people who reach ${format.number(lastAge)}, where the life table ends, at the death rates of ${year}.`,
} as const;

export interface Projection {
  readonly people: People;
  readonly place: string;
  /** The age that they reach on average, whole years. */
  readonly expected: number;
}

/** What eight in ten forecasts lie between, in whole years. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

const project = (format: Format, { people, place, expected }: Projection, range = '') =>
  `If death rates keep falling as the UN expects, ${nameWithAge(format, people)} in ${place} will live to about ${format.number(expected)} on average${range}. That’s a projection: it rests on the death rates that the UN expects for each year up to 2100.`;

/** What is expected of them if death rates keep falling. */
export const PROJECTIONS = {
  noChange: 'If death rates keep falling, that would hardly change at this age.',
  figure: (format: Format, of: Projection) => project(format, of),
  withInterval: (format: Format, of: Projection, { low, high }: Interval) =>
    project(format, of, ` (eight in ten forecasts: ${format.number(low)} to ${format.number(high)})`),
} as const;

interface AgeAndAverage {
  /** The visitor's, years. */
  readonly age: number;
  /** The average at birth with one decimal, or the life expectancy that the visitor entered, in years. */
  readonly average: number;
}

/** How the visitor's age and the average go together. */
export const AVERAGES = {
  entered: {
    past: (format: Format, { age, average }: AgeAndAverage) =>
      `At ${format.number(age)} you’re past the ${years(format, average)} that you entered.`,
    at: (format: Format, { age, average }: AgeAndAverage) =>
      `At ${format.number(age)} you’re at the ${years(format, average)} that you entered.`,
    close: (format: Format, { age, average }: AgeAndAverage) =>
      `At ${format.number(age)} you’re close to the ${years(format, average)} that you entered.`,
  },
  birth: {
    past: (format: Format, { age, average }: AgeAndAverage) =>
      `At ${format.number(age)} you’ve outlived the average at birth of ${decimalYears(format, average)}. That average counts everyone from birth.`,
    at: (format: Format, { age, average }: AgeAndAverage) =>
      `At ${format.number(age)} you’re at the average at birth of ${decimalYears(format, average)}. That average counts everyone from birth.`,
    close: (format: Format, { age, average }: AgeAndAverage) =>
      `At ${format.number(age)} you’re close to the average at birth of ${decimalYears(format, average)}. That average counts everyone from birth.`,
    /** Than the figure for the visitor's age. */
    lower: (format: Format, { average }: AgeAndAverage) =>
      `The average at birth, ${decimalYears(format, average)}, is lower because it counts everyone from birth.`,
  },
} as const;

interface EstimatedAge {
  /** Years. */
  readonly age: number;
  /** At birth, years. */
  readonly lifeExpectancy: number;
  /** Whole years. */
  readonly expected: number;
  /** Years, with one decimal. */
  readonly meanError: number;
  readonly greatestError: number;
}

/** The estimate from a life expectancy at birth alone. */
export const ESTIMATES = {
  estimate: (format: Format, { age, lifeExpectancy, expected, meanError, greatestError }: EstimatedAge) =>
    `As an estimate: where life expectancy at birth is ${format.number(lifeExpectancy)}, people who are already ${format.number(age)} live to about ${format.number(expected)} on average. At that age, the estimate is ${decimalYears(format, meanError)} off on average, and up to ${format.decimal(greatestError)}.`,
  /** @param first age with an estimate, years @param last age with one */
  outsideAges: (format: Format, first: number, last: number) =>
    `Choose a country to see how long people of your age live. Without one, this page can estimate it only from ${format.number(first)} to ${format.number(last)}.`,
  noCountry: (format: Format, lifeExpectancy: number) =>
    `No country has a life expectancy of ${years(format, lifeExpectancy)}, so this page can’t estimate how long people of your age live.`,
} as const;
