import type { Format } from '../format.ts';
import type { People } from '../people.ts';
import { nameWithAge } from './people.ts';
import { plural } from './plural.ts';
import { days } from './units.ts';

/** The words of the table of people. */
export const PERSON_TABLE_MESSAGES = {
  columns: {
    person: 'Person',
    daysBehind: 'Days so far',
    daysAhead: 'Days ahead',
    share: 'Share so far',
    yearsAhead: 'Years ahead for both',
  },
} as const;

const dots = plural({ one: '# dot', other: '# dots' });

/** Dots, each of which stands for so many days. */
interface Dots {
  readonly daysPerDot: number;
  readonly behind: number;
  readonly ahead: number;
}

/** The picture of days together. */
export const DAY_DOTS = {
  /** The key. */
  key: (format: Format, daysPerDot: number) =>
    `Each dot is ${days(format, daysPerDot)} together: large so far, small ahead.`,
  description: (format: Format, { daysPerDot, behind, ahead }: Dots) =>
    `${dots(format, behind)} so far and ${format.number(ahead)} ahead, each for ${days(format, daysPerDot)} together.`,
} as const;

/** Of whom the figures of a life table are, and in which country. */
interface TablePeople {
  readonly people: People;
  readonly place: string;
}

interface WhoseFigures {
  /** What the page calls the person. */
  readonly name: string;
  readonly theirs: TablePeople;
  readonly own: TablePeople;
}

const inPlace = (format: Format, { people, place }: TablePeople) =>
  `${nameWithAge(format, people)} in ${place}`;

const sinceWhen = (since: number | null) =>
  since === null ? 'since the younger of you was born' : `since ${since}`;

/** How the days so far were counted. */
interface DaysCounted {
  readonly daysPerYear: number;
  /** The calendar year since which the two know each other; `null` for their whole lives. */
  readonly since: number | null;
}

interface DaysChanged extends DaysCounted {
  /** The calendar year after which there are fewer. */
  readonly until: number;
  readonly daysLater: number;
}

const explainDays = (counted: string) =>
  `Days so far are counted as you entered them: ${counted}. A year that you entered counts from today’s date in it.`;

/** What the figures of one person rest on, each message a paragraph. */
export const BASIS_MESSAGES = {
  whose: (format: Format, { name, theirs, own }: WhoseFigures) =>
    `Figures for ${name}: ${inPlace(format, theirs)}. For you: ${inPlace(format, own)}.`,
  /** @param year the calendar year in which the person reaches that age */
  whoseAgeInYear: (format: Format, { name, theirs, own }: WhoseFigures, year: number) =>
    `Figures for ${name}: ${inPlace(format, theirs)} (the age reached in ${year}). For you: ${inPlace(format, own)}.`,
  lastTableAge: (format: Format, age: number) =>
    `The life tables end at ${format.number(age)}, so older people count as ${format.number(age)}.`,
  days: (format: Format, { daysPerYear, since }: DaysCounted) =>
    explainDays(`${format.number(daysPerYear)} a year ${sinceWhen(since)}`),
  daysChanged: (format: Format, { daysPerYear, since, until, daysLater }: DaysChanged) =>
    explainDays(
      `${format.number(daysPerYear)} a year ${sinceWhen(since)} until ${until}, then ${format.number(daysLater)} a year`,
    ),
  average:
    'Days ahead are an average over many pairs of people like the two of you. They count the time that both are alive, as if the one’s length of life had nothing to do with the other’s.',
  cohort:
    'Like your other results, they assume that people live longer in the coming years, as the UN expects.',
  /** @param year of the life tables */
  period: (year: number) => `They assume that the death rates of ${year} stay as they are.`,
} as const;
