import type { Format } from '../format.ts';
import { atStart, describeExpectedAge, type ExpectedAge } from './people.ts';
import { decimalYears, years } from './units.ts';

export interface CountryFigure {
  readonly country: string;
  /** Life expectancy, years. */
  readonly lifeExpectancy: number;
  readonly source: string;
  readonly year: number;
}

const describeCountryFigure = (
  format: Format,
  { country, lifeExpectancy, source, year }: CountryFigure,
  origin = '',
) =>
  `Based on life expectancy at birth in ${country}: ${decimalYears(format, lifeExpectancy)} (${source}, ${year}${origin}).`;

/** Where the life expectancy of the results comes from. */
export const FIGURE_SOURCES = {
  entered: (format: Format, lifeExpectancy: number) =>
    `Based on the life expectancy that you entered: ${years(format, lifeExpectancy)}.`,
  country: (format: Format, figure: CountryFigure) => describeCountryFigure(format, figure),
  snapshot: (format: Format, figure: CountryFigure) =>
    describeCountryFigure(format, figure, ', from this page’s snapshot'),
} as const;

/** What comes first for visitors near the average or past it. @param age the visitor's, years */
export const HEADLINES = {
  beyondRecords: (format: Format, age: number) =>
    `At ${format.number(age)} you’d be older than anyone on record. Is the birthdate right?`,
  noFigure: (format: Format, age: number) =>
    `Life expectancy isn’t a limit: people who are already ${format.number(age)} live on past it.`,
  expected: (format: Format, people: ExpectedAge) => `${atStart(describeExpectedAge(format, people))}.`,
  outlived: (format: Format, people: ExpectedAge, age: number) =>
    `${atStart(describeExpectedAge(format, people))}. At ${format.number(age)}, you’ve outlived that too.`,
} as const;

/** The caption of the cards: to which life expectancy they count. @param age the visitor's, years */
export const GOALS = {
  birth: () => 'To the average at birth',
  entered: () => 'To the life expectancy that you entered',
  newborns: () => 'To the average of newborns',
  people: (format: Format, age: number) => `To the average of people already ${format.number(age)}`,
  cohort: () => 'To the average if death rates keep falling',
} as const;

/** The line at the end of life expectancy. @param end the age at it, years; whole ones of a projection */
export const END_LINES = {
  birth: (format: Format, end: number) => `The line at ${format.decimal(end)} is the average at birth.`,
  entered: (format: Format, end: number) =>
    `The line at ${format.number(end)} is the life expectancy that you entered.`,
  newborns: (format: Format, end: number) => `The line at ${format.decimal(end)} is the average of newborns.`,
  people: (format: Format, end: number, age: number) =>
    `The line at ${format.decimal(end)} is the average of people already ${format.number(age)}.`,
  cohort: (format: Format, end: number) =>
    `The line at ${format.number(end)} is the average if death rates keep falling.`,
} as const;
