import { CHAPTER_MESSAGES } from '#messages/chapter-messages.ts';
import { MOMENT_MESSAGES } from '#messages/moment-messages.ts';
import { describeChapterProblem } from '../../../content/describe-chapters.ts';
import { describeTimeProblem, type TimeContext } from '../../../content/describe-entry-times.ts';
import type { CalendarDate } from '../../../life/calendar-date.ts';
import { parseTypedTime, type TimeWords, type TypedTime } from '../../../life/parse-typed-time.ts';
import { type Chapter, ENTRY_LIMITS, MAX_ENTRY_LENGTH, type Moment } from '../../../life/personal-entries.ts';
import { findChapterProblem } from '../../../life/place-entries.ts';
import { writeWhen } from '../../../life/when.ts';
import { cleanText } from '../../../messages/clean-text.ts';
import { toPlainNumber } from '../../../ui/number-text.ts';

/** What is needed to read a time, and to speak about it. */
export interface TimeReader extends TimeContext {
  readonly birthdate: CalendarDate;
  readonly words: TimeWords;
}

/** A problem of an entry, at one of its fields. */
interface EntryProblem<Part extends string> {
  readonly part: Part;
  readonly text: string;
}

/** An entry as it was typed, checked. */
interface ParsedEntry<Entry, Part extends string> {
  /** `null` if there is a problem. */
  readonly entry: Entry | null;
  /** In the order of the fields. */
  readonly problems: readonly EntryProblem<Part>[];
}

/** A moment as it is typed. */
export type MomentDraft = Pick<Moment, 'text' | 'when'>;

/** A chapter as it is typed; `until` may be empty. */
export type ChapterDraft = { readonly [Part in 'name' | 'from' | 'until']: string };

const toPlainDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => toPlainNumber(digit));

/** Reads a time in digits of any script. */
export const readTime = (text: string, { words, birthdate }: TimeReader): TypedTime =>
  parseTypedTime(toPlainDigits(text), words, birthdate);

const readWords = (text: string): string => cleanText(cleanText(text).slice(0, MAX_ENTRY_LENGTH));

/** A time as it is stored, or what is wrong with it. */
function parseTime(text: string, reader: TimeReader): { when: string } | { text: string } {
  const typed = readTime(text, reader);
  return 'when' in typed
    ? { when: writeWhen(typed.when) }
    : { text: describeTimeProblem(reader, typed.problem) };
}

/**
 * Checks a moment as it was typed.
 * @param others the visitor's other moments
 */
export function parseMoment(
  draft: MomentDraft,
  { id, others, reader }: { id: string; others: readonly Moment[]; reader: TimeReader },
): ParsedEntry<Moment, keyof MomentDraft> {
  const text = readWords(draft.text);
  const time = parseTime(draft.when, reader);
  const problems: EntryProblem<keyof MomentDraft>[] = [];
  const { text: noText, tooMany } = MOMENT_MESSAGES.problems;
  if (others.length >= ENTRY_LIMITS.moments)
    problems.push({ part: 'text', text: tooMany(reader.format, others.length) });
  else if (text === '') problems.push({ part: 'text', text: noText });
  if (!('when' in time)) problems.push({ part: 'when', text: time.text });
  const isRight = problems.length === 0 && 'when' in time;
  return { entry: isRight ? { id, text, when: time.when } : null, problems };
}

/**
 * Checks a chapter as it was typed: each field, and then how its times lie to each other and to other chapters.
 * @param others the visitor's other chapters
 */
export function parseChapter(
  draft: ChapterDraft,
  {
    id,
    color,
    others,
    reader,
  }: Pick<Chapter, 'id' | 'color'> & { others: readonly Chapter[]; reader: TimeReader },
): ParsedEntry<Chapter, keyof ChapterDraft> {
  const name = readWords(draft.name);
  const from = parseTime(draft.from, reader);
  const until = draft.until.trim() === '' ? { when: null } : parseTime(draft.until, reader);
  const problems: EntryProblem<keyof ChapterDraft>[] = [];
  const { name: noName, tooMany } = CHAPTER_MESSAGES.problems;
  if (others.length >= ENTRY_LIMITS.chapters)
    problems.push({ part: 'name', text: tooMany(reader.format, others.length) });
  else if (name === '') problems.push({ part: 'name', text: noName });
  if (!('when' in from)) problems.push({ part: 'from', text: from.text });
  if (!('when' in until)) problems.push({ part: 'until', text: until.text });
  if (!('when' in from && 'when' in until)) return { entry: null, problems };
  // In the order in which saved forms are read, so that another tab saves the same text.
  const chapter = { id, name, from: from.when, until: until.when, color };
  const wrong = findChapterProblem(chapter, others, reader.birthdate);
  if (wrong) {
    const part = wrong.code === 'endsBeforeItBegins' || wrong.code === 'untilBeforeBirth' ? 'until' : 'from';
    problems.push({ part, text: describeChapterProblem(reader, wrong) });
  }
  return { entry: problems.length === 0 ? chapter : null, problems };
}
