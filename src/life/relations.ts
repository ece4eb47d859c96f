import { addDays, type CalendarDate, daysBetween, middleOf } from './calendar-date.ts';
import type { Dates } from './life.ts';
import type { Person } from './life-events.ts';

/** How somebody is related to the visitor, as far as it says what usually holds. */
export const RELATIONS = ['parent', 'child', 'sibling', 'relative', 'partner', 'friend'] as const;
export type Relation = (typeof RELATIONS)[number];

/**
 * Whether two people of a relation meet later in life, in a year that only they know. All others have known each other
 * since the birth of the later born.
 */
export const isMetLater = (relation: Relation): boolean => relation === 'partner' || relation === 'friend';

/** The age at which a child leaves home. */
export const LEAVING_HOME = 18;
/** Days a year with somebody who lives elsewhere: one a month. */
const DAYS_APART = 12;

/** Calendar years. */
interface LifeYears {
  readonly own: number;
  readonly theirs: number;
  /** Of the other one's death; `null` while they live. */
  readonly diedIn: number | null;
}

/** The year until which two people of a relation usually live together; `null` if they do not. */
function findLastYearTogether(relation: Relation, { own, theirs }: LifeYears): number | null {
  switch (relation) {
    case 'parent':
      return own + LEAVING_HOME;
    case 'child':
      return theirs + LEAVING_HOME;
    case 'sibling':
      return Math.min(own, theirs) + LEAVING_HOME;
    case 'partner':
      return Number.POSITIVE_INFINITY;
    case 'relative':
    case 'friend':
      return null;
  }
}

/**
 * The usual figures for somebody of a relation, to begin with: the visitor changes those that differ.
 * @example of a parent, { own: 1990, theirs: 1962, diedIn: null }: lived together until 2008, 12 days a year since
 */
export function findUsualFigures(
  relation: Relation,
  years: LifeYears,
): Pick<Person, 'daysPerYear' | 'livedTogether'> {
  const apart = { daysPerYear: DAYS_APART, livedTogether: null };
  const bothBorn = Math.max(years.own, years.theirs);
  const diedIn = years.diedIn ?? Number.POSITIVE_INFINITY;
  const until = findLastYearTogether(relation, years);
  // Somebody who died before the visitor's birth was never met.
  if (until === null || until <= bothBorn || diedIn < bothBorn) return apart;
  const isToTheEnd = diedIn <= until;
  return { ...apart, livedTogether: { until: isToTheEnd ? null : until } };
}

type SavedPerson = Omit<Person, 'id'>;

/** Whether two have known each other since birth, or the older one had grown up by then. */
function isFamily({ birthYear, since }: Pick<Person, 'birthYear' | 'since'>, own: number): boolean {
  const younger = Math.max(birthYear, own);
  return since === null || since <= younger || younger - Math.min(birthYear, own) >= LEAVING_HOME;
}

/** Whether two of a family live together until the visitor is `LEAVING_HOME`. */
export const endsAtOwnAge = (person: SavedPerson, { birthdate }: Pick<Dates, 'birthdate'>): boolean =>
  person.livedTogether?.until === birthdate.year + LEAVING_HOME && isFamily(person, birthdate.year);

/**
 * The day on which living together ends in a calendar year: the visitor's birthday of `LEAVING_HOME`, if it is until then, and
 * otherwise the middle of the year, since no more is known.
 * @example of a mother, until 2026, for someone born on December 1, 2008: December 1, 2026
 */
export const endTogether = (
  person: SavedPerson,
  until: number,
  { birthdate }: Pick<Dates, 'birthdate'>,
): CalendarDate =>
  endsAtOwnAge({ ...person, livedTogether: { until } }, { birthdate })
    ? addDays({ ...birthdate, year: until }, 0)
    : middleOf(until);

/** Whether living together ends as it is assumed of a family: in the year in which one of the two is `LEAVING_HOME`. */
export const endsAtLeavingHome = (
  { birthYear, livedTogether }: Pick<Person, 'birthYear' | 'livedTogether'>,
  ownBirthYear: number,
): boolean => [birthYear, ownBirthYear].some((born) => livedTogether?.until === born + LEAVING_HOME);

/**
 * The person as their time is counted. If nobody says until when they live together, and one of the two grows up in that
 * home, it is until the first year in which one is `LEAVING_HOME`, then as many days a year as entered, or as usual. Of
 * others than a family, nothing is assumed.
 * @example of a child born in 2019, for someone born in 1990, in 2026: until 2037, then 12 days a year
 */
export function withAssumedEnd(person: Person, dates: Dates): Person {
  const { birthYear, livedTogether, diedIn, daysPerYear } = person;
  const own = dates.birthdate.year;
  const until = [Math.min(birthYear, own), Math.max(birthYear, own)]
    .map((born) => born + LEAVING_HOME)
    .find((year) => daysBetween(dates.asOf, endTogether(person, year, dates)) > 0);
  return until && isFamily(person, own) && livedTogether?.until === null && diedIn === null
    ? { ...person, livedTogether: { until }, daysPerYear: daysPerYear || DAYS_APART }
    : person;
}
