import type { TypedTime } from '../document/typed-life/time-grammar.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import {
  type Chapter,
  EVENT_LIMITS,
  type EventKind,
  type LifeEvent,
  MAX_EVENT_LENGTH,
  type Moment,
} from '../life/life-events.ts';
import { findChapterProblem } from '../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { weeksOfWhen } from '../life/weeks-of-when.ts';
import type { When } from '../life/when.ts';
import { cleanText } from '../words/clean-text.ts';
import type { TimeContext } from './describe-events.ts';
import type { Checked, PartProblem, TimeProblem } from './event-problem.ts';

/** Everything that is needed to read a time of a life and to describe it. */
export interface TimeReader extends TimeContext {
  readonly birthdate: CalendarDate;
  readonly parseTime: (text: string) => TypedTime;
}

export type MomentDraft = { readonly [Part in 'text' | 'when']: string };

/** A chapter as in its fields; `until` may be empty. */
export type ChapterDraft = { readonly [Part in 'name' | 'from' | 'until']: string } & Pick<Chapter, 'color'>;

/** The name or the words of an event as they are kept: clean, and cut between characters. */
export const keptWords = (text: string): string => cleanText(cleanText(text).slice(0, MAX_EVENT_LENGTH));

export const isFull = (kind: EventKind, others: readonly LifeEvent[]): boolean =>
  others.length >= EVENT_LIMITS[kind];

/** A time from birth to age 150. */
export function checkTime(
  typed: TypedTime,
  birthdate: CalendarDate,
): { readonly when: When } | { readonly problem: TimeProblem } {
  if ('problem' in typed) return { problem: { code: typed.problem } };
  const { when } = typed;
  const weeks = weeksOfWhen(when, birthdate);
  if (!weeks) return { problem: { code: 'beforeBirth', when } };
  const isTooLate = weeks.from > LIFE_EXPECTANCY_LIMITS.max * WEEKS_PER_YEAR;
  return isTooLate ? { problem: { code: 'tooLate' } } : { when };
}

/** Checks a moment from fields or a line. @param others the visitor's other moments */
export function checkMoment(
  entered: { readonly text: string; readonly when: TypedTime },
  others: readonly Moment[],
  birthdate: CalendarDate,
): Checked<Moment, 'text' | 'when'> {
  const text = keptWords(entered.text);
  const time = checkTime(entered.when, birthdate);
  const problems: PartProblem<'text' | 'when'>[] = [];
  if (isFull('moments', others)) problems.push({ part: 'text', code: 'full' });
  else if (text === '') problems.push({ part: 'text', code: 'wordsMissing' });
  if ('problem' in time) problems.push({ part: 'when', ...time.problem });
  else if (problems.length === 0) return { event: { text, when: time.when }, problems: [] };
  return { event: null, problems };
}

interface EnteredChapter extends Pick<Chapter, 'name' | 'color'> {
  readonly from: TypedTime;
  /** `null` for one that goes on. */
  readonly until: TypedTime | null;
}

/** Checks a chapter: each part, then the order of its times, and overlaps with the visitor's other chapters. */
export function checkChapter(
  entered: EnteredChapter,
  others: readonly Chapter[],
  birthdate: CalendarDate,
): Checked<Chapter, 'name' | 'from' | 'until'> {
  const name = keptWords(entered.name);
  const from = checkTime(entered.from, birthdate);
  const until = entered.until ? checkTime(entered.until, birthdate) : { when: null };
  const problems: PartProblem<'name' | 'from' | 'until'>[] = [];
  if (isFull('chapters', others)) problems.push({ part: 'name', code: 'full' });
  else if (name === '') problems.push({ part: 'name', code: 'chapterNameMissing' });
  if ('problem' in from) problems.push({ part: 'from', ...from.problem });
  if ('problem' in until) problems.push({ part: 'until', ...until.problem });
  if ('problem' in from || 'problem' in until) return { event: null, problems };
  // In the order in which saved forms are read, so that another tab saves the same text.
  const chapter = { name, from: from.when, until: until.when, color: entered.color };
  const wrong = findChapterProblem(chapter, others, birthdate);
  if (wrong) problems.push({ part: wrong.code === 'endsBeforeItBegins' ? 'until' : 'from', ...wrong });
  return problems.length === 0 ? { event: chapter, problems: [] } : { event: null, problems };
}
