import { DAYS_PER_YEAR } from './activity.ts';
import { type CalendarDate, daysBetween, middleOf } from './calendar-date.ts';
import { exactAgeOn, MEAN_DAYS_PER_YEAR } from './exact-age.ts';
import type { Dates } from './life.ts';
import type { Person } from './life-events.ts';
import {
  type AliveAfter,
  entry,
  LAST_TABLE_AGE,
  type LifeTable,
  meanBetween,
  type Outlook,
  STEP_YEARS,
  type Survival,
  shareAfter,
  surviveFrom,
} from './life-table.ts';
import { endTogether } from './relations.ts';

/** The age whose figures of a life table count for someone of an exact age: 0 to the table's last one. */
export const ageInTable = (age: number): number => Math.min(Math.max(0, age), LAST_TABLE_AGE);

/**
 * The years since something of which only the calendar year is known: since the middle of that year, or of the part of
 * it that has passed. So they never jump at New Year.
 * @returns 0 or more; 0 for a year to come
 * @example on 2 July 2026, since 2016: 10.0; since 2026: 0.25
 */
function yearsSince(year: number, today: CalendarDate): number {
  if (year > today.year) return 0;
  const days =
    year === today.year
      ? daysBetween({ year, month: 1, day: 1 }, today) / 2
      : daysBetween(middleOf(year), today);
  return days / MEAN_DAYS_PER_YEAR;
}

/** The years from today to a day; negative before today. */
export const yearsFromToday = ({ asOf }: Pick<Dates, 'asOf'>, day: CalendarDate): number =>
  daysBetween(asOf, day) / MEAN_DAYS_PER_YEAR;

/**
 * The years that two people, each followed from their own age today, have in common on average, if their lifetimes are
 * independent: the area under the product of their survival curves, whose death rates are constant within a step.
 * @param within only the years up to so many from today
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
  for (let step = 0; step < steps; step += 1) {
    const part = Math.min(1, steps - step);
    const first = both(step);
    years += meanBetween(first, first * (both(step + 1) / first) ** part) * part * STEP_YEARS;
  }
  return years;
}

/**
 * The years after which a share of many such pairs still have both, if their lifetimes are independent. Between the
 * steps, the death rates are constant.
 * @param share of the pairs, above 0 and up to 1
 * @returns at most the years that the survival curves cover
 * @example at constant death rates of 0.06 and 0.04 a year, one pair in four: ln 4 ÷ (0.06 + 0.04) = 13.9
 */
export function yearsSharedBy(
  share: number,
  one: Pick<Survival, 'shares'>,
  other: Pick<Survival, 'shares'>,
): number {
  const both = one.shares.slice(0, other.shares.length).map((own, step) => own * entry(other.shares, step));
  const after = both.findIndex((each) => each < share);
  if (after < 0) return (both.length - 1) * STEP_YEARS;
  const [first, last] = [entry(both, after - 1), entry(both, after)];
  return (after - 1 + Math.log(first / share) / Math.log(first / last)) * STEP_YEARS;
}

/** Why no days so far can be counted with somebody: the years that are known are too few. */
export type ShortTime = 'neverMet' | 'livedInOneYear' | 'diedInBirthYear' | 'knownInOneYear' | 'underAYear';

/**
 * Finds why no days so far can be counted with somebody: of what began in the year before, or in the same one, nobody knows
 * whether it was a day or a year.
 * @returns `null` if they have shared a whole year, whatever the dates, or live and have since the day of the visitor's birth
 * @example of a father who died in 1990, for someone born in that year: 'diedInBirthYear'
 * @example of a child born in 2025, in 2026: 'underAYear'
 */
function findShortTime({ birthYear, since, diedIn }: Person, { birthdate, asOf }: Dates): ShortTime | null {
  const met = Math.max(birthYear, since ?? birthYear);
  if (diedIn === null) return met >= birthdate.year && asOf.year - met < 2 ? 'underAYear' : null;
  if (diedIn < birthdate.year) return 'neverMet';
  if (diedIn <= birthYear) return 'livedInOneYear';
  if (diedIn === birthdate.year) return 'diedInBirthYear';
  if (diedIn <= met) return 'knownInOneYear';
  return diedIn - Math.max(met, birthdate.year) < 2 ? 'underAYear' : null;
}

export interface TablesOfTwo {
  readonly own: LifeTable;
  readonly theirs: LifeTable;
  readonly outlook: Outlook;
}

/** The time of the visitor and a person together: so far by the entries, and ahead on average. */
export interface TimeTogether {
  readonly daysBehind: number;
  /** Why there are none, although there may have been some. */
  readonly shortTime: ShortTime | null;
  readonly daysAhead: number;
  /** Years ahead that both share, together or apart. */
  readonly yearsAhead: number;
  /** The years ahead that three pairs in four like them share, or one in four, or more. */
  readonly yearsOfPairs: { readonly threeInFour: number; readonly oneInFour: number };
  /** The share of pairs like them of whom both are alive, if their lifetimes are independent. */
  readonly bothAlive: AliveAfter;
  /** The part of `yearsAhead` in which they do not live together: also the days that one more day a year adds. */
  readonly yearsApart: number;
  /** The years ahead that both share within so many years from today, in one home and apart. */
  readonly sharedWithin: (years: number) => { readonly together: number; readonly apart: number };
}

/** The days of `daysAhead` that lie within so many years from today. */
export function countDaysAhead(
  { daysPerYear }: Person,
  { sharedWithin }: TimeTogether,
  years: number,
): number {
  const { together, apart } = sharedWithin(years);
  return together * DAYS_PER_YEAR + apart * daysPerYear;
}

export const liveTogether = ({ yearsAhead, yearsApart }: TimeTogether): boolean => yearsApart < yearsAhead;

/** A time in which two people spend as many days of each year together, in years from today: negative before it. */
export interface Stretch {
  readonly from: number;
  /** Infinite while both live. */
  readonly until: number;
  readonly daysPerYear: number;
}

/** The years from today until they live together no more, within those that they have known each other. */
function findYearsApart(person: Person, known: Omit<Stretch, 'daysPerYear'>, dates: Dates) {
  const { birthYear, since, livedTogether } = person;
  if (!livedTogether) return known.from;
  const { until } = livedTogether;
  if (until === null) return known.until;
  // Both in the middle of the same year, although the past part of this year has another middle.
  if (until <= Math.max(birthYear, since ?? birthYear)) return known.from;
  return Math.min(
    known.until,
    Math.max(known.from, yearsFromToday(dates, endTogether(person, until, dates))),
  );
}

/**
 * Divides the time of the two, from the year since which they know each other, or else from the birth of the later born,
 * until the person's death: 365 days a year while they live together, and the days a year entered otherwise. For a
 * `ShortTime`, there is none so far.
 */
export function divideTime(person: Person, dates: Dates): readonly [together: Stretch, apart: Stretch] {
  const { birthYear, since, diedIn, daysPerYear } = person;
  const { asOf } = dates;
  const until = diedIn === null ? Number.POSITIVE_INFINITY : -yearsSince(diedIn, asOf);
  const met = -Math.min(exactAgeOn(dates), yearsSince(Math.max(birthYear, since ?? birthYear), asOf));
  const from = findShortTime(person, dates) ? Math.min(0, until) : Math.min(met, until);
  const apartFrom = findYearsApart(person, { from, until }, dates);
  return [
    { from, until: apartFrom, daysPerYear: DAYS_PER_YEAR },
    { from: apartFrom, until, daysPerYear },
  ];
}

/** The days of a divided time up to so many years from today, negative before it. */
export const countDaysUntil = (time: readonly Stretch[], years: number): number =>
  time.reduce(
    (days, { from, until, daysPerYear }) => days + Math.max(0, Math.min(until, years) - from) * daysPerYear,
    0,
  );

/**
 * The days that the two have spent together until today or the person's death, as `divideTime` divides it. From one day to
 * the next they never fall, and rise by at most one, once they are counted.
 * @example at exactly 36 on 2 July 2026, of a mother born in 1962 with 12 days a year, who lived together until 2008:
 * 18 × 365 + 18 × 12
 * @returns 0 for a `ShortTime`
 * @example of a grandfather who died in 2010, with 24 days a year, since birth in mid-1984: 26 × 24
 */
export const countDaysBehind = (person: Person, dates: Dates): number =>
  countDaysUntil(divideTime(person, dates), 0);

/** The time with somebody who has died: nothing lies ahead. */
export const findTimeBehind = (person: Person, dates: Dates): TimeTogether => ({
  daysBehind: countDaysBehind(person, dates),
  shortTime: findShortTime(person, dates),
  daysAhead: 0,
  yearsAhead: 0,
  yearsOfPairs: { threeInFour: 0, oneInFour: 0 },
  bothAlive: () => 0,
  yearsApart: 0,
  sharedWithin: () => ({ together: 0, apart: 0 }),
});

/**
 * The days that the visitor and a living person have together. Ahead, it is what two people of their ages, countries and
 * populations can expect on average; ages past the tables' last one count as that. From one day to the next, the days
 * ahead fall by at most 1.25. They rise, by up to 2.5, only in the first years of a child in a country with high child
 * mortality.
 * @param person born at most in the year of `dates.asOf`
 */
export function findTimeTogether(
  person: Person,
  dates: Dates,
  { own, theirs, outlook }: TablesOfTwo,
): TimeTogether {
  const mine = surviveFrom(own, ageInTable(exactAgeOn(dates)), outlook);
  const other = surviveFrom(theirs, ageInTable(yearsSince(person.birthYear, dates.asOf)), outlook);
  const [inOneHome] = divideTime(person, dates);
  const sharedWithin = (years: number) => {
    const together = expectSharedYears(mine, other, Math.max(0, Math.min(years, inOneHome.until)));
    return { together, apart: expectSharedYears(mine, other, years) - together };
  };
  const { together, apart } = sharedWithin(Number.POSITIVE_INFINITY);
  return {
    daysBehind: countDaysBehind(person, dates),
    shortTime: findShortTime(person, dates),
    daysAhead: together * DAYS_PER_YEAR + apart * person.daysPerYear,
    yearsAhead: together + apart,
    yearsOfPairs: {
      threeInFour: yearsSharedBy(0.75, mine, other),
      oneInFour: yearsSharedBy(0.25, mine, other),
    },
    bothAlive: (years) => shareAfter(mine, years) * shareAfter(other, years),
    yearsApart: apart,
    sharedWithin,
  };
}

/** The same time with more days a year from today on, while they do not live together. */
export const addDaysPerYear = (time: TimeTogether, days: number): TimeTogether => ({
  ...time,
  daysAhead: time.daysAhead + time.yearsApart * days,
});

/**
 * The share of past days in all their days together, both in whole days, as they are shown beside it.
 * @returns 0 to 1; `null` if there are none
 * @example of 9.4 past days and 0.6 ahead: 0.9
 */
export function shareBehind({ daysBehind, daysAhead }: Pick<TimeTogether, 'daysBehind' | 'daysAhead'>) {
  const behind = Math.round(daysBehind);
  const all = behind + Math.round(daysAhead);
  return all > 0 ? behind / all : null;
}
