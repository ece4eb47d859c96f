import type { Dates } from '../../life/life.ts';
import type { Person } from '../../life/life-events.ts';
import { isMetLater } from '../../life/relations.ts';
import { yearOf } from '../../life/when.ts';
import {
  type Checked,
  type EventDraft,
  type EventKind,
  findNameProblem,
  type KindContext,
  listProblems,
} from '../kind.ts';
import type { EventProblem } from '../problem.ts';
import { SAVED } from '../saved-events.ts';
import { keepWords, problemOf, readOptional, readYear, type Typed, valueOf } from '../typed.ts';
import type { RelationFinder } from '../typed-life/find-people.ts';
import {
  complete,
  createUsual,
  type Entered,
  enter,
  isAskedAbout,
  readSince,
  SINCE_BIRTH,
  write,
} from './person-draft.ts';
import {
  findBirthProblem,
  findDeathProblem,
  findSinceProblem,
  findUntilProblem,
  haveYears,
} from './person-years.ts';

const typeYear = (year: number | null): Typed<number> =>
  year === null ? { problem: { code: 'year' } } : { value: year };

/** Whether a name is that of somebody whom one met later in life, such as “my partner Sam”. */
const isMetLaterBy = (name: string, findRelation: RelationFinder): boolean => {
  const found = findRelation(name.trim());
  return found !== null && isMetLater(found.relation);
};

const askSince = (livedTogether: unknown): EventProblem => ({
  code: livedTogether === null ? 'sinceWhen' : 'livedSinceWhen',
});

/**
 * What is wrong with somebody who was saved before: the year of birth, or that nobody has said since when they know each
 * other, which was once taken as since birth.
 */
export const findPersonProblem = (
  { name, birthYear, diedIn, since, livedTogether }: Person,
  { birthdate, asOf }: Dates,
  findRelation: RelationFinder,
): EventProblem | null => {
  const lifetime = { birthYear: typeYear(birthYear), diedIn: diedIn === null ? null : typeYear(diedIn) };
  const isUnsaid =
    since === null && isMetLaterBy(name, findRelation) && haveYears({ birthYear, diedIn }, birthdate.year);
  return findBirthProblem(lifetime, asOf.year) ?? (isUnsaid ? askSince(livedTogether) : null);
};

function check(entered: Entered, context: KindContext<'people'>): Checked<'people'> {
  const { id, others, birthdate, today } = context;
  const present = today.year;
  const { livedTogether } = entered;
  const name = keepWords(entered.name);
  const isFull = others.length >= SAVED.people.limit;
  const [ofBirth, ofDeath] = [findBirthProblem(entered, present), findDeathProblem(entered, present)];
  const [birthYear, diedIn] = [valueOf(entered.birthYear), valueOf(entered.diedIn)];
  const first = birthYear === null || ofBirth ? null : Math.max(birthdate.year, birthYear);
  const shared = { first, diedIn: ofDeath ? null : diedIn, present };
  const since = valueOf(entered.since);
  // Where both lived in one year or in none, there is nothing to ask, unless the year of death is wrong.
  const hasYears = ofDeath !== null || haveYears({ birthYear: birthYear ?? 0, diedIn }, birthdate.year);
  const ofSince =
    entered.since || !hasYears ? findSinceProblem(entered.since, shared) : askSince(livedTogether);
  const firstTogether = ofSince ? first : (since ?? first);
  const isLivingTogether = livedTogether !== null && livedTogether.until === null;
  const problems = listProblems<keyof EventDraft<'people'>>(
    ['name', findNameProblem(name, { missing: { code: 'noPersonName' }, isFull })],
    ['birthYear', ofBirth],
    ['diedIn', ofDeath],
    ['since', ofSince],
    ['until', livedTogether && findUntilProblem(livedTogether, { ...shared, first: firstTogether })],
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

/** One time is that of the birth; two are those of the birth and the death. */
const readLine: EventKind<'people'>['readLine'] = (line, context, answers = {}) => {
  const { words, from, until, relation } = line;
  const birthYear = typeYear(yearOf(from ?? until));
  const diedIn = from && until ? typeYear(yearOf(until)) : readOptional(answers.diedIn ?? '', readYear);
  const problem = findBirthProblem({ birthYear, diedIn }, context.today.year);
  if (problem || 'problem' in birthYear)
    return { event: null, problems: listProblems(['birthYear', problem]) };
  const usual = enter(
    createUsual(relation, { name: words, birthYear: birthYear.value, diedIn: valueOf(diedIn) }, context),
  );
  const answered = usual.since ?? readSince(answers.since ?? '');
  const since = line.since === null ? answered : { value: line.since };
  return check({ ...usual, diedIn, since }, context);
};

/** What is asked of the time with somebody, once their years are known. */
const ASKED_LATER = ['since', 'until', 'daysPerYear'] as const;

/** Nothing is refused that is not asked, or only once the year of birth is known, from which follows what is usual. */
const read: EventKind<'people'>['read'] = (draft, context) => {
  const asked = isAskedAbout(draft, context)
    ? draft
    : {
        ...draft,
        livedTogether: draft.livedTogether === 'still' ? 'still' : 'no',
        since: SINCE_BIRTH,
        daysPerYear: draft.daysPerYear.trim() || '0',
      };
  const checked = check(enter(asked), context);
  if (checked.problems.every(({ part }) => part !== 'birthYear')) return checked;
  const isEmpty = (part: string) => ASKED_LATER.some((each) => each === part && draft[each].trim() === '');
  return { event: null, problems: checked.problems.filter(({ part }) => !isEmpty(part)) };
};

export const PERSON: EventKind<'people'> = {
  complete,
  write,
  read,
  readLine,
};
