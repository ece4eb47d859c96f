import { LAST_TABLE_AGE } from '../life/last-table-age.ts';
import type { Basis } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';
import type { Format } from '../messages/format.ts';
import { capitalize, describeExpectedAge } from './life-table-messages.ts';
import { formatYears } from './plural.ts';

interface CountryFigureWords {
  readonly countryName: string;
  readonly year: number;
  readonly source: string;
  readonly fromSnapshot?: true;
}

/** Describes where the life expectancy comes from. @param figure `null` if the visitor entered it */
export function describeFigure(
  format: Format,
  lifeExpectancy: number,
  figure: CountryFigureWords | null,
): string {
  if (!figure)
    return `Based on the life expectancy that you entered: ${formatYears(format, lifeExpectancy)}.`;
  const { countryName, source, year, fromSnapshot } = figure;
  return `Based on life expectancy at birth in ${countryName}: ${format.decimal(lifeExpectancy)} years (${source}, ${year}${fromSnapshot ? ', from this page’s snapshot' : ''}).`;
}

/** Older than anybody on record, in years. */
const BEYOND_RECORDS = 125;

export interface NearAverageWords {
  /** Completed age, years. */
  readonly age: number;
  /** The average, or the life expectancy that the visitor entered, in years. */
  readonly average: number;
  readonly entered: boolean;
  /** Whose life table it is; `null` without a country. */
  readonly people: { readonly population: Population; readonly place: string } | null;
  /** The age that people of that age reach on average, years; `null` if it is not known. */
  readonly expected: number | null;
  readonly basis: Basis;
}

/** What comes first for visitors near the average or past it: about people of their age. */
export function describeHeadline(format: Format, { age, people, expected }: NearAverageWords): string {
  if (age > BEYOND_RECORDS) {
    return `At ${format.number(age)} you’d be older than anyone on record. Is the birthdate right?`;
  }
  if (!people || expected === null) {
    return `Life expectancy isn’t a limit: people who are already ${format.number(age)} live on past it.`;
  }
  if (age <= LAST_TABLE_AGE)
    return `${capitalize(describeExpectedAge(format, { ...people, age }, expected))}.`;
  const reached = capitalize(describeExpectedAge(format, { ...people, age: LAST_TABLE_AGE }, expected));
  return age < expected ? `${reached}.` : `${reached}. At ${format.number(age)}, you’ve outlived that too.`;
}

type EndWords = Pick<NearAverageWords, 'age' | 'basis' | 'entered'>;

/** Names the life expectancy that the results count to. */
function nameEnd({ age, basis, entered }: EndWords): string {
  if (basis === 'cohort') return 'the average if death rates keep falling';
  if (basis === 'period')
    return age === 0 ? 'the average of newborns' : `the average of people already ${age}`;
  return entered ? 'the life expectancy that you entered' : 'the average at birth';
}

/** The caption of the cards: to which age they count. */
export const describeGoal = (words: EndWords): string => `To ${nameEnd(words)}`;

/** The figure at the end of life expectancy. @param lifeExpectancy years */
export function formatEnd(format: Format, lifeExpectancy: number, { basis, entered }: EndWords): string {
  if (basis === 'cohort') return String(Math.round(lifeExpectancy));
  return entered && basis === 'birth' ? format.number(lifeExpectancy) : format.decimal(lifeExpectancy);
}

/** Describes the line at the end of life expectancy. */
export const describeEnd = (format: Format, lifeExpectancy: number, words: EndWords): string =>
  `The line at ${formatEnd(format, lifeExpectancy, words)} is ${nameEnd(words)}.`;
