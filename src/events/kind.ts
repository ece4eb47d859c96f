import type { CalendarDate } from '../life/calendar-date.ts';
import type { EventOf, KindName } from '../life/life-events.ts';
import type { When } from '../life/when.ts';
import type { EventProblem } from './problem.ts';
import type { Typed } from './typed.ts';
import type { RelationFinder } from './typed-life/find-people.ts';
import type { TypedEvent } from './typed-life/parse-typed-life.ts';

/**
 * A part of an event as it is entered: a field of it, the year until which two people lived together, and which of two
 * chapters with the same weeks colors them.
 */
export type PartOf<K extends KindName> =
  | Exclude<keyof EventOf<K>, 'id'>
  | { readonly chapters: 'colors'; readonly moments: never; readonly people: 'until' }[K];

/** An event as it is entered: all of it is text. */
export type EventDraft<K extends KindName> = Readonly<Record<PartOf<K>, string>>;

/** What the rules of all kinds know of the visitor's life and language. */
export interface EntryContext {
  readonly birthdate: CalendarDate;
  readonly today: CalendarDate;
  readonly readTime: (text: string) => Typed<When>;
  /** As text that `readTime` reads. */
  readonly writeTime: (when: When) => string;
  readonly findRelation: RelationFinder;
}

export interface KindContext<K extends KindName> extends EntryContext {
  /** Of the event that is entered. */
  readonly id: string;
  /** The visitor's other events of the kind. */
  readonly others: readonly EventOf<K>[];
  /** All of them as they are, in their order: with the event as it was, unless it is new. */
  readonly all: readonly EventOf<K>[];
}

export interface PartProblem<Part> {
  readonly part: Part;
  readonly problem: EventProblem;
}

/**
 * An entered event, or its problems in the order of its parts.
 * @property all the events of the kind with this one, if others change with it
 */
export type Checked<K extends KindName> =
  | { readonly event: EventOf<K>; readonly problems: readonly []; readonly all?: readonly EventOf<K>[] }
  | { readonly event: null; readonly problems: readonly PartProblem<PartOf<K>>[]; readonly all?: never };

/** The parts of an event that a line may leave open. */
export type AskedPart = 'since' | 'diedIn' | 'goesOn' | 'colors';

/** What was entered for them, as in the fields of an event. */
export type LineAnswers = { readonly [Part in AskedPart]?: string };

/** How a kind of life events is entered, in its fields or as a line. */
export interface EventKind<K extends KindName> {
  /** The fields of an event from what was entered of it, and whether some were filled in. */
  readonly complete: (
    entered: Partial<EventDraft<K>>,
    context: KindContext<K>,
  ) => { readonly draft: EventDraft<K>; readonly isFilled: boolean };
  /** Without what nobody was asked for. */
  readonly write: (event: EventOf<K>, context: KindContext<K>) => Partial<EventDraft<K>>;
  readonly read: (draft: EventDraft<K>, context: KindContext<K>) => Checked<K>;
  /** Reads a line of a life as this kind, as if it and the answers to its questions were entered in the fields. */
  readonly readLine: (line: TypedEvent, context: KindContext<K>, answers?: LineAnswers) => Checked<K>;
  /** What is entered with a tap on a week, counted from 0 at birth; only of kinds that a tap adds. */
  readonly ofWeek?: (week: number, context: KindContext<K>) => Partial<EventDraft<K>>;
}

export const listProblems = <Part>(
  ...found: readonly (readonly [part: Part, problem: EventProblem | null])[]
): PartProblem<Part>[] => found.flatMap(([part, problem]) => (problem ? [{ part, problem }] : []));

/** What is wrong with the name or the words of an event. @property isFull whether there is no room for it */
export const findNameProblem = (
  words: string,
  { missing, isFull }: { readonly missing: EventProblem; readonly isFull: boolean },
): EventProblem | null => (isFull ? { code: 'full' } : words === '' ? missing : null);
