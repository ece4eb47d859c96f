import { BASIS, END_LINES, FIGURE_SOURCES, GOALS, HEADLINES, RESULTS } from '#words/results.ts';
import { hasSchedules } from '../life/activity.ts';
import { ADULT_FROM } from '../life/calendar-date.ts';
import type { Life } from '../life/life.ts';
import type { Basis } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';
import { classifyInTable, classifyPeople } from './classify-people.ts';
import { namePublisher } from './data-sources.ts';
import type { Format } from './format.ts';

interface CountryFigure {
  readonly countryName: string;
  readonly year: number;
  readonly source: string;
  readonly fromSnapshot?: true;
}

/** Describes where the life expectancy comes from. @param figure `null` if the visitor entered it */
export function describeFigure(format: Format, lifeExpectancy: number, figure: CountryFigure | null): string {
  if (!figure) return FIGURE_SOURCES.entered(format, { lifeExpectancy });
  const { countryName: country, source, year, fromSnapshot } = figure;
  const describe = fromSnapshot ? FIGURE_SOURCES.snapshot : FIGURE_SOURCES.country;
  return describe(format, { country, lifeExpectancy, source: namePublisher(source), year });
}

/** An age above anyone's on record, in years. */
const BEYOND_RECORDS = 125;

/** A visitor near the average or past it. */
export interface AgeAndAverage {
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

/** Years. A headline never says that a year or two is left. */
const LEAST_YEARS_IN_HEADLINE = 3;

/** Whether the headline says which age people of the visitor's age reach on average. */
export const isExpectedInHeadline = (age: number, expected: number): boolean =>
  age >= expected || expected - age >= LEAST_YEARS_IN_HEADLINE;

/** The first sentence for visitors near the average or past it: about people of their age. */
export function describeHeadline(format: Format, { age, people, expected }: AgeAndAverage): string {
  if (age > BEYOND_RECORDS) return HEADLINES.beyondRecords(format, { age });
  if (!people || expected === null || !isExpectedInHeadline(age, expected))
    return HEADLINES.noFigure(format, { age });
  const known = { people: classifyInTable({ ...people, age }), country: people.countryPhrase, expected };
  return age < expected
    ? HEADLINES.expected(format, { ...known })
    : HEADLINES.outlived(format, { ...known, age });
}

/** The button beside the headline: to the age that people of the visitor's age reach or, once that is used, back. */
export function describeSwitch(
  format: Format,
  { age, average, entered, basis }: AgeAndAverage,
  { expected, population }: { readonly expected: number; readonly population: Population },
): string {
  if (basis !== 'period')
    return BASIS.toPeople(format, { end: expected, people: classifyPeople({ population, age }) });
  return BASIS.back({ end: formatEnd(format, average, { age, entered, basis: 'birth' }) });
}

type EndOfLife = Pick<AgeAndAverage, 'age' | 'basis' | 'entered'>;

/** Which life expectancy the results count to. */
function findEnd({ age, basis, entered }: EndOfLife): keyof typeof GOALS {
  if (basis === 'cohort') return 'cohort';
  if (basis === 'period') return age === 0 ? 'newborns' : 'people';
  return entered ? 'entered' : 'birth';
}

/** The caption of the cards: to which age they count. */
export function describeGoal(format: Format, of: EndOfLife): string {
  const goal = GOALS[findEnd(of)];
  return typeof goal === 'string' ? goal : goal(format, { age: of.age });
}

/** The figure at the end of life expectancy, as in the line's description. @param lifeExpectancy years */
export function formatEnd(format: Format, lifeExpectancy: number, of: EndOfLife): string {
  return findEnd(of) === 'entered' ? format.number(lifeExpectancy) : format.decimal(lifeExpectancy);
}

/** Describes the line at the end of life expectancy. */
export const describeEnd = (format: Format, lifeExpectancy: number, of: EndOfLife): string =>
  END_LINES[findEnd(of)](format, { end: lifeExpectancy, age: of.age });

/** How the years of an activity are counted. */
export function explainCounting({ activities, age }: Pick<Life, 'activities' | 'age'>): string {
  if (hasSchedules(activities)) return RESULTS.counting.scheduled;
  return RESULTS.counting[age < ADULT_FROM ? 'alikeUnderAge' : 'alike'];
}
