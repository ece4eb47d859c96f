import { ENTRY, TIME_PROBLEMS, TYPED_LIFE } from '#words/results.ts';
import { describeWhen } from '../../events/describe-events.ts';
import { describeProblem } from '../../events/describe-problem.ts';
import type { EntryContext, EventKind, KindContext, PartProblem } from '../../events/kind.ts';
import { KINDS, nameOfEvent } from '../../events/kinds.ts';
import { problemOf, readOptional, readYear, valueOf } from '../../events/typed.ts';
import type { LineProblem } from '../../events/typed-life/parse-line.ts';
import {
  type createTypedLifeReader,
  MAX_TYPED_CHARACTERS,
  type TypedEvent,
  type TypedLifeText,
  type TypedLine,
} from '../../events/typed-life/parse-typed-life.ts';
import {
  type EventOf,
  type KindName,
  type LifeEvents,
  MAX_EVENT_LENGTH,
  NO_LIFE_EVENTS,
} from '../../life/life-events.ts';
import { yearOf } from '../../life/when.ts';
import { cleanText, foldText } from '../../words/clean-text.ts';
import type { Format } from '../../words/format.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { describeDoubt, describeSinceWhen, describeTyped, nameAnswers } from './describe-entry.ts';
import { EDITORS } from './editors.ts';
import { type AskedChoice, type AskedOfChapter, planChapter } from './plan-chapter.ts';
import { readDated } from './plan-day-order.ts';
import type { AddedEntry, LineAnswer, TypedDraft } from './typed-draft.ts';

/** A year that is asked for: as it was typed, and what is wrong with it. */
export interface AskedYear {
  /** Whom it is about. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  /** The year in which the later born of the two was born; `null` if it is no answer. */
  readonly birth: number | null;
}

/** A line as it would be added, in its place in the text. */
export interface PlannedEntry extends Pick<TypedLine, 'text' | 'from' | 'until'> {
  /** Whether it is added, waits for an answer, or cannot be added. */
  readonly state: 'sure' | 'asks' | 'wrong';
  /** Its name or its words; `null` if they could not be read. */
  readonly words: string | null;
  /** Its time as it was read, what is wrong with it, or what the visitor should know. */
  readonly notes: readonly string[];
  /** As the visitor chose it, or else as it was understood; `null` if the line could not be read. */
  readonly kind: KindName | null;
  readonly question: AskedChoice | null;
  readonly since: AskedYear | null;
  /** What a chapter changes of others. */
  readonly ofChapter: AskedOfChapter;
  /** `null` as long as it cannot be added. */
  readonly added: AddedEntry | null;
}

interface PlanOptions {
  readonly read: ReturnType<typeof createTypedLifeReader>;
  readonly existing: LifeEvents;
  readonly entry: EntryContext;
  readonly format: Format;
  readonly createId: () => string;
}

/** The same text for two events of one kind that look alike: the name, and for moments the time as well. */
const likenessOf = <K extends KindName>(kind: K, event: EventOf<K>): string =>
  JSON.stringify([foldText(nameOfEvent(kind, event)), 'when' in event && event.when]);

type PlannedDraft = Pick<TypedDraft, 'text' | 'answers' | 'isDayFirst'>;

/** What a line is to be as an event of one kind. */
interface TypedAs<K extends KindName> {
  readonly kind: K;
  readonly typed: TypedEvent;
  readonly answer: LineAnswer;
  readonly all: LifeEvents;
}

/** The event of a line, or its problems, and the year of meeting if the line has none of somebody who is met later in life. */
function readEvent<K extends KindName>(
  { kind, typed, answer, all }: TypedAs<K>,
  { entry, format, createId }: PlanOptions,
) {
  const rules: EventKind<K> = KINDS[kind];
  const [id, others] = [createId(), all[kind]];
  const context: KindContext<K> = { ...entry, id, others, all: others };
  const read = rules.readLine(typed, context);
  if (!read.problems.some(({ problem }) => problem.code === 'sinceWhen')) return { ...read, since: null };
  const value = answer.since ?? '';
  const year = readOptional(value, readYear);
  const { event, problems } = rules.readLine({ ...typed, since: valueOf(year) }, context);
  const { birthdate } = entry;
  const born = yearOf(typed.from ?? typed.until);
  const isOfSince = ({ part }: PartProblem<unknown>) => part === 'since';
  const wrong = year && (problemOf(year) ?? problems.find(isOfSince)?.problem);
  const since: AskedYear = {
    name: typed.words,
    label: describeSinceWhen(typed),
    value,
    problem: wrong ? describeProblem({ format, birthdate }, wrong) : undefined,
    birth: born === null || typed.relation === 'partner' ? null : Math.max(birthdate.year, born),
  };
  return { event, problems: problems.filter((each) => !isOfSince(each)), since };
}

/** What the visitor should know of an event before it is added. */
function describeAdded<K extends KindName>(
  event: EventOf<K>,
  { kind, typed, all }: TypedAs<K>,
  { entry, format }: PlanOptions,
): readonly string[] {
  const others: readonly EventOf<K>[] = all[kind];
  const isCut = cleanText(typed.words).length > MAX_EVENT_LENGTH;
  const isAlike = others.some((other) => likenessOf(kind, other) === likenessOf(kind, event));
  return [
    ...EDITORS[kind].describe({ format, birthdate: entry.birthdate }, event),
    isCut && TYPED_LIFE.cut(format, { count: MAX_EVENT_LENGTH }),
    isAlike && TYPED_LIFE.alike({ name: isolateName(nameOfEvent(kind, event)) }),
  ].filter((note) => note !== false);
}

/** Whether a line with words has a year before the visitor's birth, as that of somebody's birth may be. */
function isBeforeBirth({ words, from, until }: TypedEvent, { birthdate }: EntryContext): boolean {
  const year = yearOf(from ?? until);
  return words !== '' && year !== null && year < birthdate.year;
}

function describeWrong(
  { kind, typed }: TypedAs<KindName>,
  problems: readonly PartProblem<unknown>[],
  { entry, format }: PlanOptions,
): readonly string[] {
  const context = { format, birthdate: entry.birthdate };
  const mayBePerson = kind !== 'people' && isBeforeBirth(typed, entry);
  const describe = ({ problem }: PartProblem<unknown>) =>
    problem.code === 'beforeBirth' && mayBePerson
      ? TYPED_LIFE.orPerson({ time: describeWhen(context, problem.when), label: ENTRY.person })
      : describeProblem(context, problem);
  // Both times of a line can have the same one.
  return [...new Set(problems.map(describe))];
}

const NO_CHAPTER = { asked: { goesOn: null, colors: null }, isAnswered: true, notes: [], chapters: null };

/** A line that was read as an event, and all events with that one, if it is sure. */
function planLine(
  { text, from, until, event: read, question }: Extract<TypedLine, { event: TypedEvent }>,
  all: LifeEvents,
  { answer, ...options }: PlanOptions & { readonly answer: LineAnswer },
) {
  const { format, entry: life } = options;
  const chosen = question?.answers[answer.reading ?? -1];
  const typed = chosen ?? read;
  const kind = (question ? null : answer.kind) ?? typed.kind;
  const as = { kind, typed, answer, all };
  const { event, problems, since } = readEvent(as, options);
  const isAnswered = !question || chosen !== undefined;
  const isWrong = isAnswered && problems.length > 0;
  const chapter =
    isAnswered && event && 'color' in event
      ? planChapter(event, all.chapters, answer, life.birthdate)
      : NO_CHAPTER;
  const isSure = event && isAnswered && chapter.isAnswered;
  const plain = event ? describeAdded(event, as, options) : [describeTyped(format, kind, typed)];
  const entry: PlannedEntry = {
    text,
    from,
    until,
    state: isWrong ? 'wrong' : isSure ? 'sure' : 'asks',
    words: typed.words || null,
    notes: isWrong ? describeWrong(as, problems, options) : [...plain, ...chapter.notes],
    kind,
    question: question && {
      doubt: describeDoubt(question),
      answers: nameAnswers(format, question.answers),
      chosen: chosen ? question.answers.indexOf(chosen) : null,
    },
    since: isAnswered && !isWrong ? since : null,
    ofChapter: chapter.asked,
    added: isSure ? { kind, id: event.id, name: nameOfEvent(kind, event), line: text } : null,
  };
  if (!isSure) return { entry, event: null, all };
  const joined = { ...all, [kind]: [...all[kind], event] };
  return { entry, event, all: chapter.chapters ? { ...joined, chapters: chapter.chapters } : joined };
}

/** What is said of a line that could not be read. @param isAsked whether the order of day and month is asked */
function describeUnread(problem: LineProblem | 'tooLong', isAsked: boolean, format: Format): string {
  if (problem === 'tooLong') return TYPED_LIFE.tooLong(format, { count: MAX_TYPED_CHARACTERS });
  if (problem === 'noTime' || problem === 'twoTimes' || problem === 'monthOrYears')
    return TYPED_LIFE[problem];
  return problem === 'ambiguous' && isAsked ? TYPED_LIFE.waits : TIME_PROBLEMS[problem];
}

const UNREAD = {
  words: null,
  kind: null,
  question: null,
  since: null,
  ofChapter: NO_CHAPTER.asked,
  added: null,
} as const;

/** What would be added of a typed life. */
export interface Plan extends Pick<TypedLifeText, 'head' | 'file'> {
  readonly entries: readonly PlannedEntry[];
  /** All that are sure. */
  readonly events: LifeEvents;
  /** With those that were there before, some of which may go on or be in another order. */
  readonly chapters: LifeEvents['chapters'];
  readonly dayOrder: AskedChoice | null;
  /** What to do about most of the lines; `null` if there is nothing to say of them together. */
  readonly advice: string | null;
  /** How many lines are added. */
  readonly sure: number;
  /** How many questions are left. */
  readonly questions: number;
}

export const NOTHING_PLANNED: Plan = {
  entries: [],
  events: NO_LIFE_EVENTS,
  chapters: [],
  dayOrder: null,
  advice: null,
  head: null,
  file: null,
  sure: 0,
  questions: 0,
};

/** From this many lines on, most of which have no time, something other than a line each was pasted, such as a résumé. */
const MANY_LINES = 6;

function advise(lines: readonly TypedLine[]): string | null {
  const untimed = lines.filter((line) => !line.event && line.problem === 'noTime').length;
  return lines.length >= MANY_LINES && untimed > lines.length / 2 ? TYPED_LIFE.eachLine : null;
}

/**
 * Checks the lines of a typed life one after the other, as if each were entered in the editor of its kind after those
 * before it.
 */
export function planEntries(draft: PlannedDraft, options: PlanOptions): Plan {
  const { existing, format } = options;
  const { lines, head, file, dayOrder } = readDated(draft, options);
  let all = existing;
  let events = NO_LIFE_EVENTS;
  const entries = lines.map((line): PlannedEntry => {
    const { text, from, until } = line;
    if (!line.event) {
      const isAsked = line.problem === 'ambiguous' && dayOrder !== null;
      const notes = [describeUnread(line.problem, isAsked, format)];
      return { ...UNREAD, text, from, until, state: isAsked ? 'asks' : 'wrong', notes };
    }
    const answer = draft.answers.get(text) ?? {};
    const planned = planLine(line, all, { ...options, answer });
    all = planned.all;
    const { entry, event } = planned;
    if (event && entry.kind) events = { ...events, [entry.kind]: [...events[entry.kind], event] };
    return entry;
  });
  const sure = entries.filter(({ added }) => added).length;
  const asking = entries.filter(({ state, kind }) => state === 'asks' && kind !== null).length;
  const questions = asking + Number(dayOrder?.chosen === null);
  const advice = advise(lines);
  return { entries, events, chapters: all.chapters, dayOrder, advice, head, file, sure, questions };
}

/** The text without the lines that were added, and without empty ones. */
export function withoutAdded(text: string, entries: readonly PlannedEntry[]): string {
  const left = entries.flatMap(({ added, text: line }) => (added ? [] : [line]));
  const unread = text.slice(entries.at(-1)?.until ?? 0).trim();
  return [...left, unread].filter((line) => line !== '').join('\n');
}
