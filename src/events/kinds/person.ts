import * as v from 'valibot';
import { OLDEST_AGE } from '../../life/input-limits.ts';
import type { Person } from '../../life/life-events.ts';
import { findUsualFigures, isMetLater, type Relation } from '../../life/relations.ts';
import { yearOf } from '../../life/when.ts';
import {
  type Checked,
  type EntryContext,
  type EventDraft,
  type EventKind,
  findNameProblem,
  type KindContext,
  listProblems,
  type SavedKind,
} from '../kind.ts';
import type { EventProblem } from '../problem.ts';
import { CalendarYear, type EntriesOf, EventText, Id } from '../saved-values.ts';
import { keepWords, problemOf, readDays, readOptional, readYear, type Typed, valueOf } from '../typed.ts';

const LIMIT = 8;

export const SAVED_PERSON: SavedKind<'people'> = {
  limit: LIMIT,
  schema: v.object({
    id: Id,
    name: EventText,
    birthYear: CalendarYear,
    diedIn: v.optional(v.nullable(CalendarYear), null),
    daysPerYear: v.pipe(v.number(), v.minValue(0), v.maxValue(365)),
    since: v.nullable(CalendarYear),
    livedTogether: v.nullable(v.object({ until: v.nullable(CalendarYear) })),
  } as const satisfies EntriesOf<Person>),
  nameOf: ({ name }) => name,
};

const NEW_PERSON: EventDraft<'people'> = {
  name: '',
  birthYear: '',
  /** Empty while they live. */
  diedIn: '',
  daysPerYear: '',
  /** `no`, `still`, or `until` the year beside it. */
  livedTogether: 'no',
  until: '',
  /** Empty for the birth of the later born. */
  since: '',
};

/** A person as read from the fields: `null` is what was left empty. */
interface Entered {
  readonly name: string;
  readonly birthYear: Typed<number>;
  readonly diedIn: Typed<number> | null;
  readonly daysPerYear: Typed<number>;
  readonly since: Typed<number> | null;
  readonly livedTogether: { readonly until: Typed<number> | null } | null;
}

const enter = ({ livedTogether, ...draft }: EventDraft<'people'>): Entered => ({
  name: draft.name,
  birthYear: readYear(draft.birthYear),
  diedIn: readOptional(draft.diedIn, readYear),
  daysPerYear: readDays(draft.daysPerYear),
  since: readOptional(draft.since, readYear),
  livedTogether:
    livedTogether === 'no' ? null : { until: livedTogether === 'until' ? readYear(draft.until) : null },
});

const writeOptional = (year: number | null): string => (year === null ? '' : String(year));

function write(person: Omit<Person, 'id'>): EventDraft<'people'> {
  const { name, birthYear, diedIn, daysPerYear, since, livedTogether } = person;
  const until = livedTogether?.until ?? null;
  const isStill = livedTogether !== null && until === null;
  return {
    name,
    birthYear: String(birthYear),
    diedIn: writeOptional(diedIn),
    // Nobody was asked for them.
    daysPerYear: isStill && daysPerYear === 0 ? '' : String(daysPerYear),
    livedTogether: livedTogether === null ? 'no' : isStill ? 'still' : 'until',
    until: writeOptional(until),
    since: writeOptional(since),
  };
}

const typeYear = (year: number | null): Typed<number> =>
  year === null ? { problem: { code: 'year' } } : { value: year };

/** Smaller numbers are ages, which could be the visitor's or the other person's, or unfinished years. */
const FIRST_YEAR = 1000;
/** The maximum number of years from now until which two people may plan to live together. */
const FARTHEST = 130;

/** What is wrong with a year that was typed: by itself, or else by a rule. `null` for nothing, or no year. */
function findYearProblem(
  typed: Typed<number> | null,
  rule: (year: number) => EventProblem | null,
): EventProblem | null {
  const year = valueOf(typed);
  if (year === null) return problemOf(typed);
  return year < FIRST_YEAR ? { code: 'fourDigits' } : rule(year);
}

/** The years of somebody's life as they were typed. */
type Lifetime = Pick<Entered, 'birthYear' | 'diedIn'>;

function findBirthProblem({ birthYear, diedIn }: Lifetime, present: number): EventProblem | null {
  const last = diedIn === null ? present : valueOf(diedIn);
  return findYearProblem(birthYear, (year) => {
    if (year > present) return { code: 'yearToCome' };
    return last !== null && year < last - OLDEST_AGE ? { code: 'tooLongAgo' } : null;
  });
}

/** What is wrong with the year of birth of somebody who was saved before. @param present this calendar year */
export const findPersonProblem = ({ birthYear, diedIn }: Person, present: number): EventProblem | null =>
  findBirthProblem(
    { birthYear: typeYear(birthYear), diedIn: diedIn === null ? null : typeYear(diedIn) },
    present,
  );

function findDeathProblem({ birthYear, diedIn }: Lifetime, present: number): EventProblem | null {
  const born = valueOf(birthYear);
  return findYearProblem(diedIn, (year) => {
    if (year > present) return { code: 'yearToCome' };
    return born !== null && year < born ? { code: 'diedBeforeBirth', year: born } : null;
  });
}

/** The calendar years within which two people can know each other; `null` for one that is not known. */
interface SharedYears {
  readonly first: number | null;
  readonly diedIn: number | null;
  readonly present: number;
}

const findSinceProblem = (since: Entered['since'], { first, diedIn, present }: SharedYears) =>
  findYearProblem(since, (year) => {
    if (year > present) return { code: 'yearToCome' };
    if (diedIn !== null && year > diedIn) return { code: 'afterDeath', year: diedIn };
    return first !== null && year < first ? { code: 'sinceBeforeBirth', year: first } : null;
  });

const findUntilProblem = (until: Typed<number> | null, { first, diedIn, present }: SharedYears) =>
  findYearProblem(until, (year) => {
    const last = diedIn ?? present + FARTHEST;
    if (year > last) return { code: diedIn === null ? 'untilTooFar' : 'afterDeath', year: last };
    return first !== null && year < first ? { code: 'untilBeforeSince', year: first } : null;
  });

function check(entered: Entered, context: KindContext<'people'>): Checked<'people'> {
  const { id, others, birthdate, today } = context;
  const { since, livedTogether } = entered;
  const present = today.year;
  const name = keepWords(entered.name);
  const ofDeath = findDeathProblem(entered, present);
  const [birthYear, diedIn] = [valueOf(entered.birthYear), valueOf(entered.diedIn)];
  const first = birthYear === null ? null : Math.max(birthdate.year, birthYear);
  const shared = { first, diedIn: ofDeath ? null : diedIn, present };
  const firstTogether = first === null || problemOf(since) ? null : Math.max(first, valueOf(since) ?? 0);
  const isLivingTogether = livedTogether !== null && livedTogether.until === null;
  const problems = listProblems<keyof EventDraft<'people'>>(
    ['name', findNameProblem(name, { missing: { code: 'noPersonName' }, limit: LIMIT, others })],
    ['birthYear', findBirthProblem(entered, present)],
    ['diedIn', ofDeath],
    ['until', findUntilProblem(livedTogether?.until ?? null, { ...shared, first: firstTogether })],
    ['daysPerYear', isLivingTogether ? null : problemOf(entered.daysPerYear)],
    ['since', findSinceProblem(since, shared)],
  );
  if (birthYear === null || problems.length > 0) return { event: null, problems };
  const person = {
    id,
    name,
    birthYear,
    diedIn,
    daysPerYear: valueOf(entered.daysPerYear) ?? 0,
    since: valueOf(since),
    livedTogether: livedTogether && { until: valueOf(livedTogether.until) },
  };
  return { event: person, problems: [] };
}

/** What is usual for somebody of a relation, but since when the two have known each other. */
const createUsual = (
  relation: Relation,
  { name, birthYear, diedIn }: { name: string; birthYear: number; diedIn: Entered['diedIn'] },
  { birthdate }: EntryContext,
): EventDraft<'people'> => {
  const lifetime = { birthYear, diedIn: valueOf(diedIn) };
  const years = { own: birthdate.year, theirs: birthYear, diedIn: lifetime.diedIn };
  return write({ name, ...lifetime, since: null, ...findUsualFigures(relation, years) });
};

/**
 * Fills what was not entered: once the name says a relation and the years of the person's life are known, with what is
 * usual for it, as in a line such as “Mom 1958”.
 */
const complete: EventKind<'people'>['complete'] = (entered, context) => {
  const draft = { ...NEW_PERSON, ...entered };
  const { birthYear, diedIn } = enter(draft);
  const { year } = context.today;
  const isRight =
    !findBirthProblem({ birthYear, diedIn }, year) && !findDeathProblem({ birthYear, diedIn }, year);
  const found = context.findRelation(draft.name.trim());
  const isWhole = Object.keys(NEW_PERSON).every((part) => part in entered);
  if (isWhole || !isRight || 'problem' in birthYear || !found?.isAlone) return { draft, isFilled: false };
  const usual = createUsual(found.relation, { ...draft, birthYear: birthYear.value, diedIn }, context);
  return { draft: { ...usual, ...entered }, isFilled: true };
};

/** One time is that of the birth; two are those of the birth and the death. */
const readLine: EventKind<'people'>['readLine'] = (line, context) => {
  const { words, from, until, relation } = line;
  const birthYear = typeYear(yearOf(from ?? until));
  const diedIn = from && until && typeYear(yearOf(until));
  const problem = findBirthProblem({ birthYear, diedIn }, context.today.year);
  if (problem || 'problem' in birthYear)
    return { event: null, problems: listProblems(['birthYear', problem]) };
  const usual = createUsual(relation, { name: words, birthYear: birthYear.value, diedIn }, context);
  const isMet = (valueOf(diedIn) ?? context.today.year) >= context.birthdate.year;
  const unknown = isMetLater(relation) && isMet ? ({ problem: { code: 'sinceWhen' } } as const) : null;
  const since = line.since === null ? unknown : { value: line.since };
  return check({ ...enter(usual), diedIn, since }, context);
};

export const PERSON: EventKind<'people'> = {
  complete,
  write,
  read: (draft, context) => check(enter(draft), context),
  readLine,
};
