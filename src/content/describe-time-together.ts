import { LAST_WORD, namePerson, SHARE_BEHIND, TIME_AHEAD, TIME_DETAIL } from '#messages/person-messages.ts';
import { LAST_TABLE_AGE } from '../life/last-table-age.ts';
import type { Person } from '../life/personal-entries.ts';
import { DAYS_PER_YEAR } from '../life/time-spent.ts';
import { shareBehind, type TimeTogether } from '../life/time-together.ts';
import type { Format } from '../messages/format.ts';
import { isolateName } from '../messages/isolate-name.ts';

/** A person, with what the life tables say of the time together. */
export interface PersonWithTime {
  readonly person: Person;
  /** The age that they reach this year. */
  readonly age: number;
  /** The visitor's, completed years. */
  readonly ownAge: number;
  /** The present calendar year. */
  readonly year: number;
  readonly time: TimeTogether;
}

/** What is shown of the time with a person. */
export interface TimeTogetherWords {
  readonly headline: string;
  /** Empty if there is nothing to say. */
  readonly detail: string;
  /** What one more day a year would add, or else something as kind. */
  readonly last: string;
  /** Whether the days so far and ahead are drawn. */
  readonly drawn: boolean;
}

/** In two digits: more would say more than an average can. @example roughly(5777) // 5800 */
const roughly = (figure: number) => (figure < 100 ? Math.round(figure) : Number(figure.toPrecision(2)));

const nameOf = ({ name }: Person) => isolateName(namePerson(name));

/** Shares closer than this to 0 or 1 have no figure. */
const NEARLY = 0.005;

function describeShare(format: Format, time: TimeTogether): string {
  const share = shareBehind(time) ?? 0;
  if (share < NEARLY) return SHARE_BEHIND.begun;
  return share > 1 - NEARLY
    ? SHARE_BEHIND.moreThan(format.wholePercent(99))
    : SHARE_BEHIND.about(format.wholePercent(share * 100));
}

const describeSoFar = (format: Format, { daysBehind }: TimeTogether) =>
  daysBehind < 1 ? '' : TIME_DETAIL.soFar(format, roughly(daysBehind));

/** An average below this, in years, says nothing of two people. */
const SHORTEST_AVERAGE = 1.5;

/** Whether the life tables say too little of two people for a figure of the time ahead. */
export const isBeyondTables = ({ age, ownAge, time }: PersonWithTime) =>
  Math.max(age, ownAge) > LAST_TABLE_AGE || time.yearsAhead < SHORTEST_AVERAGE;

function describeBeyondTables(format: Format, of: PersonWithTime): TimeTogetherWords {
  const { person, age, ownAge, time } = of;
  const name = nameOf(person);
  const headline =
    age > LAST_TABLE_AGE
      ? TIME_AHEAD.theirAge(format, age, name)
      : ownAge > LAST_TABLE_AGE
        ? TIME_AHEAD.ownAge(format, ownAge)
        : TIME_AHEAD.unknown(name);
  return { headline, detail: describeSoFar(format, time), last: LAST_WORD.beyondTables, drawn: false };
}

/** A span apart that is shorter, in years, is left out: they may well live together to the end. */
const SHORTEST_APART = 0.5;
const WEEKENDS_PER_YEAR = 52;

const countWeekends = ({ yearsAhead }: TimeTogether) => roughly(yearsAhead * WEEKENDS_PER_YEAR);

/** What one more day a year would add, or the weekends if there is no day of the year to add. */
function describeMore(
  format: Format,
  { person: { daysPerYear }, time }: PersonWithTime,
  year?: number,
): string {
  if (daysPerYear > DAYS_PER_YEAR - 1) return LAST_WORD.weekendsWithin(format, countWeekends(time));
  const { firstDay, oneMoreDay, firstDayFrom, oneMoreDayFrom } = LAST_WORD;
  const added = roughly(time.yearsApart);
  const isFirst = daysPerYear === 0;
  return year === undefined
    ? (isFirst ? firstDay : oneMoreDay)(format, added)
    : (isFirst ? firstDayFrom : oneMoreDayFrom)(format, added, year);
}

/** For those who live together now. */
function describeLivingTogether(format: Format, of: PersonWithTime): TimeTogetherWords {
  const { person, time } = of;
  const { livedTogether, daysPerYear } = person;
  const name = nameOf(person);
  const share = describeShare(format, time);
  if (livedTogether?.until && time.yearsApart >= SHORTEST_APART) {
    const { until } = livedTogether;
    return {
      headline: TIME_AHEAD.days(format, roughly(time.daysAhead), name),
      detail:
        daysPerYear > 0
          ? TIME_DETAIL.everyDayUntilThen(format, until, daysPerYear, share)
          : TIME_DETAIL.everyDayUntil(until, share),
      last: describeMore(format, of, until),
      drawn: true,
    };
  }
  return {
    headline: TIME_AHEAD.years(format, roughly(time.yearsAhead), name),
    detail: TIME_DETAIL.livingTogether(share),
    last: LAST_WORD.weekendsInYears(format, countWeekends(time)),
    drawn: true,
  };
}

/** The time with a person in three parts. The last one is what one more day a year would add. */
export function describeTimeTogether(format: Format, of: PersonWithTime): TimeTogetherWords {
  const { person, year, time } = of;
  const { livedTogether, daysPerYear } = person;
  if (isBeyondTables(of)) return describeBeyondTables(format, of);
  if (livedTogether && (livedTogether.until ?? Number.POSITIVE_INFINITY) > year) {
    return describeLivingTogether(format, of);
  }
  const name = nameOf(person);
  if (time.daysAhead < 1) {
    return {
      headline: daysPerYear === 0 ? TIME_AHEAD.none(name) : TIME_AHEAD.hardlyAny(name),
      detail: describeSoFar(format, time),
      last: describeMore(format, of),
      drawn: false,
    };
  }
  return {
    headline: TIME_AHEAD.days(format, roughly(time.daysAhead), name),
    detail: TIME_DETAIL.atDays(format, daysPerYear, describeShare(format, time)),
    last: describeMore(format, of),
    drawn: true,
  };
}
