import { PERSON_PROBLEMS } from '#words/results.ts';
import { DAYS_PER_YEAR } from '../life/activity.ts';
import { OLDEST_AGE } from '../life/input-limits.ts';
import type { Person } from '../life/life-events.ts';
import { createRelated } from '../life/relations.ts';
import { isNumberText, toPlainNumber } from '../words/number-text.ts';
import { type Checked, findWordsProblem, keptWords, type PartProblem } from './check-event.ts';
import type { createRelationFinder } from './typed-life/parse-typed-life.ts';

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

interface PersonLimits {
  readonly ownBirthYear: number;
  readonly year: number;
}

/** Smaller numbers are ages or unfinished years. */
const FIRST_YEAR = 1000;
/** The maximum number of years from now until which two people may plan to live together. */
const FARTHEST = 130;

/** @param year not a number for a text that is none */
function findYearProblem(year: number): string | null {
  if (Number.isNaN(year)) return PERSON_PROBLEMS.year;
  // An age could be the visitor's or the other person's.
  return year < FIRST_YEAR ? PERSON_PROBLEMS.fourDigits : null;
}

const findPastYearProblem = (past: number, year: number) =>
  findYearProblem(past) ?? (past > year ? PERSON_PROBLEMS.yearToCome : null);

/** What is wrong with a year of birth, and what to do; `null` for nothing. @param year the present one */
export function findBirthYearProblem(
  { birthYear, diedIn }: Pick<Person, 'birthYear' | 'diedIn'>,
  year: number,
): string | null {
  const problem = findPastYearProblem(birthYear, year);
  return problem ?? (birthYear < (diedIn ?? year) - OLDEST_AGE ? PERSON_PROBLEMS.tooLongAgo : null);
}

function findDeathProblem(
  { birthYear, diedIn }: Pick<Person, 'birthYear' | 'diedIn'>,
  year: number,
): string | null {
  if (diedIn === null) return null;
  const problem = findPastYearProblem(diedIn, year);
  return problem ?? (diedIn < birthYear ? PERSON_PROBLEMS.diedBeforeBirth({ year: birthYear }) : null);
}

/** The calendar years within which two people can know each other. */
type SharedYears = { readonly first: number } & Pick<Person, 'diedIn'> & Pick<PersonLimits, 'year'>;

function findSinceProblem(since: number, { first, diedIn, year }: SharedYears): string | null {
  const problem = findPastYearProblem(since, year);
  if (problem) return problem;
  if (diedIn !== null && since > diedIn) return PERSON_PROBLEMS.afterDeath({ year: diedIn });
  return since < first ? PERSON_PROBLEMS.sinceBeforeBirth({ year: first }) : null;
}

function findUntilProblem(until: number, { first, diedIn, year }: SharedYears): string | null {
  const problem = findYearProblem(until);
  if (problem) return problem;
  const last = diedIn ?? year + FARTHEST;
  if (until > last) return PERSON_PROBLEMS[diedIn === null ? 'untilTooFar' : 'afterDeath']({ year: last });
  return until < first ? PERSON_PROBLEMS.untilBeforeSince({ year: first }) : null;
}

/**
 * Checks a person from fields or a line. A number that could not be read is not a number (NaN), and the name may be any
 * text.
 * @param others the visitor's other people
 */
export function checkPerson(
  entered: Omit<Person, 'id'>,
  others: readonly Person[],
  { ownBirthYear, year }: PersonLimits,
): Checked<Person, keyof PersonDraft> {
  const { birthYear, diedIn, daysPerYear, since, livedTogether } = entered;
  const name = keptWords(entered.name);
  const ofDeath = findDeathProblem(entered, year);
  const first = Math.max(ownBirthYear, birthYear);
  const shared = { first, diedIn: ofDeath ? null : diedIn, year };
  const until = livedTogether?.until ?? null;
  const isLivingTogether = livedTogether !== null && until === null;
  const problems: PartProblem<keyof PersonDraft>[] = [];
  const add = (part: keyof PersonDraft, text: string | null) => {
    if (text) problems.push({ part, text });
  };
  add('name', findWordsProblem('people', { words: name, others, missing: PERSON_PROBLEMS.name }));
  add('birthYear', findBirthYearProblem(entered, year));
  add('diedIn', ofDeath);
  if (until !== null) {
    add('until', findUntilProblem(until, { ...shared, first: Math.max(first, since ?? 0) }));
  }
  const hasDays = daysPerYear >= 0 && daysPerYear <= DAYS_PER_YEAR;
  if (!isLivingTogether && !hasDays) add('daysPerYear', PERSON_PROBLEMS.days);
  if (since !== null) add('since', findSinceProblem(since, shared));
  if (problems.length > 0) return { event: null, problems };
  const days = hasDays ? daysPerYear : 0;
  return { event: { name, birthYear, diedIn, daysPerYear: days, since, livedTogether }, problems: [] };
}

/**
 * Fills the fields of a person that were not entered: once the name says a relation and the years of the person's life
 * are known, with what is usual for it, as in a line such as “Mom 1958”.
 */
export function fillPerson(
  entered: Partial<PersonDraft>,
  { ownBirthYear, year }: PersonLimits,
  findRelation: ReturnType<typeof createRelationFinder>,
): { readonly draft: PersonDraft; readonly isFilled: boolean } {
  const draft = { ...NEW_PERSON, ...entered };
  const person = readPerson(draft);
  const found = findRelation(draft.name.trim());
  const isKnown = findBirthYearProblem(person, year) === null && findDeathProblem(person, year) === null;
  const isWhole = Object.keys(NEW_PERSON).every((part) => part in entered);
  if (isWhole || !isKnown || !found?.isAlone) return { draft, isFilled: false };
  const { birthYear, diedIn } = person;
  const usual = createRelated(found.relation, { own: ownBirthYear, theirs: birthYear, diedIn, year });
  return { draft: { ...writePerson({ name: draft.name, ...usual }), ...entered }, isFilled: true };
}
