import { LAST_TABLE_AGE } from '../life/last-table-age.ts';
import type { Person } from '../life/personal-entries.ts';
import { DAYS_PER_YEAR } from '../life/time-spent.ts';
import { shareBehind, type TimeTogether } from '../life/time-together.ts';
import { isolateName } from '../messages/clean-text.ts';
import type { Format } from '../messages/format.ts';
import { capitalize } from './entry-times.ts';
import { choosePlural, type PluralForms, YEARS } from './plural.ts';

/** The texts around the time with people. */
export const PERSON_MESSAGES = {
  hint: 'Averages for people like the two of you, not a forecast.',
  edit: 'Edit',
  remove: 'Remove',
  undo: 'Undo',
  rests: 'What this rests on',
  /** The rest of these names, for assistive technology. */
  about: (name: string) => ` ${isolateName(name)}`,
  forWhom: (name: string) => ` for ${isolateName(name)}`,
  removing: (name: string) => ` removing ${isolateName(name)}`,
  removed: (name: string) => `Removed ${isolateName(name)}.`,
  loading: 'Looking up the life table…',
  failed: 'The life table couldn’t be loaded. What you entered is still here.',
  again: 'Try again',
  noTable: (place: string) => `There’s no life table for ${place}. You can choose another country.`,
  noCountry: 'Choose a country to look up its life table.',
} as const;

/** @example nameInSentence('My mother') // 'your mother' */
export const nameInSentence = (name: string): string => isolateName(name.replace(/^my\s+(?=\S)/i, 'your '));

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

const DAYS: PluralForms = { one: 'day', other: 'days' };
const MORE_DAYS: PluralForms = { one: 'more day', other: 'more days' };
const MORE_YEARS: PluralForms = { one: `more ${YEARS.one}`, other: `more ${YEARS.other}` };
const WEEKENDS: PluralForms = { one: 'weekend', other: 'weekends' };

/** In two digits: more would say more than an average can. @example 'about 5,800 more days', of 5,777 */
function roughly(format: Format, figure: number, forms: PluralForms): string {
  const rounded = figure < 100 ? Math.round(figure) : Number(figure.toPrecision(2));
  return `about ${format.number(rounded)} ${choosePlural(rounded, forms)}`;
}

const daysAYear = (format: Format, days: number) =>
  `${format.number(days)} ${choosePlural(days, DAYS)} a year`;

/** Shares closer than this to 0 or 1 have no figure. */
const NEARLY = 0.005;

function describeShare(format: Format, time: TimeTogether): string {
  const share = shareBehind(time) ?? 0;
  if (share < NEARLY) return 'Your days together have just begun.';
  const isNearlyAll = share > 1 - NEARLY;
  const figure = isNearlyAll
    ? `More than ${format.wholePercent(99)}`
    : `About ${format.wholePercent(share * 100)}`;
  return `${figure} of your days together are behind you.`;
}

const describeSoFar = (format: Format, { daysBehind }: TimeTogether) =>
  daysBehind < 1 ? '' : `You’ve had ${roughly(format, daysBehind, DAYS)} together so far.`;

/** An average below this, in years, says nothing of two people. */
const SHORTEST_AVERAGE = 1.5;

/** Whether the life tables say too little of two people for a figure of the time ahead. */
export const isBeyondTables = ({ age, ownAge, time }: PersonWithTime) =>
  Math.max(age, ownAge) > LAST_TABLE_AGE || time.yearsAhead < SHORTEST_AVERAGE;

function describeBeyondTables(format: Format, of: PersonWithTime): TimeTogetherWords {
  const { person, age, ownAge, time } = of;
  const name = nameInSentence(person.name);
  const past = 'past the last age in the life tables';
  const headline =
    age > LAST_TABLE_AGE
      ? `At ${format.number(age)}, ${name} is ${past}.`
      : ownAge > LAST_TABLE_AGE
        ? `At ${format.number(ownAge)}, you’re ${past}.`
        : `An average says little about you and ${name}.`;
  return {
    headline,
    detail: describeSoFar(format, time),
    last: 'One more day together is one more day, whatever an average says.',
    drawn: false,
  };
}

/** A span apart that is shorter, in years, is left out: they may well live together to the end. */
const SHORTEST_APART = 0.5;
const WEEKENDS_PER_YEAR = 52;
const uncapitalize = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What one more day a year would add, or the weekends if there is no day of the year to add. */
function describeMore(
  format: Format,
  { person: { daysPerYear }, time }: PersonWithTime,
  year?: number,
): string {
  const weekends = roughly(format, time.yearsAhead * WEEKENDS_PER_YEAR, WEEKENDS);
  if (daysPerYear > DAYS_PER_YEAR - 1) return `That includes ${weekends}.`;
  const day = daysPerYear === 0 ? 'One day' : 'One more day';
  const added = `together a year would add ${roughly(format, time.yearsApart, DAYS)}.`;
  return year === undefined ? `${day} ${added}` : `From ${year} on, ${uncapitalize(day)} ${added}`;
}

/** For those who live together now. */
function describeLivingTogether(format: Format, of: PersonWithTime): TimeTogetherWords {
  const { person, time } = of;
  const { livedTogether, daysPerYear } = person;
  const withName = `with ${nameInSentence(person.name)} may lie ahead.`;
  const share = describeShare(format, time);
  if (livedTogether?.until && time.yearsApart >= SHORTEST_APART) {
    const { until } = livedTogether;
    const after = daysPerYear > 0 ? `, then ${daysAYear(format, daysPerYear)}` : '';
    return {
      headline: `${capitalize(roughly(format, time.daysAhead, MORE_DAYS))} ${withName}`,
      detail: `That’s every day until ${until}${after}. ${share}`,
      last: describeMore(format, of, until),
      drawn: true,
    };
  }
  return {
    headline: `${capitalize(roughly(format, time.yearsAhead, MORE_YEARS))} ${withName}`,
    detail: `You live together. ${share}`,
    last: `Those years hold ${roughly(format, time.yearsAhead * WEEKENDS_PER_YEAR, WEEKENDS)}.`,
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
  const name = nameInSentence(person.name);
  if (time.daysAhead < 1) {
    return {
      headline: `You entered ${daysPerYear === 0 ? 'no' : 'hardly any'} days a year with ${name}.`,
      detail: describeSoFar(format, time),
      last: describeMore(format, of),
      drawn: false,
    };
  }
  return {
    headline: `${capitalize(roughly(format, time.daysAhead, MORE_DAYS))} with ${name} may lie ahead.`,
    detail: `That’s at ${daysAYear(format, daysPerYear)}. ${describeShare(format, time)}`,
    last: describeMore(format, of),
    drawn: true,
  };
}
