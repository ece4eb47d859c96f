import { daysBetween } from '../../life/calendar-date.ts';
import type { Person } from '../../life/life-events.ts';
import {
  endsAtOwnAge,
  endTogether,
  findUsualFigures,
  isMetLater,
  type Relation,
  withAssumedEnd,
} from '../../life/relations.ts';
import type { EntryContext, EventDraft, EventKind } from '../kind.ts';
import { readDays, readOptional, readYear, type Typed, valueOf } from '../typed.ts';
import {
  type EndTogether,
  FIRST_YEAR,
  findBirthProblem,
  findDeathProblem,
  type Lifetime,
} from './person-years.ts';

type Draft = EventDraft<'people'>;

const NEW_PERSON: Draft = {
  name: '',
  birthYear: '',
  /** Empty while they live. */
  diedIn: '',
  daysPerYear: '',
  /** `no`, `still`, or to the year beside it: `until` one that has come, or a year `ahead`. */
  livedTogether: 'no',
  until: '',
  /** A year, `SINCE_BIRTH`, or empty as long as nobody has said it. */
  since: '',
};

/** Since the birth of the later born, whose year says the same. */
export const SINCE_BIRTH = 'birth';

/** A person as read from the fields: `null` is what was left empty, and the value of a `since` since birth. */
export interface Entered extends Lifetime {
  readonly name: string;
  readonly daysPerYear: Typed<number>;
  readonly since: Typed<number | null> | null;
  readonly livedTogether: EndTogether | null;
}

export const readSince = (text: string): Entered['since'] =>
  text === SINCE_BIRTH ? { value: null } : readOptional(text, readYear);

export const enter = ({ livedTogether, ...draft }: Draft): Entered => ({
  name: draft.name,
  birthYear: readYear(draft.birthYear),
  diedIn: readOptional(draft.diedIn, readYear),
  daysPerYear: readDays(draft.daysPerYear),
  since: readSince(draft.since),
  livedTogether:
    livedTogether === 'no'
      ? null
      : {
          until: livedTogether === 'still' ? null : readYear(draft.until),
          isAhead: livedTogether === 'ahead' && draft.diedIn.trim() === '',
        },
});

const writeOptional = (year: number | null): string => (year === null ? '' : String(year));

/** What nobody was asked for is left out. */
export function write(person: Omit<Person, 'id'>, context: EntryContext): Partial<Draft> {
  const { name, birthYear, diedIn, daysPerYear, since, livedTogether } = person;
  const until = livedTogether?.until ?? null;
  const isStill = livedTogether !== null && until === null;
  const { today } = context;
  // Somebody who will leave home later this year lives there now.
  const isLater =
    until !== null &&
    endsAtOwnAge(person, context) &&
    daysBetween(today, endTogether(person, until, context)) > 0;
  const isAhead = until !== null && diedIn === null && (until > today.year || isLater);
  return {
    name,
    birthYear: String(birthYear),
    diedIn: writeOptional(diedIn),
    ...((!isStill || daysPerYear > 0) && { daysPerYear: String(daysPerYear) }),
    livedTogether: livedTogether === null ? 'no' : isStill ? 'still' : isAhead ? 'ahead' : 'until',
    ...(until !== null && { until: String(until) }),
    since: since === null ? SINCE_BIRTH : String(since),
  };
}

/** What is usual for somebody of a relation; those who met later have to say since when. */
export const createUsual = (
  relation: Relation,
  lifetime: Pick<Person, 'name' | 'birthYear' | 'diedIn'>,
  context: EntryContext,
): Draft => {
  const { birthYear: theirs, diedIn } = lifetime;
  const years = { own: context.birthdate.year, theirs, diedIn };
  const person = { ...lifetime, since: null, ...findUsualFigures(relation, years) };
  const usual = { ...NEW_PERSON, ...write(person, context) };
  return isMetLater(relation) ? { ...usual, since: '' } : usual;
};

/** The calendar year since which two people can know each other, that of the later birth, as far as the years are typed. */
export const findFirstYear = ({ birthYear }: Draft, { birthdate }: EntryContext): number =>
  Math.max(birthdate.year, valueOf(readYear(birthYear)) ?? 0);

/** Whether the two can have shared a whole year, as far as the years are typed: of less, no days are counted, and nothing is asked. */
export function isAskedAbout(draft: Draft, context: EntryContext): boolean {
  const last = valueOf(readOptional(draft.diedIn, readYear));
  return last === null || last < FIRST_YEAR || last - findFirstYear(draft, context) > 1;
}

/** Whether somebody of that name can have been known since birth: all but a partner. */
export const canBeSinceBirth = ({ name }: Draft, { findRelation }: EntryContext): boolean =>
  findRelation(name.trim())?.relation !== 'partner';

/** The years of a life as they were typed, if nothing is wrong with them. */
function readLifetime(draft: Draft, { today }: EntryContext) {
  const { birthYear, diedIn } = enter(draft);
  const isWrong =
    findBirthProblem({ birthYear, diedIn }, today.year) ??
    findDeathProblem({ birthYear, diedIn }, today.year);
  return isWrong || 'problem' in birthYear ? null : { birthYear: birthYear.value, diedIn: valueOf(diedIn) };
}

/**
 * Until when two people who live together are assumed to, if nobody has said it, and the days a year from then on.
 * @returns `null` if nothing is assumed of them
 */
export function findAssumedEnd(
  draft: Draft,
  context: EntryContext,
): Pick<Draft, 'until' | 'daysPerYear'> | null {
  const lifetime = readLifetime(draft, context);
  if (!lifetime || lifetime.diedIn !== null) return null;
  const since = draft.since === '' ? Number.POSITIVE_INFINITY : valueOf(readSince(draft.since));
  const open: Person = {
    ...lifetime,
    id: '',
    name: '',
    daysPerYear: 0,
    since,
    livedTogether: { until: null },
  };
  const assumed = withAssumedEnd(open, { birthdate: context.birthdate, asOf: context.today });
  return assumed === open
    ? null
    : { until: String(assumed.livedTogether?.until), daysPerYear: String(assumed.daysPerYear) };
}

const isNow = ({ livedTogether }: Draft): boolean => livedTogether === 'still' || livedTogether === 'ahead';

/** Whether two people have known each other since birth: by the name, or by the home that a child grows up in. */
export function isFamily(draft: Draft, context: EntryContext): boolean {
  const found = context.findRelation(draft.name.trim());
  if (found) return found.isAlone && !isMetLater(found.relation);
  return isNow(draft) && findAssumedEnd(draft, context) !== null;
}

/**
 * Fills what was not entered: with what is usual for the relation that the name says, as in a line such as “Mom 1958”, and
 * with an end of living together that is assumed.
 */
export const complete: EventKind<'people'>['complete'] = (entered, context) => {
  const typed = { ...NEW_PERSON, ...entered };
  const lifetime = readLifetime(typed, context);
  const found = context.findRelation(typed.name.trim());
  const isSaved = context.all.some(({ id }) => id === context.id);
  const usual =
    !isSaved && lifetime && found?.isAlone
      ? createUsual(found.relation, { name: typed.name, ...lifetime }, context)
      : null;
  const draft = { ...NEW_PERSON, ...usual, ...entered };
  const assumed = isNow(draft) ? findAssumedEnd(draft, context) : null;
  const filled = {
    ...NEW_PERSON,
    ...(isFamily(draft, context) && { since: SINCE_BIRTH }),
    ...usual,
    // Of another answer.
    ...(usual?.livedTogether !== draft.livedTogether && { until: '' }),
    ...assumed,
    ...entered,
    ...(assumed && { livedTogether: 'ahead' }),
  };
  const isFilled = usual !== null || (assumed !== null && !('until' in entered));
  return { draft: filled, isFilled };
};
