import { PERSON_PROBLEMS } from '#words/results.ts';
import { DAYS_PER_YEAR } from '../life/activity.ts';
import { MAX_EVENT_LENGTH, type Person } from '../life/life-events.ts';
import { cleanText } from '../words/clean-text.ts';
import { isNumberText, toPlainNumber } from '../words/number-text.ts';

/** A person as in the fields, whether or not it is valid. */
export interface PersonDraft {
  readonly name: string;
  readonly birthYear: string;
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
  daysPerYear: '',
  livedTogether: 'no',
  until: '',
  since: '',
};

/** A problem of a person, at one of its fields. */
interface PersonProblem {
  readonly part: keyof PersonDraft;
  readonly text: string;
}

/** Limits for the years of a person. */
interface PersonLimits {
  /** The visitor's calendar year of birth. */
  readonly ownBirthYear: number;
  /** The present calendar year. */
  readonly year: number;
}

type ParsedPerson =
  | { readonly event: Omit<Person, 'id'>; readonly problems: readonly [] }
  | { readonly event: null; readonly problems: readonly PersonProblem[] };

/** Smaller numbers are ages or unfinished years. */
const FIRST_YEAR = 1000;
/** The maximum number of years since a year of birth. */
const OLDEST = 130;
/** The maximum number of years from now until which two people may plan to live together. */
const FARTHEST = 130;

/** @returns a whole year; `null` for any other text */
export function parseYear(text: string): number | null {
  const plain = toPlainNumber(text);
  return /^[1-9]\d{0,3}$/.test(plain) ? Number(plain) : null;
}

/** Describes the problem of a year of birth; `null` for none. */
export function findBirthYearProblem(
  birthYear: number | null,
  { year }: Pick<PersonLimits, 'year'>,
): string | null {
  if (birthYear === null) return PERSON_PROBLEMS.year;
  if (birthYear < FIRST_YEAR) return PERSON_PROBLEMS.fourDigits;
  if (birthYear > year) return PERSON_PROBLEMS.yearToCome;
  return birthYear < year - OLDEST ? PERSON_PROBLEMS.tooLongAgo : null;
}

function findSinceProblem(since: number | null, firstYear: number, { year }: PersonLimits): string | null {
  if (since === null) return PERSON_PROBLEMS.year;
  if (since < FIRST_YEAR) return PERSON_PROBLEMS.fourDigits;
  if (since > year) return PERSON_PROBLEMS.yearToCome;
  return since < firstYear ? PERSON_PROBLEMS.sinceBeforeBirth({ year: firstYear }) : null;
}

function findUntilProblem(until: number | null, firstYear: number, { year }: PersonLimits): string | null {
  if (until === null) return PERSON_PROBLEMS.year;
  // An age could be the visitor's or the other person's.
  if (until < FIRST_YEAR) return PERSON_PROBLEMS.fourDigits;
  if (until < firstYear) return PERSON_PROBLEMS.untilBeforeSince({ year: firstYear });
  return until > year + FARTHEST ? PERSON_PROBLEMS.untilTooFar({ year: year + FARTHEST }) : null;
}

/** @returns days a year; `null` for any text that is not a number of them */
function parseDays(text: string): number | null {
  const plain = toPlainNumber(text);
  const days = plain !== '' && isNumberText(plain) ? Number(plain) : Number.NaN;
  return days >= 0 && days <= DAYS_PER_YEAR ? days : null;
}

/** Parses the entries about a person. Problems are in the order of the fields. */
export function parsePerson(draft: PersonDraft, limits: PersonLimits): ParsedPerson {
  const { livedTogether } = draft;
  const birthYear = parseYear(draft.birthYear);
  const until = parseYear(draft.until);
  const since = parseYear(draft.since);
  const name = cleanText(cleanText(draft.name).slice(0, MAX_EVENT_LENGTH));
  const daysPerYear = parseDays(draft.daysPerYear);
  const bornSince = Math.max(birthYear ?? 0, limits.ownBirthYear);
  const knownSince = Math.max(bornSince, since ?? 0);
  const problems: PersonProblem[] = [];
  const check = (part: keyof PersonDraft, text: string | null) => {
    if (text !== null) problems.push({ part, text });
  };
  check('name', name === '' ? PERSON_PROBLEMS.name : null);
  check('birthYear', findBirthYearProblem(birthYear, limits));
  if (livedTogether === 'until') check('until', findUntilProblem(until, knownSince, limits));
  if (livedTogether !== 'still') check('daysPerYear', daysPerYear === null ? PERSON_PROBLEMS.days : null);
  if (draft.since.trim() !== '') check('since', findSinceProblem(since, bornSince, limits));
  if (problems.length > 0 || birthYear === null) return { event: null, problems };
  const event = {
    name,
    birthYear,
    daysPerYear: daysPerYear ?? 0,
    since,
    livedTogether: livedTogether === 'no' ? null : { until: livedTogether === 'until' ? until : null },
  };
  return { event, problems: [] };
}

/** A person as text, as the fields have it. */
export function writePerson(person: Omit<Person, 'id'>): PersonDraft {
  const { name, birthYear, daysPerYear, since, livedTogether } = person;
  const until = livedTogether?.until ?? null;
  const isStill = livedTogether !== null && until === null;
  return {
    name,
    birthYear: String(birthYear),
    // Nobody was asked for them.
    daysPerYear: isStill && daysPerYear === 0 ? '' : String(daysPerYear),
    livedTogether: livedTogether === null ? 'no' : isStill ? 'still' : 'until',
    until: until === null ? '' : String(until),
    since: since === null ? '' : String(since),
  };
}
