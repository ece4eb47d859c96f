import { namePerson } from '#words/form.ts';
import { PERSON, TIME_AHEAD, TIME_BEHIND, TIME_DETAIL } from '#words/results.ts';
import { DAYS_PER_YEAR } from '../life/activity.ts';
import { MONTHS_PER_YEAR } from '../life/calendar-date.ts';
import type { Person } from '../life/life-events.ts';
import { LAST_TABLE_AGE } from '../life/life-table.ts';
import { LEAVING_HOME } from '../life/relations.ts';
import { roundTo } from '../life/round.ts';
import { addDaysPerYear, liveTogether, shareBehind, type TimeTogether } from '../life/time-together.ts';
import type { Format } from '../words/format.ts';
import { isolateName } from '../words/isolate-name.ts';

export interface PersonWithTime {
  /** With an end of living together that is assumed, if it is. */
  readonly person: Person;
  /** The age that they reach this year, or would have reached. */
  readonly age: number;
  /** The visitor's, completed years. */
  readonly ownAge: number;
  /** Whether the visitor is within a year of the life expectancy, or past it. */
  readonly withinYearOfExpectancy: boolean;
  /** Whether they live together until an age of the visitor, and not until a year that was typed. */
  readonly isUntilOwnAge: boolean;
  readonly year: number;
  readonly time: TimeTogether;
}

interface TimeTogetherWords {
  readonly headline: string;
  /** How they live together, how much time there was, or the years of somebody's life; empty for nothing to add. */
  readonly detail: string;
  /** The share of past days, such as “97%”; empty for none. */
  readonly share: string;
  /** What one more day a month would come to; empty where it is not said. */
  readonly more: string;
  readonly drawn: boolean;
}

const withoutMore = (headline: string, detail: string, drawn: boolean, share = ''): TimeTogetherWords => ({
  headline,
  detail,
  drawn,
  share,
  more: '',
});

/**
 * Rounds to two significant digits: more would be false precision. Figures of people are whole wherever they stand, and these
 * are rounded, so that a sentence agrees with the table.
 * @example roughly(214.6) // 220, of 215
 */
export function roughly(figure: number): number {
  const whole = roundTo(figure, 0);
  return whole < 100 ? whole : Number(whole.toPrecision(2));
}

const nameOf = ({ name }: Person) => isolateName(namePerson(name));

/** With fewer years ahead than this, no share is shown. */
const LATE_YEARS = 10;

/** Whether to leave out the share of past time, to be kind. */
export const isLate = ({ withinYearOfExpectancy, time }: PersonWithTime): boolean =>
  withinYearOfExpectancy || time.yearsAhead < LATE_YEARS;

/** The share of past days in whole percent: never all of them, and nothing for the first ones. */
function describeShare(format: Format, figures: PersonWithTime): string {
  const percent = Math.min(99, Math.round((shareBehind(figures.time) ?? 0) * 100));
  return isLate(figures) || percent === 0 ? '' : format.wholePercent(percent);
}

const describeSoFar = (format: Format, { daysBehind }: TimeTogether) =>
  daysBehind < 1 ? '' : TIME_DETAIL.soFar(format, { count: roughly(daysBehind) });

export const isBeyondTables = ({ age, ownAge }: PersonWithTime) => Math.max(age, ownAge) > LAST_TABLE_AGE;

/** An average below this, in years, says little about two people: most have far more or less time ahead. */
const SHORTEST_AVERAGE = 5;

export const isRange = ({ time }: PersonWithTime) => time.yearsAhead < SHORTEST_AVERAGE;

/** Whether three pairs in four have a whole year or more, so that a range can be said. */
export const hasRange = ({ time }: PersonWithTime) => time.yearsOfPairs.threeInFour >= 1;

/** Rounds down to two significant digits: never more than the years beside it give. @example atMost(162) // 160 */
function atMost(figure: number): number {
  const step = figure < 100 ? 1 : 10 ** (Math.floor(Math.log10(figure)) - 1);
  return Math.floor(figure / step) * step;
}

/** The days in whole years of two lengths; empty if there is no whole day in the shorter one. */
function describeDaysOfRange(
  format: Format,
  { person, time }: PersonWithTime,
  years: [number, number],
): string {
  if (liveTogether(time)) return TIME_DETAIL.livingTogether;
  const [least = 0, most = 0] = years.map((each) => atMost(each * person.daysPerYear));
  return least < 1 ? '' : TIME_DETAIL.range(format, { least, most });
}

/**
 * Describes a time ahead that may be short: the whole years that three pairs in four and one in four have at least. No
 * share of past time, and nothing to do about it.
 */
function describeRange(format: Format, figures: PersonWithTime): TimeTogetherWords {
  const { person, time } = figures;
  const name = nameOf(person);
  const most = Math.floor(time.yearsOfPairs.threeInFour);
  const few = Math.floor(time.yearsOfPairs.oneInFour);
  const isKnown = hasRange(figures) && !isBeyondTables(figures);
  const days = isKnown && describeDaysOfRange(format, figures, [most, few]);
  const headline = isKnown ? TIME_AHEAD.range(format, { most, few, name }) : TIME_AHEAD.unknown({ name });
  return withoutMore(headline, days || describeSoFar(format, time), false);
}

/** A shorter time apart, in years, is left out: they may well live together to the end. */
const SHORTEST_APART = 0.5;

export const addDayAMonth = (time: TimeTogether): TimeTogether => addDaysPerYear(time, MONTHS_PER_YEAR);

/** What that comes to, where a year has the days for it, and the sentence would be another one. */
function describeMore(format: Format, { person, time }: PersonWithTime): string {
  const figure = roughly(addDayAMonth(time).daysAhead);
  const fits = person.daysPerYear + MONTHS_PER_YEAR <= DAYS_PER_YEAR;
  return fits && figure !== roughly(time.daysAhead) ? PERSON.more(format, { figure }) : '';
}

/** Whether a number of days a year counts for their time from today on. */
export const isApart = ({ person, time }: PersonWithTime): boolean =>
  person.diedIn === null && !liveTogether(time);

/** Of a family, whose grown-up children may move out, it says what is assumed; not of partners. */
const describeHome = ({ since, livedTogether }: Person): string =>
  since === null && livedTogether?.until === null ? TIME_DETAIL.ifTogether : TIME_DETAIL.livingTogether;

/** Every day until a year or an age, then so many days a year: one number where that is every day as well. */
export const describeDaysUntilThen = (
  format: Format,
  until: { readonly endYear: number | null; readonly age: number; readonly figure: number },
): string =>
  until.figure < DAYS_PER_YEAR
    ? TIME_DETAIL.everyDayUntilThen(format, until)
    : TIME_DETAIL.atDays(format, { figure: until.figure });

function describeLivingTogether(format: Format, figures: PersonWithTime): TimeTogetherWords {
  const { person, time, isUntilOwnAge } = figures;
  const { livedTogether, daysPerYear } = person;
  const until = livedTogether?.until;
  const name = nameOf(person);
  const share = describeShare(format, figures);
  if (!until || time.yearsApart < SHORTEST_APART) {
    const headline = TIME_AHEAD.years(format, { figure: roughly(time.yearsAhead), name });
    return withoutMore(headline, describeHome(person), true, share);
  }
  const end = { endYear: isUntilOwnAge ? null : until, age: LEAVING_HOME };
  const days =
    daysPerYear > 0
      ? describeDaysUntilThen(format, { ...end, figure: daysPerYear })
      : TIME_DETAIL.everyDayUntil(format, end);
  const headline = TIME_AHEAD.days(format, { figure: roughly(time.daysAhead), name });
  return withoutMore(headline, days, true, share);
}

/** The years of somebody's life. @example '1931–2010' */
export const writeLifetime = ({ birthYear, diedIn }: Pick<Person, 'birthYear' | 'diedIn'>): string =>
  `${birthYear}–${diedIn}`;

/** The name at the start of a sentence: as it was entered, or else the page's words with a capital letter. */
function nameAtStart({ name }: Person): string {
  const phrase = namePerson(name);
  return isolateName(phrase === name ? name : phrase.charAt(0).toUpperCase() + phrase.slice(1));
}

/** Somebody who has died, without a number: no days can be counted, or none a year were. */
function describeUncounted({ person, time: { shortTime } }: PersonWithTime): TimeTogetherWords {
  const { birthYear, diedIn } = person;
  const year = String(diedIn);
  const name = nameAtStart(person);
  const lifetime = writeLifetime(person);
  const { neverMet, livedInOneYear, diedInBirthYear, knownInOneYear, lived } = TIME_BEHIND;
  switch (shortTime) {
    case 'neverMet':
      return withoutMore(neverMet({ name: nameOf(person) }), lifetime, false);
    case 'livedInOneYear':
      return withoutMore(livedInOneYear({ name, year }), '', false);
    case 'diedInBirthYear':
      return withoutMore(diedInBirthYear({ name }), lifetime, false);
    case 'knownInOneYear':
      return withoutMore(knownInOneYear({ name: nameOf(person), year }), lifetime, false);
    case 'underAYear':
    case null:
      return withoutMore(lived({ name, from: String(birthYear), until: year }), '', false);
  }
}

function describeTimeBehind(format: Format, figures: PersonWithTime): TimeTogetherWords {
  const { person, time } = figures;
  const figure = roughly(time.daysBehind);
  if (figure < 1) return describeUncounted(figures);
  return withoutMore(TIME_BEHIND.days(format, { figure, name: nameOf(person) }), writeLifetime(person), true);
}

export function describeTimeTogether(format: Format, figures: PersonWithTime): TimeTogetherWords {
  const { person, time } = figures;
  if (person.diedIn !== null) return describeTimeBehind(format, figures);
  if (isBeyondTables(figures) || isRange(figures)) return describeRange(format, figures);
  if (liveTogether(time)) return describeLivingTogether(format, figures);
  const name = nameOf(person);
  const more = describeMore(format, figures);
  if (time.daysAhead < 1) {
    const headline = TIME_AHEAD.forBoth(format, { figure: roughly(time.yearsAhead), name });
    return { ...withoutMore(headline, describeSoFar(format, time), false), more };
  }
  const headline = TIME_AHEAD.days(format, { figure: roughly(time.daysAhead), name });
  return { ...withoutMore(headline, '', true, describeShare(format, figures)), more };
}
