import { ENTRY, TIME_PROBLEMS, TYPED_LIFE } from '#words/results.ts';
import { describeProblem } from '../../events/describe-problem.ts';
import type { EntryContext } from '../../events/kind.ts';
import { KINDS, nameOfEvent } from '../../events/kinds.ts';
import type { LineProblem } from '../../events/typed-life/parse-line.ts';
import {
  MAX_TYPED_CHARACTERS,
  type TypedEvent,
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
import { EDITORS } from './editors.ts';

export type PlannedEntry = TypedLine & {
  /** As the visitor chose it, or else as it was understood; `null` if the line could not be read. */
  readonly kind: KindName | null;
  readonly isRight: boolean;
  /** Its time as it was read, what is wrong with it, or what the visitor should know. */
  readonly notes: readonly string[];
};

interface PlanOptions {
  readonly kinds: ReadonlyMap<string, KindName>;
  readonly existing: LifeEvents;
  readonly entry: EntryContext;
  readonly format: Format;
  readonly createId: () => string;
}

/** The same text for two events of one kind that look alike: the name, and for moments the time as well. */
const likenessOf = <K extends KindName>(kind: K, event: EventOf<K>): string =>
  JSON.stringify([foldText(nameOfEvent(kind, event)), 'when' in event && event.when]);

/** Whether a line with words has a year before the visitor's birth, as that of somebody's birth may be. */
function isBeforeBirth({ words, from, until }: TypedEvent, { birthdate }: EntryContext): boolean {
  const year = yearOf(from ?? until);
  return words !== '' && year !== null && year < birthdate.year;
}

/** The event that a line becomes, if it is right, and what is said of it. @param all the events before it */
function planLine<K extends KindName>(kind: K, line: TypedEvent, all: LifeEvents, options: PlanOptions) {
  const { entry, format, createId } = options;
  const others: readonly EventOf<K>[] = all[kind];
  const { event, problems } = KINDS[kind].readLine(line, { ...entry, id: createId(), others });
  const context = { format, birthdate: entry.birthdate };
  if (!event) {
    // Both times of a line can have the same one.
    const notes = new Set(problems.map(({ problem }) => describeProblem(context, problem)));
    if (kind !== 'people' && isBeforeBirth(line, entry))
      notes.add(TYPED_LIFE.orPerson({ label: ENTRY.person }));
    return { event, notes: [...notes] };
  }
  const isCut = cleanText(line.words).length > MAX_EVENT_LENGTH;
  const isAlike = others.some((other) => likenessOf(kind, other) === likenessOf(kind, event));
  const notes = [
    EDITORS[kind].describe(context, event),
    isCut && TYPED_LIFE.cut(format, { count: MAX_EVENT_LENGTH }),
    isAlike && TYPED_LIFE.alike({ name: isolateName(nameOfEvent(kind, event)) }),
  ].filter((note) => note !== false);
  return { event, notes };
}

function describeUnread(problem: LineProblem | 'tooLong', format: Format): string {
  if (problem === 'tooLong') return TYPED_LIFE.tooLong(format, { count: MAX_TYPED_CHARACTERS });
  if (problem === 'noTime' || problem === 'twoTimes' || problem === 'monthOrYears')
    return TYPED_LIFE[problem];
  return TIME_PROBLEMS[problem];
}

/**
 * Checks the lines of a typed life one after the other, as if each were entered in the editor of its kind after those
 * before it.
 * @returns `added`: everything that can be added
 */
export function planEntries(lines: readonly TypedLine[], options: PlanOptions) {
  const { kinds, existing, format } = options;
  let all = existing;
  let added = NO_LIFE_EVENTS;
  const entries = lines.map((line): PlannedEntry => {
    if (!line.event)
      return { ...line, kind: null, isRight: false, notes: [describeUnread(line.problem, format)] };
    const chosen = kinds.get(line.text);
    const kind = chosen ?? line.event.kind;
    if (line.question && !chosen) return { ...line, kind, isRight: false, notes: [] };
    const { event, notes } = planLine(kind, line.event, all, options);
    if (event) {
      all = { ...all, [kind]: [...all[kind], event] };
      added = { ...added, [kind]: [...added[kind], event] };
    }
    return { ...line, kind, isRight: event !== null, notes };
  });
  return { entries, added };
}

/** The text without the lines that were added, and without empty ones. */
export function withoutAdded(text: string, entries: readonly PlannedEntry[]): string {
  const left = entries.flatMap(({ isRight, text: line }) => (isRight ? [] : [line]));
  const unread = text.slice(entries.at(-1)?.until ?? 0).trim();
  return [...left, unread].filter((line) => line !== '').join('\n');
}
