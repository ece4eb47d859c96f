import { DAYS_PER_YEAR } from '../life/activity.ts';
import type { Person } from '../life/life-events.ts';
import { isFull, keptWords } from './check-event.ts';
import type { PersonDraft } from './event-draft.ts';
import type { BirthYearProblem, Checked, PartProblem, PersonProblem } from './event-problem.ts';

interface PersonLimits {
  /** The visitor's calendar year of birth. */
  readonly ownBirthYear: number;
  /** The present calendar year. */
  readonly year: number;
}

/** Smaller numbers are ages or unfinished years. */
const FIRST_YEAR = 1000;
/** The maximum number of years since a year of birth. */
const OLDEST = 130;
/** The maximum number of years from now until which two people may plan to live together. */
const FARTHEST = 130;

/** @param year not a number for a text that is none */
function findYearProblem(year: number): 'year' | 'fourDigits' | null {
  if (Number.isNaN(year)) return 'year';
  // An age could be the visitor's or the other person's.
  return year < FIRST_YEAR ? 'fourDigits' : null;
}

/** What is wrong with a year of birth; `null` for nothing. @param year the present one */
export function findBirthYearProblem(birthYear: number, year: number): BirthYearProblem | null {
  const problem = findYearProblem(birthYear);
  if (problem) return problem;
  if (birthYear > year) return 'yearToCome';
  return birthYear < year - OLDEST ? 'tooLongAgo' : null;
}

function findSinceProblem(since: number, firstYear: number, year: number): PersonProblem | null {
  const code = findYearProblem(since) ?? (since > year ? 'yearToCome' : null);
  if (code) return { code };
  return since < firstYear ? { code: 'sinceBeforeBirth', year: firstYear } : null;
}

function findUntilProblem(until: number, firstYear: number, year: number): PersonProblem | null {
  const code = findYearProblem(until);
  if (code) return { code };
  if (until < firstYear) return { code: 'untilBeforeSince', year: firstYear };
  return until > year + FARTHEST ? { code: 'untilTooFar', year: year + FARTHEST } : null;
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
  const { birthYear, daysPerYear, since, livedTogether } = entered;
  const name = keptWords(entered.name);
  const bornSince = Math.max(ownBirthYear, birthYear);
  const until = livedTogether?.until ?? null;
  const isLivingTogether = livedTogether !== null && until === null;
  const problems: PartProblem<keyof PersonDraft>[] = [];
  const add = (part: keyof PersonDraft, problem: PersonProblem | null) => {
    if (problem) problems.push({ part, ...problem });
  };
  if (isFull('people', others)) problems.push({ part: 'name', code: 'full' });
  else if (name === '') add('name', { code: 'personNameMissing' });
  const ofBirth = findBirthYearProblem(birthYear, year);
  add('birthYear', ofBirth && { code: ofBirth });
  if (until !== null) add('until', findUntilProblem(until, Math.max(bornSince, since ?? 0), year));
  const hasDays = daysPerYear >= 0 && daysPerYear <= DAYS_PER_YEAR;
  if (!isLivingTogether && !hasDays) add('daysPerYear', { code: 'days' });
  if (since !== null) add('since', findSinceProblem(since, bornSince, year));
  if (problems.length > 0) return { event: null, problems };
  const days = hasDays ? daysPerYear : 0;
  return { event: { name, birthYear, daysPerYear: days, since, livedTogether }, problems: [] };
}
