import { describeTableSource } from '#messages/life-table-source.ts';
import { namePerson } from '#messages/person-messages.ts';
import { BASIS_MESSAGES } from '#messages/person-table-messages.ts';
import { LAST_TABLE_AGE } from '../life/last-table-age.ts';
import type { Outlook, Population } from '../life/life-table.ts';
import type { Person } from '../life/personal-entries.ts';
import { DAYS_PER_YEAR } from '../life/time-spent.ts';
import { ageInTable, shareBehind } from '../life/time-together.ts';
import type { Format } from '../messages/format.ts';
import { isolateName } from '../messages/isolate-name.ts';
import { classifyPeople } from './classify-people.ts';
import { isBeyondTables, type PersonWithTime } from './describe-time-together.ts';
import { EMPTY_CELL } from './empty-cell.ts';

/** The cells of a row after the name. @param of `null` if the time is not known */
export function listFigures(format: Format, of: PersonWithTime | null): readonly string[] {
  if (!of) return [EMPTY_CELL, EMPTY_CELL, EMPTY_CELL, EMPTY_CELL];
  const { time } = of;
  const soFar = format.number(Math.round(time.daysBehind));
  if (isBeyondTables(of)) return [soFar, EMPTY_CELL, EMPTY_CELL, EMPTY_CELL];
  const share = shareBehind(time);
  return [
    soFar,
    format.number(Math.round(time.daysAhead)),
    share === null ? EMPTY_CELL : format.percent(share * 100),
    format.decimal(time.yearsAhead),
  ];
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

/** Of whom the figures of both life tables are. */
function explainWhose(format: Format, { person, age, ownAge, year, own, theirs }: Basis): string {
  const peopleOf = ({ population, place }: TableOf, ofAge: number) => ({
    people: classifyPeople({ population, age: ageInTable(ofAge) }),
    place,
  });
  const whose = {
    name: isolateName(namePerson(person.name)),
    theirs: peopleOf(theirs, age),
    own: peopleOf(own, ownAge),
  };
  return age === 0 || age > LAST_TABLE_AGE
    ? BASIS_MESSAGES.whose(format, whose)
    : BASIS_MESSAGES.whoseAgeInYear(format, whose, year);
}

/** How the days so far were counted. */
function explainDaysBehind(
  format: Format,
  { since, livedTogether, daysPerYear }: Person,
  year: number,
): string {
  if (!livedTogether) return BASIS_MESSAGES.days(format, { daysPerYear, since });
  const { until } = livedTogether;
  const together = { daysPerYear: DAYS_PER_YEAR, since };
  return until === null || until >= year
    ? BASIS_MESSAGES.days(format, together)
    : BASIS_MESSAGES.daysChanged(format, { ...together, until, daysLater: daysPerYear });
}

/** What the figures of one person rest on, each sentence a paragraph. */
export function explainTimeTogether(format: Format, of: Basis): readonly string[] {
  const { person, age, ownAge, year, own, theirs, outlook } = of;
  const isClamped = Math.max(age, ownAge) > LAST_TABLE_AGE;
  const sources = [...new Set([own, theirs].map((table) => describeTableSource(table.source, table.year)))];
  const { lastTableAge, average, cohort, period } = BASIS_MESSAGES;
  return [
    explainWhose(format, of),
    ...(isClamped ? [lastTableAge(format, LAST_TABLE_AGE)] : []),
    explainDaysBehind(format, person, year),
    ...(isBeyondTables(of) ? [] : [average, outlook === 'cohort' ? cohort : period(own.year)]),
    ...sources,
  ];
}
