import type { TypedTime } from '../document/typed-life/time-grammar.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { Chapter, Person } from '../life/life-events.ts';
import { isNumberText, toPlainNumber } from '../words/number-text.ts';
import type { TimeContext } from './describe-events.ts';

/** Everything that is needed to read a time of a life and to describe it. */
export interface TimeReader extends TimeContext {
  readonly birthdate: CalendarDate;
  readonly parseTime: (text: string) => TypedTime;
}

export type MomentDraft = { readonly [Part in 'text' | 'when']: string };

/** A chapter as in its fields; `until` may be empty. */
export type ChapterDraft = { readonly [Part in 'name' | 'from' | 'until']: string } & Pick<Chapter, 'color'>;

export interface PersonDraft {
  readonly name: string;
  readonly birthYear: string;
  /** Empty while they live. */
  readonly diedIn: string;
  readonly daysPerYear: string;
  readonly livedTogether: 'no' | 'until' | 'still';
  /** The year until which they lived together, if it is `until`. */
  readonly until: string;
  /** Empty for the birth of the later born. */
  readonly since: string;
}

export const NEW_PERSON: PersonDraft = {
  name: '',
  birthYear: '',
  diedIn: '',
  daysPerYear: '',
  livedTogether: 'no',
  until: '',
  since: '',
};

/** A whole year; not a number for any other text. */
export function readYear(text: string): number {
  const plain = toPlainNumber(text);
  return /^[1-9]\d{0,3}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Any number; not a number for any other text. */
function readDays(text: string): number {
  const plain = toPlainNumber(text);
  return plain !== '' && isNumberText(plain) ? Number(plain) : Number.NaN;
}

const readOptionalYear = (text: string): number | null => (text.trim() === '' ? null : readYear(text));

/** A person as in the fields, for `checkPerson`. */
export function readPerson(draft: PersonDraft): Omit<Person, 'id'> {
  const { name, birthYear, diedIn, daysPerYear, livedTogether, until, since } = draft;
  return {
    name,
    birthYear: readYear(birthYear),
    diedIn: readOptionalYear(diedIn),
    daysPerYear: readDays(daysPerYear),
    since: readOptionalYear(since),
    livedTogether:
      livedTogether === 'no' ? null : { until: livedTogether === 'until' ? readYear(until) : null },
  };
}

const writeOptionalYear = (year: number | null): string => (year === null ? '' : String(year));

export function writePerson(person: Omit<Person, 'id'>): PersonDraft {
  const { name, birthYear, diedIn, daysPerYear, since, livedTogether } = person;
  const until = livedTogether?.until ?? null;
  const isStill = livedTogether !== null && until === null;
  return {
    name,
    birthYear: String(birthYear),
    diedIn: writeOptionalYear(diedIn),
    // Nobody was asked for them.
    daysPerYear: isStill && daysPerYear === 0 ? '' : String(daysPerYear),
    livedTogether: livedTogether === null ? 'no' : isStill ? 'still' : 'until',
    until: writeOptionalYear(until),
    since: writeOptionalYear(since),
  };
}
