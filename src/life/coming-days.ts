import { addDays, type CalendarDate, daysBetween, formatIsoDate, middleOf } from './calendar-date.ts';
import { exactAgeOn } from './exact-age.ts';
import type { Dates } from './life.ts';
import type { LifeEvents, Person } from './life-events.ts';
import { withAssumedEnd } from './relations.ts';
import { DAYS_PER_WEEK } from './weeks.ts';
import { daysOfWhen } from './when.ts';

export interface RoundDay {
  readonly unit: 'weeks' | 'days' | 'seconds';
  readonly count: number;
  readonly date: CalendarDate;
}

const WEEKS = [1000, 2000, 3000, 4000];
const DAYS = [10_000, 20_000];
const SECONDS = [1_000_000_000];
const SECONDS_PER_DAY = 86_400;

/**
 * The round days of a life, in the order of time: the days on which someone is 1,000, 2,000, 3,000 and 4,000 weeks old,
 * 10,000 and 20,000 days, and a billion seconds. A week is seven days, as in the weeks that the page counts as lived,
 * and is not numbered: the dots of the picture are 52 to a year.
 * @example listRoundDays(birthdate)[0] // 1,000 weeks are 7,000 days
 * @example listRoundDays(birthdate)[2] // a billion seconds are 11,574 days and 1 h 46 min
 */
export function listRoundDays(birthdate: CalendarDate): readonly RoundDay[] {
  const at = (unit: RoundDay['unit'], count: number, days: number) => ({
    unit,
    count,
    date: addDays(birthdate, days),
  });
  return [
    ...WEEKS.map((count) => at('weeks', count, count * DAYS_PER_WEEK)),
    ...DAYS.map((count) => at('days', count, count)),
    ...SECONDS.map((count) => at('seconds', count, Math.floor(count / SECONDS_PER_DAY))),
  ].toSorted((one, other) => daysBetween(other.date, one.date));
}

/**
 * A year in which the lives of two people cross. `asOldAsThem`: the visitor is as old as the person was when the visitor
 * was born, and half as old as the person; `halfYourAge`: the other way round; `halfALife`: they have known each other for
 * half of the visitor's life.
 */
interface CrossingYear {
  readonly kind: 'asOldAsThem' | 'halfYourAge' | 'halfALife' | 'halfALifeTogether';
  readonly person: Person;
  /** A calendar year: of people, no more is known. It may be a year off. */
  readonly year: number;
}

export type ComingDay = RoundDay | CrossingYear;

interface LifeToCome extends Dates {
  /** Years. */
  readonly lifeExpectancy: number;
  readonly people: readonly Person[];
}

const isExpected = (birthdate: CalendarDate, date: CalendarDate, lifeExpectancy: number) =>
  exactAgeOn({ birthdate, asOf: date }) <= lifeExpectancy;

/** The day as long after another day as a first one is before it. */
const mirror = (first: CalendarDate, at: CalendarDate): CalendarDate => addDays(at, daysBetween(first, at));

/** The crossings with a person, past and future. People born in the same year, as twins are, are always of one age. */
function listCrossings(person: Person, dates: Dates) {
  const { birthdate } = dates;
  const { birthYear, since, livedTogether } = withAssumedEnd(person, dates);
  const theirs = middleOf(birthYear);
  const crossings: { kind: CrossingYear['kind']; date: CalendarDate }[] = [];
  if (birthYear < birthdate.year) crossings.push({ kind: 'asOldAsThem', date: mirror(theirs, birthdate) });
  if (birthYear > birthdate.year) crossings.push({ kind: 'halfYourAge', date: mirror(birthdate, theirs) });
  if (since !== null && since > Math.max(birthYear, birthdate.year)) {
    const date = mirror(birthdate, middleOf(since));
    const isTogether = livedTogether !== null && (livedTogether.until ?? date.year) >= date.year;
    crossings.push({ kind: isTogether ? 'halfALifeTogether' : 'halfALife', date });
  }
  return crossings.map(({ kind, date }) => ({ date, day: { kind, person, year: date.year } }));
}

/**
 * The round days of a life and the years in which it crosses that of a living person, from today up to life
 * expectancy, in the order of time.
 * @example for someone born on July 2, 1990, and a mother born in 1962: the visitor is as old as she was then, 28, in 2018
 * @example the same visitor, with a friend since 2024: they have known each other for half of the life in 2058
 */
export function listComingDays({ birthdate, asOf, lifeExpectancy, people }: LifeToCome): ComingDay[] {
  return [
    ...listRoundDays(birthdate).map((day) => ({ date: day.date, day })),
    ...people
      .filter(({ diedIn }) => diedIn === null)
      .flatMap((person) => listCrossings(person, { birthdate, asOf })),
  ]
    .filter(({ date }) => daysBetween(asOf, date) >= 0 && isExpected(birthdate, date, lifeExpectancy))
    .toSorted((one, other) => daysBetween(other.date, one.date))
    .map(({ day }) => day);
}

type MarkedLife = Omit<LifeToCome, 'people'> & Pick<LifeEvents, 'moments'>;

/** A moment of which no more is known than a longer time has no day in a year. */
const LONGEST_TIME_DAYS = 31;

/**
 * The days of the present year that a life marks, each once: the birthday, the moments, each in the middle of its time, and the
 * round days up to life expectancy. Years in which two lives cross are no days.
 * @example born on May 15, 1990, as of November 28, 2026, with a moment in June 2026: May 15 and June 16, 2026
 */
export function listMarkedDays({ birthdate, asOf, moments, lifeExpectancy }: MarkedLife): CalendarDate[] {
  const ofMoments = moments.flatMap(({ when }) => {
    const { from, until } = daysOfWhen(when, birthdate);
    const days = daysBetween(from, until);
    return days <= LONGEST_TIME_DAYS ? [addDays(from, Math.floor(days / 2))] : [];
  });
  const roundDays = listRoundDays(birthdate)
    .map(({ date }) => date)
    .filter((date) => isExpected(birthdate, date, lifeExpectancy));
  // March 1 for February 29 in a year that has none.
  const birthday = addDays({ ...birthdate, year: asOf.year }, 0);
  const days = [birthday, ...ofMoments, ...roundDays].filter(({ year }) => year === asOf.year);
  return [...new Map(days.map((day) => [formatIsoDate(day), day])).values()];
}
