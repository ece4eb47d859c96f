import * as v from 'valibot';
import { OLDEST_AGE } from '../../life/input-limits.ts';
import type { Dates } from '../../life/life.ts';
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
import type { RelationFinder } from '../typed-life/find-people.ts';

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
  /** A year, `SINCE_BIRTH`, or empty as long as nobody has said it. */
  since: '',
};

/** Since the birth of the later born. Its year says the same, and is in the field. */
export const SINCE_BIRTH = 'birth';

/** A person as read from the fields: `null` is what was left empty, and a `since` since birth. */
interface Entered {
  readonly name: string;
  readonly birthYear: Typed<number>;
  readonly diedIn: Typed<number> | null;
  readonly daysPerYear: Typed<number>;
  readonly since: Typed<number | null>;
  readonly livedTogether: { readonly until: Typed<number> | null } | null;
}

const readSince = (text: string): Entered['since'] =>
  text === SINCE_BIRTH
    ? { value: null }
    : (readOptional(text, readYear) ?? { problem: { code: 'sinceWhen' } });

const enter = ({ livedTogether, ...draft }: EventDraft<'people'>): Entered => ({
  name: draft.name,
  birthYear: readYear(draft.birthYear),
  diedIn: readOptional(draft.diedIn, readYear),
  daysPerYear: readDays(draft.daysPerYear),
  since: readSince(draft.since),
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
    since: since === null ? SINCE_BIRTH : String(since),
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
  typed: Typed<number | null> | null,
  rule: (year: number) => EventProblem | null,
): EventProblem | null {
  const year = valueOf(typed);
  if (year === null) return problemOf(typed);
  return year < FIRST_YEAR ? { code: 'fourDigits' } : rule(year);
}

/** The years of somebody's life as they were typed. */
type Lifetime = Pick<Entered, 'birthYear' | 'diedIn'>;

const findFuture = (year: number, present: number): EventProblem | null =>
  year > present ? { code: 'yearToCome' } : null;

/** A year that is right by itself: no other one is measured from a year that is refused. */
const rightYear = (typed: Typed<number> | null, present: number): number | null =>
  findYearProblem(typed, (year) => findFuture(year, present)) ? null : valueOf(typed);

function findBirthProblem({ birthYear, diedIn }: Lifetime, present: number): EventProblem | null {
  const last = diedIn === null ? present : rightYear(diedIn, present);
  return findYearProblem(birthYear, (year) => {
    const isTooLongAgo = last !== null && year < last - OLDEST_AGE;
    return isTooLongAgo ? { code: 'tooLongAgo' } : findFuture(year, present);
  });
}

/** Whether two people have known each other in more than one year, as far as years tell. */
const haveYears = ({ birthYear, diedIn }: Pick<Person, 'birthYear' | 'diedIn'>, own: number): boolean =>
  diedIn === null || diedIn > Math.max(own, birthYear);

/** Whether a name is that of somebody whom one met later in life, such as “my partner Sam”. */
const isMetLaterBy = (name: string, findRelation: RelationFinder): boolean => {
  const found = findRelation(name.trim());
  return found !== null && isMetLater(found.relation);
};

/**
 * What is wrong with somebody who was saved before: the year of birth, or that nobody has said since when they know each
 * other, which was once taken as since birth.
 */
export const findPersonProblem = (
  { name, birthYear, diedIn, since }: Person,
  { birthdate, asOf }: Dates,
  findRelation: RelationFinder,
): EventProblem | null => {
  const lifetime = { birthYear: typeYear(birthYear), diedIn: diedIn === null ? null : typeYear(diedIn) };
  const isUnsaid =
    since === null && isMetLaterBy(name, findRelation) && haveYears({ birthYear, diedIn }, birthdate.year);
  return findBirthProblem(lifetime, asOf.year) ?? (isUnsaid ? { code: 'sinceWhen' } : null);
};

function findDeathProblem({ birthYear, diedIn }: Lifetime, present: number): EventProblem | null {
  const born = rightYear(birthYear, present);
  return findYearProblem(diedIn, (year) => {
    const isBeforeBirth = born !== null && year < born;
    return isBeforeBirth ? { code: 'diedBeforeBirth', year: born } : findFuture(year, present);
  });
}

/** The calendar years within which two people can know each other; `null` for one that is not known, or refused. */
interface SharedYears {
  readonly first: number | null;
  readonly diedIn: number | null;
  readonly present: number;
}

const findSinceProblem = (since: Typed<number | null>, { first, diedIn, present }: SharedYears) =>
  findYearProblem(since, (year) => {
    if (diedIn !== null && year > diedIn) return { code: 'afterDeath', year: diedIn };
    return first !== null && year < first
      ? { code: 'sinceBeforeBirth', year: first }
      : findFuture(year, present);
  });

const findUntilProblem = (until: Typed<number> | null, { first, diedIn, present }: SharedYears) =>
  findYearProblem(until, (year) => {
    const last = diedIn ?? present + FARTHEST;
    if (year > last) return { code: diedIn === null ? 'untilTooFar' : 'afterDeath', year: last };
    return first !== null && year < first ? { code: 'untilBeforeSince', year: first } : null;
  });

function check(entered: Entered, context: KindContext<'people'>): Checked<'people'> {
  const { id, others, birthdate, today } = context;
  const present = today.year;
  const { livedTogether } = entered;
  const name = keepWords(entered.name);
  const [ofBirth, ofDeath] = [findBirthProblem(entered, present), findDeathProblem(entered, present)];
  const [birthYear, diedIn] = [valueOf(entered.birthYear), valueOf(entered.diedIn)];
  const first = birthYear === null || ofBirth ? null : Math.max(birthdate.year, birthYear);
  const shared = { first, diedIn: ofDeath ? null : diedIn, present };
  const since = valueOf(entered.since);
  // Where both lived in one year or in none, there is nothing to ask, unless the year of death is wrong.
  const hasYears = ofDeath !== null || haveYears({ birthYear: birthYear ?? 0, diedIn }, birthdate.year);
  const isAsked = hasYears || problemOf(entered.since)?.code !== 'sinceWhen';
  const ofSince = isAsked ? findSinceProblem(entered.since, shared) : null;
  const firstTogether = ofSince ? first : (since ?? first);
  const isLivingTogether = livedTogether !== null && livedTogether.until === null;
  const problems = listProblems<keyof EventDraft<'people'>>(
    ['name', findNameProblem(name, { missing: { code: 'noPersonName' }, limit: LIMIT, others })],
    ['birthYear', ofBirth],
    ['diedIn', ofDeath],
    ['since', ofSince],
    ['until', findUntilProblem(livedTogether?.until ?? null, { ...shared, first: firstTogether })],
    ['daysPerYear', isLivingTogether ? null : problemOf(entered.daysPerYear)],
  );
  if (birthYear === null || problems.length > 0) return { event: null, problems };
  // Of somebody met later, since birth is an answer, and not what goes without saying.
  const ofBirthYear = hasYears && isMetLaterBy(name, context.findRelation) ? first : null;
  const person = {
    id,
    name,
    birthYear,
    diedIn,
    daysPerYear: valueOf(entered.daysPerYear) ?? 0,
    since: since === null || since === first ? ofBirthYear : since,
    livedTogether: livedTogether && { until: valueOf(livedTogether.until) },
  };
  return { event: person, problems: [] };
}

/** What is usual for somebody of a relation; those who met later have to say since when. */
const createUsual = (
  relation: Relation,
  { name, birthYear, diedIn }: { name: string; birthYear: number; diedIn: Entered['diedIn'] },
  { birthdate }: EntryContext,
): EventDraft<'people'> => {
  const lifetime = { birthYear, diedIn: valueOf(diedIn) };
  const years = { own: birthdate.year, theirs: birthYear, diedIn: lifetime.diedIn };
  const usual = write({ name, ...lifetime, since: null, ...findUsualFigures(relation, years) });
  return isMetLater(relation) ? { ...usual, since: '' } : usual;
};

/**
 * The calendar year since which two people can know each other, that of the later birth, as far as the years are typed.
 * @returns `null` if one of them died before it
 */
export function findFirstYear(
  { birthYear, diedIn }: EventDraft<'people'>,
  { birthdate }: EntryContext,
): number | null {
  const first = Math.max(birthdate.year, valueOf(readYear(birthYear)) ?? 0);
  const last = valueOf(readOptional(diedIn, readYear));
  return last !== null && last >= FIRST_YEAR && last < first ? null : first;
}

/** Has the year in the field for since when, of people who have known each other since birth. */
const showSince = (draft: EventDraft<'people'>, context: EntryContext): EventDraft<'people'> =>
  draft.since === SINCE_BIRTH ? { ...draft, since: String(findFirstYear(draft, context) ?? '') } : draft;

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
  if (isWhole || !isRight || 'problem' in birthYear || !found?.isAlone)
    return { draft: showSince(draft, context), isFilled: false };
  const usual = createUsual(found.relation, { ...draft, birthYear: birthYear.value, diedIn }, context);
  return { draft: showSince({ ...usual, ...entered }, context), isFilled: true };
};

/** One time is that of the birth; two are those of the birth and the death. */
const readLine: EventKind<'people'>['readLine'] = (line, context, answers = {}) => {
  const { words, from, until, relation } = line;
  const birthYear = typeYear(yearOf(from ?? until));
  const diedIn = from && until ? typeYear(yearOf(until)) : readOptional(answers.diedIn ?? '', readYear);
  const problem = findBirthProblem({ birthYear, diedIn }, context.today.year);
  if (problem || 'problem' in birthYear)
    return { event: null, problems: listProblems(['birthYear', problem]) };
  const usual = enter(createUsual(relation, { name: words, birthYear: birthYear.value, diedIn }, context));
  const answered = 'problem' in usual.since ? readSince(answers.since ?? '') : usual.since;
  const since = line.since === null ? answered : { value: line.since };
  return check({ ...usual, diedIn, since }, context);
};

export const PERSON: EventKind<'people'> = {
  complete,
  write,
  read: (draft, context) => check(enter(draft), context),
  readLine,
};
