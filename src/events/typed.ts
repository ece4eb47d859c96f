import { DAYS_LIMITS } from '../life/activity.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import { MAX_EVENT_LENGTH } from '../life/life-events.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { type When, weeksOfWhen } from '../life/when.ts';
import { cleanText } from '../words/clean-text.ts';
import { isNumberText, toPlainNumber } from '../words/number-text.ts';
import type { EventProblem } from './problem.ts';

/** What was read of a text, or what is wrong with it. */
export type Typed<T, Problem = EventProblem> = { readonly value: T } | { readonly problem: Problem };

export const valueOf = <T>(typed: Typed<T, unknown> | null): T | null =>
  typed && 'value' in typed ? typed.value : null;

export const problemOf = <Problem>(typed: Typed<unknown, Problem> | null): Problem | null =>
  typed && 'problem' in typed ? typed.problem : null;

/** The name or the words of an event as they are kept: clean, and cut between characters. */
export const keepWords = (text: string): string => cleanText(cleanText(text).slice(0, MAX_EVENT_LENGTH));

/** Reads a whole number of up to four digits, in any script. */
export function readYear(text: string): Typed<number> {
  const plain = toPlainNumber(text);
  return /^[1-9]\d{0,3}$/.test(plain) ? { value: Number(plain) } : { problem: { code: 'year' } };
}

/** Reads a number of days of a year, 0 to 365. */
export function readDays(text: string): Typed<number> {
  const plain = toPlainNumber(text);
  const days = plain !== '' && isNumberText(plain) ? Number(plain) : -1;
  return days >= DAYS_LIMITS.min && days <= DAYS_LIMITS.max ? { value: days } : { problem: { code: 'days' } };
}

/** Reads a field that may be empty; `null` if it is. */
export const readOptional = <T>(text: string, read: (text: string) => Typed<T>): Typed<T> | null =>
  text.trim() === '' ? null : read(text);

/** A time from birth to age 150, or what is wrong with it. */
export function checkTime(typed: Typed<When>, birthdate: CalendarDate): Typed<When> {
  if ('problem' in typed) return typed;
  const weeks = weeksOfWhen(typed.value, birthdate);
  if (!weeks) return { problem: { code: 'beforeBirth', when: typed.value } };
  const oldest = LIFE_EXPECTANCY_LIMITS.max;
  return weeks.from <= oldest * WEEKS_PER_YEAR ? typed : { problem: { code: 'tooLate', oldest } };
}
