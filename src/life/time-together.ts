import { type CalendarDate, daysBetween } from './calendar-date.ts';
import { LAST_TABLE_AGE } from './last-table-age.ts';
import type { Dates } from './life.ts';
import { entry, type LifeTable, type Outlook, STEP_YEARS, type Survival, surviveFrom } from './life-table.ts';
import type { Person } from './personal-entries.ts';
import { DAYS_PER_YEAR } from './time-spent.ts';

/** The age that a person reaches in the year of a day, in years: on average over that year, their exact age. */
export const ageOfPerson = ({ birthYear }: Pick<Person, 'birthYear'>, { year }: CalendarDate): number =>
  year - birthYear;

/** The age whose figures of a life table count for someone of an exact age: 0 to the table's last one. */
export const ageInTable = (age: number): number => Math.min(Math.max(0, age), LAST_TABLE_AGE);

/** A year of the calendar, for exact ages: 365.25 days, as leap years make it. */
const MEAN_DAYS_PER_YEAR = 365.25;

/** @example on 15 May 2026, of someone born on 15 May 1990: 36.0 */
export const exactAge = ({ birthdate, asOf }: Dates): number =>
  daysBetween(birthdate, asOf) / MEAN_DAYS_PER_YEAR;

/**
 * The years that two people, each followed from their own age today, have in common on average, if how long one lives
 * does not depend on the other: the area under the product of their survival curves, by trapezoids of `STEP_YEARS`.
 * @param within only the years up to so many from today; a multiple of `STEP_YEARS`, or `Infinity`
 * @example at constant death rates of 0.3 and 0.2 a year, at any age: 1 ÷ (0.3 + 0.2) = 2
 */
export function expectSharedYears(
  one: Pick<Survival, 'shares'>,
  other: Pick<Survival, 'shares'>,
  within = Number.POSITIVE_INFINITY,
): number {
  const steps = Math.min(one.shares.length - 1, other.shares.length - 1, within / STEP_YEARS);
  const both = (step: number) => entry(one.shares, step) * entry(other.shares, step);
  let years = 0;
  for (let step = 0; step < steps; step += 1) years += ((both(step) + both(step + 1)) / 2) * STEP_YEARS;
  return years;
}

/** The two life tables, and which of their death rates count. */
export interface TablesOfTwo {
  readonly own: LifeTable;
  readonly theirs: LifeTable;
  readonly outlook: Outlook;
}

/** The time that the visitor and a person have together: so far as entered, and ahead on average. */
export interface TimeTogether {
  /** Days so far. */
  readonly daysBehind: number;
  /** Days ahead. */
  readonly daysAhead: number;
  /** Years ahead that both share, together or apart. */
  readonly yearsAhead: number;
  /** Of these, the years in which they do not live together: what one more day a year adds, in days. */
  readonly yearsApart: number;
}

/** The years from today until they no longer live together; 0 if they do not now. */
function yearsUntilApart({ livedTogether }: Person, { year }: CalendarDate): number {
  if (!livedTogether) return 0;
  return livedTogether.until === null ? Number.POSITIVE_INFINITY : Math.max(0, livedTogether.until - year);
}

/**
 * The days that the two have spent together, from the year since which they know each other, or else from the birth of
 * the later born: 365 a year while they lived together, and the days a year entered otherwise. A year stands for today's
 * date in it.
 * @example at exactly 36, of a mother of 64 with 12 days a year, who lived together until 18 years ago: 18 × 365 + 18 × 12
 */
export function countDaysBehind(person: Person, dates: Dates): number {
  const { livedTogether, since, daysPerYear } = person;
  const { year } = dates.asOf;
  const known = Math.max(
    0,
    Math.min(
      exactAge(dates),
      ageOfPerson(person, dates.asOf),
      since === null ? Number.POSITIVE_INFINITY : year - since,
    ),
  );
  const yearsSince = livedTogether?.until == null ? 0 : Math.max(0, year - livedTogether.until);
  const together = livedTogether ? Math.max(0, known - yearsSince) : 0;
  return together * DAYS_PER_YEAR + (known - together) * daysPerYear;
}

/**
 * The days that the visitor and a person have together. Ahead, it is what two people of their ages, countries and
 * populations can expect on average; ages past the tables' last one count as that.
 * @param person born at most in the year of `dates.asOf`
 */
export function findTimeTogether(
  person: Person,
  dates: Dates,
  { own, theirs, outlook }: TablesOfTwo,
): TimeTogether {
  const mine = surviveFrom(own, ageInTable(exactAge(dates)), outlook);
  const other = surviveFrom(theirs, ageInTable(ageOfPerson(person, dates.asOf)), outlook);
  const yearsAhead = expectSharedYears(mine, other);
  const yearsTogether = expectSharedYears(mine, other, yearsUntilApart(person, dates.asOf));
  const yearsApart = yearsAhead - yearsTogether;
  return {
    daysBehind: countDaysBehind(person, dates),
    daysAhead: yearsTogether * DAYS_PER_YEAR + yearsApart * person.daysPerYear,
    yearsAhead,
    yearsApart,
  };
}

/** The share of all their days together that lies behind, 0 to 1; `null` if there are none. */
export function shareBehind({ daysBehind, daysAhead }: TimeTogether): number | null {
  const all = daysBehind + daysAhead;
  return all > 0 ? daysBehind / all : null;
}
