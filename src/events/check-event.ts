import { SCHEDULE_PROBLEMS } from '#words/form.ts';
import { CHAPTERS, ENTRY_LIST, MOMENTS, TIME_PROBLEMS, UNPLACED } from '#words/results.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import {
  type Chapter,
  EVENT_LIMITS,
  type EventKind,
  type LifeEvent,
  MAX_EVENT_LENGTH,
  type Moment,
} from '../life/life-events.ts';
import { type ChapterProblem, findChapterProblem, type ListedChapter } from '../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { type When, weeksOfWhen } from '../life/when.ts';
import { cleanText } from '../words/clean-text.ts';
import { isolateName } from '../words/isolate-name.ts';
import { type DatedContext, describeUnplaced, describeWhen, type TimeContext } from './describe-events.ts';
import type { TypedTime } from './typed-life/time-grammar.ts';

/** Everything that is needed to read a time of a life and to describe it. */
export interface TimeReader extends DatedContext {
  readonly parseTime: (text: string) => TypedTime;
}

export type MomentDraft = { readonly [Part in 'text' | 'when']: string };

/** A chapter as in its fields; `until` may be empty. */
export type ChapterDraft = { readonly [Part in 'name' | 'from' | 'until']: string } & Pick<Chapter, 'color'>;

/** What is wrong with a part of an entered event, and what to do. */
export interface PartProblem<Part extends string> {
  readonly part: Part;
  readonly text: string;
}

/** An entered life event without an id, or its problems in the order of its parts. */
export type Checked<Event extends LifeEvent, Part extends string> =
  | { readonly event: Omit<Event, 'id'>; readonly problems: readonly [] }
  | { readonly event: null; readonly problems: readonly PartProblem<Part>[] };

/** The name or the words of an event as they are kept: clean, and cut between characters. */
export const keptWords = (text: string): string => cleanText(cleanText(text).slice(0, MAX_EVENT_LENGTH));

/** @param missing what is said of an event without words */
export const findWordsProblem = (
  kind: EventKind,
  { words, others, missing }: { words: string; others: readonly LifeEvent[]; missing: string },
): string | null => {
  if (others.length >= EVENT_LIMITS[kind]) return ENTRY_LIST.full;
  return words === '' ? missing : null;
};

/** A time from birth to age 150, or what is wrong with it. */
export function checkTime(
  typed: TypedTime,
  context: DatedContext,
): { readonly when: When } | { readonly problem: string } {
  if ('problem' in typed) return { problem: TIME_PROBLEMS[typed.problem] };
  const { when } = typed;
  const weeks = weeksOfWhen(when, context.birthdate);
  if (!weeks) return { problem: TIME_PROBLEMS.beforeBirth({ time: describeWhen(context, when) }) };
  const oldest = LIFE_EXPECTANCY_LIMITS.max;
  if (weeks.from <= oldest * WEEKS_PER_YEAR) return { when };
  return { problem: TIME_PROBLEMS.tooLate(context.format, { oldest }) };
}

export function checkMoment(
  entered: { readonly text: string; readonly when: TypedTime },
  others: readonly Moment[],
  context: DatedContext,
): Checked<Moment, 'text' | 'when'> {
  const words = keptWords(entered.text);
  const time = checkTime(entered.when, context);
  const text = findWordsProblem('moments', { words, others, missing: MOMENTS.problems.text });
  const problems: PartProblem<'text' | 'when'>[] = text ? [{ part: 'text', text }] : [];
  if ('problem' in time) problems.push({ part: 'when', text: time.problem });
  else if (!text) return { event: { text: words, when: time.when }, problems: [] };
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
  context: DatedContext,
): Checked<Chapter, 'name' | 'from' | 'until'> {
  const name = keptWords(entered.name);
  const from = checkTime(entered.from, context);
  const until = entered.until ? checkTime(entered.until, context) : { when: null };
  const problems: PartProblem<'name' | 'from' | 'until'>[] = [];
  const ofName = findWordsProblem('chapters', { words: name, others, missing: CHAPTERS.problems.name });
  if (ofName) problems.push({ part: 'name', text: ofName });
  if ('problem' in from) problems.push({ part: 'from', text: from.problem });
  if ('problem' in until) problems.push({ part: 'until', text: until.problem });
  if ('problem' in from || 'problem' in until) return { event: null, problems };
  // In the order in which saved forms are read, so that another tab saves the same text.
  const chapter = { name, from: from.when, until: until.when, color: entered.color };
  const wrong = findChapterProblem(chapter, others, context.birthdate);
  if (wrong) {
    const part = wrong.code === 'endsBeforeItBegins' ? 'until' : 'from';
    problems.push({ part, text: describeChapterProblem(wrong) });
  }
  return problems.length === 0 ? { event: chapter, problems: [] } : { event: null, problems };
}

function describeChapterProblem(problem: ChapterProblem): string {
  if (problem.code === 'overlaps')
    return CHAPTERS.problems.overlaps({ name: isolateName(problem.other.name) });
  return problem.code === 'endsBeforeItBegins' ? SCHEDULE_PROBLEMS.order : CHAPTERS.problems.beforeBirth;
}

/** The problem of a chapter in the list, or why it has no place in the weeks; `null` for none. */
export function describeChapterNote(
  { birthdate }: Pick<TimeContext, 'birthdate'>,
  { placed, problem }: Pick<ListedChapter, 'placed' | 'problem'>,
): string | null {
  if (problem && problem.code !== 'fromBeforeBirth') return describeChapterProblem(problem);
  if (placed) return null;
  return birthdate && !problem ? UNPLACED.sameWeek : describeUnplaced(birthdate);
}
