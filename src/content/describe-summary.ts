import { END_LINES, FIGURE_SOURCES, GOALS, HEADLINES } from '#messages/summary-messages.ts';
import { LAST_TABLE_AGE } from '../life/last-table-age.ts';
import type { Basis } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';
import type { Format } from '../messages/format.ts';
import { classifyInTable } from './classify-people.ts';

interface CountryFigure {
  readonly countryName: string;
  readonly year: number;
  readonly source: string;
  readonly fromSnapshot?: true;
}

/** Describes where the life expectancy comes from. @param figure `null` if the visitor entered it */
export function describeFigure(format: Format, lifeExpectancy: number, figure: CountryFigure | null): string {
  if (!figure) return FIGURE_SOURCES.entered(format, lifeExpectancy);
  const { countryName: country, source, year, fromSnapshot } = figure;
  const describe = fromSnapshot ? FIGURE_SOURCES.snapshot : FIGURE_SOURCES.country;
  return describe(format, { country, lifeExpectancy, source, year });
}

/** Older than anybody on record, in years. */
const BEYOND_RECORDS = 125;

/** A visitor near the average or past it. */
export interface AgeAndAverage {
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
export function describeHeadline(format: Format, { age, people, expected }: AgeAndAverage): string {
  if (age > BEYOND_RECORDS) return HEADLINES.beyondRecords(format, age);
  if (!people || expected === null) return HEADLINES.noFigure(format, age);
  const known = { people: classifyInTable({ ...people, age }), place: people.place, expected };
  return age <= LAST_TABLE_AGE || age < expected
    ? HEADLINES.expected(format, known)
    : HEADLINES.outlived(format, known, age);
}

type EndOfLife = Pick<AgeAndAverage, 'age' | 'basis' | 'entered'>;

/** Which life expectancy the results count to. */
function findEnd({ age, basis, entered }: EndOfLife): keyof typeof GOALS {
  if (basis === 'cohort') return 'cohort';
  if (basis === 'period') return age === 0 ? 'newborns' : 'people';
  return entered ? 'entered' : 'birth';
}

/** The caption of the cards: to which age they count. */
export const describeGoal = (format: Format, of: EndOfLife): string => GOALS[findEnd(of)](format, of.age);

/** A projection is in whole years. */
const roundEnd = (lifeExpectancy: number, { basis }: EndOfLife) =>
  basis === 'cohort' ? Math.round(lifeExpectancy) : lifeExpectancy;

/** The figure at the end of life expectancy, as in the line's description. @param lifeExpectancy years */
export function formatEnd(format: Format, lifeExpectancy: number, of: EndOfLife): string {
  const end = roundEnd(lifeExpectancy, of);
  const line = findEnd(of);
  return line === 'entered' || line === 'cohort' ? format.number(end) : format.decimal(end);
}

/** Describes the line at the end of life expectancy. */
export const describeEnd = (format: Format, lifeExpectancy: number, of: EndOfLife): string =>
  END_LINES[findEnd(of)](format, roundEnd(lifeExpectancy, of), of.age);
