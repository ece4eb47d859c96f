import { CHAPTERS, ENTRY_LIST, MOMENTS } from '#words/results.ts';
import type { TypedTime } from '../document/typed-life/time-grammar.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import { type Chapter, EVENT_LIMITS, MAX_EVENT_LENGTH, type Moment } from '../life/life-events.ts';
import { findChapterProblem } from '../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { weeksOfWhen } from '../life/weeks-of-when.ts';
import type { When } from '../life/when.ts';
import { cleanText } from '../words/clean-text.ts';
import {
  describeChapterProblem,
  describeTimeProblem,
  type TimeContext,
  type TimeProblem,
} from './describe-events.ts';

/** A moment as it is typed. */
export type MomentDraft = { readonly [Part in 'text' | 'when']: string };

/** A chapter as it is typed, with its color; `until` may be empty. */
export type ChapterDraft = { readonly [Part in 'name' | 'from' | 'until']: string } & Pick<Chapter, 'color'>;

/** Everything that is needed to read a time and to describe it. */
export interface TimeReader extends TimeContext {
  readonly birthdate: CalendarDate;
  /** Reads a text that is nothing but a time. */
  readonly parseTime: (text: string) => TypedTime;
}

/** A problem of a life event, at one of its fields. */
interface EventProblem<Part extends string> {
  readonly part: Part;
  readonly text: string;
}

/** A life event as it was typed, checked. */
export interface ParsedEvent<Event, Part extends string> {
  /** `null` if there is a problem. */
  readonly event: Omit<Event, 'id'> | null;
  /** In the order of the fields. */
  readonly problems: readonly EventProblem<Part>[];
}

/** Reads a time from birth to age 150. */
export function readTime(
  text: string,
  { parseTime, birthdate }: TimeReader,
): { readonly when: When } | { readonly problem: TimeProblem } {
  const typed = parseTime(text);
  if ('problem' in typed) return { problem: { code: typed.problem } };
  const { when } = typed;
  const weeks = weeksOfWhen(when, birthdate);
  if (!weeks) return { problem: { code: 'beforeBirth', when } };
  const isTooLate = weeks.from > LIFE_EXPECTANCY_LIMITS.max * WEEKS_PER_YEAR;
  return isTooLate ? { problem: { code: 'tooLate' } } : { when };
}

const readWords = (text: string): string => cleanText(cleanText(text).slice(0, MAX_EVENT_LENGTH));

/** A time, or the message about its problem. */
function parseEntered(text: string, reader: TimeReader): { when: When } | { text: string } {
  const typed = readTime(text, reader);
  return 'when' in typed ? typed : { text: describeTimeProblem(reader, typed.problem) };
}

/** Checks a moment as it was typed. @param others the visitor's other moments */
export function parseMoment(
  draft: MomentDraft,
  others: readonly Moment[],
  reader: TimeReader,
): ParsedEvent<Moment, keyof MomentDraft> {
  const text = readWords(draft.text);
  const time = parseEntered(draft.when, reader);
  const problems: EventProblem<keyof MomentDraft>[] = [];
  if (others.length >= EVENT_LIMITS.moments) problems.push({ part: 'text', text: ENTRY_LIST.full });
  else if (text === '') problems.push({ part: 'text', text: MOMENTS.problems.text });
  if (!('when' in time)) problems.push({ part: 'when', text: time.text });
  const isRight = problems.length === 0 && 'when' in time;
  return { event: isRight ? { text, when: time.when } : null, problems };
}

type ChapterPart = 'name' | 'from' | 'until';

/**
 * Checks a chapter as it was typed: each field, then the order of its times, and overlaps with other chapters.
 * @param others the visitor's other chapters
 */
export function parseChapter(
  draft: ChapterDraft,
  others: readonly Chapter[],
  reader: TimeReader,
): ParsedEvent<Chapter, ChapterPart> {
  const name = readWords(draft.name);
  const from = parseEntered(draft.from, reader);
  const until = draft.until.trim() === '' ? { when: null } : parseEntered(draft.until, reader);
  const problems: EventProblem<ChapterPart>[] = [];
  if (others.length >= EVENT_LIMITS.chapters) problems.push({ part: 'name', text: ENTRY_LIST.full });
  else if (name === '') problems.push({ part: 'name', text: CHAPTERS.problems.name });
  if (!('when' in from)) problems.push({ part: 'from', text: from.text });
  if (!('when' in until)) problems.push({ part: 'until', text: until.text });
  if (!('when' in from && 'when' in until)) return { event: null, problems };
  // In the order in which saved forms are read, so that another tab saves the same text.
  const chapter = { name, from: from.when, until: until.when, color: draft.color };
  const wrong = findChapterProblem(chapter, others, reader.birthdate);
  if (wrong) {
    const part = wrong.code === 'endsBeforeItBegins' || wrong.code === 'untilBeforeBirth' ? 'until' : 'from';
    problems.push({ part, text: describeChapterProblem(wrong) });
  }
  return { event: problems.length === 0 ? chapter : null, problems };
}
