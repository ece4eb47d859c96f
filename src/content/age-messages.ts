import { describeTableSource } from '#messages/life-table-source.ts';
import { ESTIMATED_AGES, type Estimate } from '../life/estimate-expected-age.ts';
import type { Interval } from '../life/expected-age-interval.ts';
import { roundToStep } from '../life/input-limits.ts';
import { LAST_TABLE_AGE } from '../life/last-table-age.ts';
import { type Choice, type ExpectedAges } from '../life/life-expectancies.ts';
import type { Outlook } from '../life/life-table.ts';
import type { Format } from '../messages/format.ts';
import { DATA_SOURCES } from './data-sources.ts';
import {
  capitalize,
  describeExpectedAge,
  nameOf,
  nameWithAge,
  type PeopleOfAge,
} from './life-table-messages.ts';
import { formatYears } from './plural.ts';
import type { NearAverageWords } from './summary-messages.ts';

const LIFE_TABLE_SOURCE = DATA_SOURCES.unitedNations.title;

/** The texts about life expectancy at an age that come after the first results. */
export const AGE_MESSAGES = {
  missing: 'The life table couldn’t be loaded. The rest of the page doesn’t need it.',
  none: (place: string) => `There’s no life table for ${place}.`,
  choice: 'Life expectancy to use',
  meaning: 'What these ages rest on',
  source: describeTableSource,
} as const;

interface TableFigureWords extends PeopleOfAge {
  readonly outlook: Outlook;
  /** The year of the period table. */
  readonly year: number;
}

/** Describes where the life expectancy of the results comes from, if that is a life table. */
export function describeTableFigure(
  format: Format,
  lifeExpectancy: number,
  { population, place, age, outlook, year }: TableFigureWords,
): string {
  const people = `Based on ${nameWithAge(format, population, age)} in ${place}:`;
  return outlook === 'period'
    ? `${people} ${format.decimal(lifeExpectancy)} years at the death rates of ${year} (life table adapted from ${LIFE_TABLE_SOURCE}).`
    : `${people} about ${Math.round(lifeExpectancy)} years if death rates keep falling as the UN expects (a projection adapted from ${LIFE_TABLE_SOURCE}).`;
}

type Chooser = Pick<PeopleOfAge, 'population' | 'age'> & {
  /** Whether the visitor entered a life expectancy. */
  readonly entered: boolean;
};

/** The label of a life expectancy that the results can use. */
export function labelChoice(
  format: Format,
  { basis, lifeExpectancy }: Choice,
  { population, age, entered }: Chooser,
): string {
  if (basis === 'cohort') return `If death rates keep falling: about ${Math.round(lifeExpectancy)}`;
  const years = format.decimal(lifeExpectancy);
  if (basis === 'birth')
    return entered ? `As you entered: ${format.number(lifeExpectancy)}` : `Average at birth ${years}`;
  return age === 0
    ? `${capitalize(nameWithAge(format, population, 0))}: ${years}`
    : `${capitalize(nameOf(population, age))} already ${format.number(age)}: ${years}`;
}

/** Compares with the average at birth, which is for women and men together. */
function compare(
  format: Format,
  { people, year, expected, average }: ExpectedAgeWords & { readonly average: AverageWords },
): string {
  const { population, age } = people;
  // As the two are shown.
  const more = roundToStep(expected - roundToStep(average.years));
  const ofYear = average.year === year ? '' : ` in ${average.year}`;
  const children = nameOf('women', age) === 'girls';
  const why =
    population === 'everyone'
      ? more > 0
        ? ', which also counts those who died younger'
        : ''
      : ` for ${children ? 'girls and boys' : 'women and men'} together`;
  const than = `the average at birth${ofYear}${why}`;
  if (more === 0) return `: the same as ${than}`;
  return `: ${format.decimal(Math.abs(more))} years ${more > 0 ? 'more' : 'less'} than ${than}`;
}

interface AverageWords {
  /** Life expectancy at birth. */
  readonly years: number;
  /** The calendar year that it describes. */
  readonly year: number;
}

interface ExpectedAgeWords {
  readonly people: PeopleOfAge;
  /** The year of the period table. */
  readonly year: number;
  /** The age that they reach on average, years, rounded to a tenth. */
  readonly expected: number;
  /** `null` if the visitor did not choose a country's. */
  readonly average: AverageWords | null;
}

/** Describes what a period life table says of people of one age, and how that differs from the average at birth. */
export function describeAtAge(format: Format, words: ExpectedAgeWords): string {
  const { people, year, expected, average } = words;
  const isAverage =
    people.age === 0 && people.population === 'everyone' && expected === roundToStep(average?.years ?? 0);
  const comparison = average && !isAverage ? compare(format, { ...words, average }) : '';
  return `At the death rates of ${year}, ${describeExpectedAge(format, people, expected)}${comparison}.`;
}

/** Describes a figure that already stands in the headline. @param expected years @param year of the period table */
export function describeHeadlineFigure(
  format: Format,
  { age, expected, year }: { readonly age: number; readonly expected: number; readonly year: number },
): string {
  const who =
    age > LAST_TABLE_AGE ? ` of people who reach ${LAST_TABLE_AGE}, where the life table ends,` : '';
  return `${format.decimal(expected)} is the average${who} at the death rates of ${year}.`;
}

/** Describes what is expected of them if death rates keep falling. */
export function describeCohort(
  format: Format,
  { population, place, age }: PeopleOfAge,
  { cohort, interval }: Pick<ExpectedAges, 'cohort'> & { readonly interval: Interval | null },
): string {
  if (cohort === null) return 'If death rates keep falling, that would hardly change at this age.';
  const range = interval
    ? ` (eight in ten forecasts: ${Math.round(interval.low)} to ${Math.round(interval.high)})`
    : '';
  return `If death rates keep falling as the UN expects, ${nameWithAge(format, population, age)} in ${place} will live to about ${Math.round(cohort)} on average${range}. That’s a projection: it rests on the death rates that the UN expects for each year up to 2100.`;
}

/** How their age and the average go together. */
export function describeAverage(
  format: Format,
  { age, average, entered, expected }: NearAverageWords,
): string {
  const place = age > average ? 'past' : age === average ? 'at' : 'close to';
  const isPlaced = `At ${format.number(age)} you’re ${place}`;
  if (entered) return `${isPlaced} the ${formatYears(format, average)} that you entered.`;
  const years = `${format.decimal(average)} years`;
  if (age > average)
    return `At ${format.number(age)} you’ve outlived the average at birth of ${years}. That average counts everyone from birth.`;
  // Lower than the figure for their age, if there is one.
  return expected === null
    ? `${isPlaced} the average at birth of ${years}. That average counts everyone from birth.`
    : `The average at birth, ${years}, is lower because it counts everyone from birth.`;
}

interface EstimateWords {
  readonly age: number;
  readonly lifeExpectancy: number;
  /** `null` if there is none. */
  readonly estimate: Estimate | null;
}

/** Describes the estimate from a life expectancy at birth alone. */
export function describeEstimate(format: Format, { age, lifeExpectancy, estimate }: EstimateWords): string {
  if (estimate === null) {
    const { first, last } = ESTIMATED_AGES;
    return age < first || age > last
      ? `Choose a country to see how long people of your age live. Without one, this page can estimate it only from ${first} to ${last}.`
      : `No country has a life expectancy of ${formatYears(format, lifeExpectancy)}, so this page can’t estimate how long people of your age live.`;
  }
  return `As an estimate: where life expectancy at birth is ${format.number(lifeExpectancy)}, people who are already ${format.number(age)} live to about ${Math.round(estimate.expectedAge)} on average. At that age, the estimate is ${format.decimal(estimate.meanError)} years off on average, and up to ${format.decimal(estimate.greatestError)}.`;
}
