import type * as v from 'valibot';
import { valueOf } from '../events/typed.ts';
import { parsePageTime } from '../events/typed-life/time-grammar.ts';
import type { Schedule } from '../life/activity.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import { DAYS_PER_WEEK } from '../life/weeks.ts';
import { toPlainNumber } from '../words/number-text.ts';
import type { ScheduleSchema } from './schema.ts';

export type ScheduleDraft = Readonly<v.InferOutput<typeof ScheduleSchema>>;

export interface ScheduleProblem {
  readonly part: keyof ScheduleDraft;
  readonly wrong: 'days' | 'age' | 'beforeBirth' | 'order';
}

export const EVERY_DAY: ScheduleDraft = { days: '7', from: '', until: '' };

/** The first number that is a calendar year and not an age. */
const FIRST_YEAR = 1850;
const MAX_AGE = LIFE_EXPECTANCY_LIMITS.max;

/** The age or year of a time, alone or in words, as moments take it; `null` for any other text. */
function readNumber(text: string): number | null {
  // Nothing of Intl is needed for it, which takes time to start.
  if (/^\d{1,4}$/.test(text)) return Number(text);
  const when = valueOf(parsePageTime(text));
  if (when?.unit === 'age') return when.age;
  return when?.unit === 'year' ? when.year : null;
}

/**
 * Parses an age or a calendar year, alone or in words.
 * @param birthYear `null` without a birthdate, which is a problem of its own: a year is then no age
 * @returns the age in whole years, `null` for none, or the problem
 * @example parseAge('2012', 1990) // 22
 */
function parseAge(text: string, birthYear: number | null): number | null | ScheduleProblem['wrong'] {
  const plain = toPlainNumber(text);
  if (plain === '') return null;
  const number = readNumber(plain);
  if (number === null) return 'age';
  const isYear = number >= FIRST_YEAR;
  if (isYear && birthYear === null) return null;
  const age = isYear ? number - (birthYear ?? 0) : number;
  if (age < 0) return 'beforeBirth';
  return age <= MAX_AGE ? age : 'age';
}

const isEveryDay = ({ days, from, until }: Schedule) =>
  days === DAYS_PER_WEEK && from === 0 && until === null;

/**
 * Parses when an activity happens.
 * @param birthYear the calendar year of birth; `null` without a birthdate
 * @returns the schedule, unless the activity happens every day from birth on, and problems in the order of the fields.
 * Unreadable fields count as empty.
 * @example parseSchedule({ days: '5', from: '2012', until: '65' }, 1990) // days 5, from 22, until 65
 */
export function parseSchedule(draft: ScheduleDraft, birthYear: number | null) {
  const problems: ScheduleProblem[] = [];
  const readAge = (part: 'from' | 'until') => {
    const age = parseAge(draft[part], birthYear);
    if (typeof age !== 'string') return age;
    problems.push({ part, wrong: age });
    return null;
  };
  const hasDays = /^[1-7]$/.test(draft.days);
  if (!hasDays) problems.push({ part: 'days', wrong: 'days' });
  const [from, until] = [readAge('from') ?? 0, readAge('until')];
  if (until !== null && until <= from) problems.push({ part: 'until', wrong: 'order' });
  const schedule = { days: hasDays ? Number(draft.days) : DAYS_PER_WEEK, from, until };
  return isEveryDay(schedule) ? { problems } : { schedule, problems };
}

export const writeSchedule = ({ days, from, until }: Schedule): ScheduleDraft => ({
  days: String(days),
  from: from === 0 ? '' : String(from),
  until: until === null ? '' : String(until),
});
