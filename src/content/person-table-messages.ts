import { describeTableSource } from '#messages/life-table-source.ts';
import { nameWithAge } from '#messages/people.ts';
import { LAST_TABLE_AGE } from '../life/last-table-age.ts';
import type { Outlook, Population } from '../life/life-table.ts';
import type { Person } from '../life/personal-entries.ts';
import { ageInTable, shareBehind } from '../life/time-together.ts';
import type { Format } from '../messages/format.ts';
import { classifyPeople } from './classify-people.ts';
import { isBeyondTables, nameInSentence, type PersonWithTime } from './person-messages.ts';
import { choosePlural } from './plural.ts';

/** The words of the table, and of the picture. */
export const PERSON_TABLE_MESSAGES = {
  columns: ['Person', 'Days so far', 'Days ahead', 'Share so far', 'Years ahead for both'],
  unknown: '–',
} as const;

/** The cells of a row after the name. @param of `null` if the time is not known */
export function listFigures(format: Format, of: PersonWithTime | null): readonly string[] {
  const { unknown } = PERSON_TABLE_MESSAGES;
  if (!of) return [unknown, unknown, unknown, unknown];
  const { time } = of;
  const soFar = format.number(Math.round(time.daysBehind));
  if (isBeyondTables(of)) return [soFar, unknown, unknown, unknown];
  const share = shareBehind(time);
  return [
    soFar,
    format.number(Math.round(time.daysAhead)),
    share === null ? unknown : format.percent(share * 100),
    format.decimal(time.yearsAhead),
  ];
}

interface DotWords {
  readonly daysPerDot: number;
  readonly behind: number;
  readonly ahead: number;
}

/** The key to the dots. */
export const explainDots = (format: Format, daysPerDot: number): string =>
  `Each dot is ${format.number(daysPerDot)} ${choosePlural(daysPerDot, { one: 'day', other: 'days' })} together: large so far, small ahead.`;

/** The picture in a sentence. */
export function describeDots(format: Format, { daysPerDot, behind, ahead }: DotWords): string {
  const days = `${format.number(daysPerDot)} ${choosePlural(daysPerDot, { one: 'day', other: 'days' })}`;
  const dots = { one: 'dot', other: 'dots' };
  return `${format.number(behind)} ${choosePlural(behind, dots)} so far and ${format.number(ahead)} ahead, each for ${days} together.`;
}

/** The people of one of the two life tables. */
export interface TableOf {
  readonly population: Population;
  /** The country's name within a sentence. */
  readonly place: string;
  /** The calendar year of the period tables. */
  readonly year: number;
  readonly source: string;
}

interface Basis extends PersonWithTime {
  readonly own: TableOf;
  readonly theirs: TableOf;
  readonly outlook: Outlook;
}

const namePeople = (format: Format, { population, place }: TableOf, age: number) =>
  `${nameWithAge(format, classifyPeople({ population, age: ageInTable(age) }))} in ${place}`;

/** How the days so far were counted. */
function explainDaysBehind(
  format: Format,
  { since, livedTogether, daysPerYear }: Person,
  year: number,
): string {
  const from = since === null ? 'since the younger of you was born' : `since ${since}`;
  const apart = `${format.number(daysPerYear)} a year`;
  const { until = null } = livedTogether ?? {};
  const counted = !livedTogether
    ? `${apart} ${from}`
    : until === null || until >= year
      ? `365 a year ${from}`
      : `365 a year ${from} until ${until}, then ${apart}`;
  return `Days so far are counted as you entered them: ${counted}. A year that you entered counts from today’s date in it.`;
}

/** How the days ahead were counted. @param tableYear the calendar year of the period tables */
const explainDaysAhead = (tableYear: number, outlook: Outlook) => [
  'Days ahead are an average over many pairs of people like the two of you. They count the time that both are alive, as if the one’s length of life had nothing to do with the other’s.',
  outlook === 'cohort'
    ? 'Like your other results, they assume that people live longer in the coming years, as the UN expects.'
    : `They assume that the death rates of ${tableYear} stay as they are.`,
];

/** What the figures of one person rest on, each sentence a paragraph. */
export function explainTimeTogether(format: Format, of: Basis): readonly string[] {
  const { person, age, ownAge, year, own, theirs, outlook } = of;
  const isClamped = Math.max(age, ownAge) > LAST_TABLE_AGE;
  const sources = [...new Set([own, theirs].map((table) => describeTableSource(table.source, table.year)))];
  return [
    `Figures for ${nameInSentence(person.name)}: ${namePeople(format, theirs, age)}${age === 0 || age > LAST_TABLE_AGE ? '' : ` (the age reached in ${year})`}. For you: ${namePeople(format, own, ownAge)}.`,
    ...(isClamped
      ? [`The life tables end at ${LAST_TABLE_AGE}, so older people count as ${LAST_TABLE_AGE}.`]
      : []),
    explainDaysBehind(format, person, year),
    ...(isBeyondTables(of) ? [] : explainDaysAhead(own.year, outlook)),
    ...sources,
  ];
}
