import { CHAPTERS, ENTRY, TIME_PROBLEMS, TYPED_LIFE } from '#words/results.ts';
import { describeWhen } from '../../events/describe-events.ts';
import { describeProblem } from '../../events/describe-problem.ts';
import type { EntryContext, EventKind, KindContext, PartProblem } from '../../events/kind.ts';
import { KINDS } from '../../events/kinds.ts';
import { nameOfEvent } from '../../events/saved-events.ts';
import type { FileKind } from '../../events/typed-life/detect-table.ts';
import type { LineProblem } from '../../events/typed-life/parse-line.ts';
import {
  MAX_TYPED_CHARACTERS,
  type TypedEvent,
  type TypedLifeText,
  type TypedLine,
} from '../../events/typed-life/parse-typed-life.ts';
import { findEndedChapter } from '../../life/join-chapter.ts';
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
import { describePerson, describeTyped } from './describe-typed.ts';
import { type PlannedDraft, type ReadingContext, readDated } from './plan-day-order.ts';
import { askKind, askOfChapter, askOfPerson, askReading, LINE_KINDS, type Question } from './questions.ts';
import type { AddedEntry, Answers } from './typed-draft.ts';

/** A line as it would be added, in its place in the text. */
export interface PlannedEntry extends Pick<TypedLine, 'text' | 'from' | 'until'> {
  /** Whether it is added, waits for an answer, or cannot be added. */
  readonly state: 'sure' | 'asks' | 'wrong';
  /** Its name or its words; `null` if they could not be read. */
  readonly words: string | null;
  /** Its time as it was read, what is wrong with it, or what the visitor should know. */
  readonly notes: readonly string[];
  /** What it is, and what else it leaves open: with the answers, as long as they can be changed. */
  readonly questions: readonly Question[];
  /** `null` as long as it cannot be added. */
  readonly added: AddedEntry | null;
}

interface PlanOptions extends ReadingContext {
  readonly existing: LifeEvents;
  readonly entry: EntryContext;
  readonly createId: () => string;
}

type EventLine = Extract<TypedLine, { event: TypedEvent }>;

/** What a line is to be as an event of one kind, beside all events before it. */
interface TypedAs<K extends KindName> {
  readonly kind: K;
  readonly typed: TypedEvent;
  readonly line: EventLine;
  readonly answers: Answers;
  readonly all: LifeEvents;
}

/** The same text for two events of one kind that look alike: the name, and for moments the time as well. */
const likenessOf = <K extends KindName>(kind: K, event: EventOf<K>): string =>
  JSON.stringify([foldText(nameOfEvent(kind, event)), 'when' in event && event.when]);

/** What the visitor should know of an event before it is added. */
function describeAdded<K extends KindName>(
  event: EventOf<K>,
  chapters: LifeEvents['chapters'],
  { kind, typed, all, entry, format }: TypedAs<K> & PlanOptions,
): readonly string[] {
  const { birthdate } = entry;
  const others: readonly EventOf<K>[] = all[kind];
  const context = { format, birthdate };
  const isCut = cleanText(typed.words).length > MAX_EVENT_LENGTH;
  const isAlike = others.some((other) => likenessOf(kind, other) === likenessOf(kind, event));
  // Where it asks about another chapter, it may end as well: then it only says so.
  const isEnded = 'color' in event && findEndedChapter(event, chapters, birthdate) === event;
  return [
    ...('birthYear' in event ? describePerson(context, event) : [describeTyped(context, kind, typed)]),
    isEnded && CHAPTERS.goesOn.ends({ name: isolateName(event.name) }),
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
  problems: readonly PartProblem<unknown>[],
  { kind, typed, entry, format }: TypedAs<KindName> & PlanOptions,
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

const NOTHING_READ = { event: null, questions: [], wrong: [], all: undefined } as const;

/** An event as a line and the answers say it; what its kind asks for beside them, and what else is wrong. */
function readAs<K extends KindName>(as: TypedAs<K> & PlanOptions) {
  const { kind, typed, line, answers, all, entry, format, createId } = as;
  const rules: EventKind<K> = KINDS[kind];
  const [id, others] = [createId(), all[kind]];
  const context: KindContext<K> = { ...entry, id, others, all: others };
  const { problems: open } = rules.readLine(typed, context);
  const read = rules.readLine(typed, context, answers);
  const problems: readonly PartProblem<unknown>[] = read.problems;
  const asked = open.some(({ problem }) => ['sinceWhen', 'livedSinceWhen'].includes(problem.code))
    ? askOfPerson(typed, answers, { isBare: line.question !== null, birthYear: entry.birthdate.year })
    : askOfChapter({ id, name: typed.words }, open, answers);
  const questions = asked.map((question): Question => {
    const found = problems.find(({ part }) => part === question.name)?.problem;
    if (!question.year || !found) return question;
    const isEmpty = question.given.trim() === '';
    const problem = isEmpty ? undefined : describeProblem({ format, birthdate: entry.birthdate }, found);
    return { ...question, isOpen: true, year: { problem } };
  });
  const wrong = problems.filter(({ part }) => !asked.some(({ name }) => name === part));
  return { ...read, questions, wrong };
}

/** A line as an event of one kind, and all events with that one, if it is sure. */
function planAs<K extends KindName>(as: TypedAs<K> & PlanOptions) {
  const { kind, typed, line, answers, all, entry, format } = as;
  const { text, from, until, question } = line;
  const context = { format, birthdate: entry.birthdate };
  const first = question ? askReading(question, answers.reading, context) : askKind(text, kind);
  const { event, questions, wrong, all: joined } = first.isOpen ? NOTHING_READ : readAs(as);
  const isWrong = wrong.length > 0;
  const after: LifeEvents = event ? { ...all, [kind]: joined ?? [...all[kind], event] } : all;
  const changed = all.chapters.filter((each) => !after.chapters.includes(each));
  const notes = isWrong ? describeWrong(wrong, as) : [describeTyped(context, kind, typed)];
  const planned: PlannedEntry = {
    text,
    from,
    until,
    state: isWrong ? 'wrong' : event ? 'sure' : 'asks',
    words: typed.words || null,
    notes: event ? describeAdded(event, after.chapters, as) : notes,
    questions: [first, ...(isWrong ? [] : questions)],
    added: event && { kind, id: event.id, name: nameOfEvent(kind, event), line: text, changed },
  };
  return { planned, event, all: after };
}

/** A line that could not be read, or waits for the order of day and month. */
function planUnread(
  { text, from, until, problem }: Extract<TypedLine, { problem: unknown }>,
  isAsked: boolean,
  format: Format,
): PlannedEntry {
  const waits = problem === 'ambiguous' && isAsked;
  const note = waits ? TYPED_LIFE.waits : describeUnread(problem, format);
  const state = waits ? 'asks' : 'wrong';
  return { text, from, until, state, words: null, notes: [note], questions: [], added: null };
}

function describeUnread(problem: LineProblem | FileKind | 'tooLong', format: Format): string {
  if (problem === 'tooLong') return TYPED_LIFE.tooLong(format, { count: MAX_TYPED_CHARACTERS });
  if (problem === 'calendar' || problem === 'familyTree' || problem === 'addressCard')
    return TYPED_LIFE.files[problem];
  return problem === 'noTime' || problem === 'twoTimes' || problem === 'monthOrYears'
    ? TYPED_LIFE[problem]
    : TIME_PROBLEMS[problem];
}

/** What would be added of a typed life. */
export interface Plan extends Pick<TypedLifeText, 'head' | 'file'> {
  readonly entries: readonly PlannedEntry[];
  /** All that are sure. */
  readonly events: LifeEvents;
  /** With those that were there before, some of which may go on or be in another order. */
  readonly chapters: LifeEvents['chapters'];
  /** Asked once for all lines; `null` if it makes no difference to any. */
  readonly dayOrder: Question | null;
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
    if (!line.event) return planUnread(line, dayOrder !== null, format);
    const answers = draft.answers.get(line.text) ?? {};
    const typed = line.question?.answers[Number(answers.reading)] ?? line.event;
    const kind = (line.question ? null : LINE_KINDS.find((each) => each === answers.kind)) ?? typed.kind;
    const { planned, event, all: after } = planAs({ ...options, kind, typed, line, answers, all });
    all = after;
    if (event) events = { ...events, [kind]: [...events[kind], event] };
    return planned;
  });
  const sure = entries.filter(({ added }) => added).length;
  const asking = entries.filter((entry) => entry.state === 'asks' && entry.questions.length > 0).length;
  const questions = asking + Number(dayOrder?.isOpen ?? false);
  const advice = advise(lines);
  return { entries, events, chapters: all.chapters, dayOrder, advice, head, file, sure, questions };
}

/** The text without the lines that were added, and without empty ones. */
export function withoutAdded(text: string, entries: readonly PlannedEntry[]): string {
  const left = entries.flatMap(({ added, text: line }) => (added ? [] : [line]));
  const unread = text.slice(entries.at(-1)?.until ?? 0).trim();
  return [...left, unread].filter((line) => line !== '').join('\n');
}
