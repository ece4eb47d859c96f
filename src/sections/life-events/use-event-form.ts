import { type FormEvent, useState } from 'react';
import { describeProblem } from '../../events/describe-problem.ts';
import type { EntryContext, EventDraft, EventKind, KindContext, PartOf } from '../../events/kind.ts';
import { KINDS } from '../../events/kinds.ts';
import type { EventOf, KindName } from '../../life/life-events.ts';
import { useLeaveQuestion } from '../../platform/carried-state.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { draftKey, useEventEdit } from '../../results/event-edit-context.ts';
import { useTimeContext } from '../../results/use-life-events.ts';

/** A field of the form. It has a problem only once an event was refused. */
export interface EventField {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
}

/** What an editor lays out the fields of an event with. */
export interface EventForm<K extends KindName> {
  readonly draft: EventDraft<K>;
  /** Whether some of it was filled in by the page. */
  readonly isFilled: boolean;
  readonly fieldOf: (part: PartOf<K>) => EventField;
  readonly entry: KindContext<K>;
}

interface EditedEvent<K extends KindName> {
  readonly kind: K;
  /** `null` for a new one. */
  readonly event: EventOf<K> | null;
  /** All of the kind. */
  readonly all: readonly EventOf<K>[];
  /** The week that was tapped, counted from 0 at birth. */
  readonly week: number | undefined;
  readonly entry: EntryContext;
  /** What a suggested one begins with, with the key by which what was left of it is kept. */
  readonly suggested?: {
    readonly key: object;
    readonly id: string;
    readonly draft: Partial<EventDraft<K>>;
  };
  /** @param all those of the kind with this one, if others change with it */
  readonly onSave: (event: EventOf<K>, all: readonly EventOf<K>[] | undefined) => void;
}

/**
 * The form of an event: it begins with what was left of it before. If there are problems at a submit, it shows them from
 * then on, and focuses the field of the first one. Where nothing but an answer lacks, it first leads to the question alone:
 * that may have come while the visitor typed.
 */
export function useEventForm<K extends KindName>(edited: EditedEvent<K>) {
  const { kind, event, all, week, entry, suggested, onSave } = edited;
  const rules: EventKind<K> = KINDS[kind];
  const times = useTimeContext();
  const drafts: WeakMap<object, Partial<EventDraft<K>>> = useEventEdit().drafts[kind];
  const [id] = useState(() => event?.id ?? suggested?.id ?? createId());
  const key = suggested?.key ?? draftKey(event);
  const others = all.filter((each) => each.id !== id);
  const context: KindContext<K> = { ...entry, id, others, all };
  const [entered, setEntered] = useState<Partial<EventDraft<K>>>(() => ({
    ...(drafts.get(key) ?? (event ? rules.write(event, context) : suggested?.draft)),
    ...(week === undefined ? null : rules.ofWeek?.(week, context)),
  }));
  useLeaveQuestion(drafts.has(key));
  const [refused, setRefused] = useState(false);
  const [led, setLed] = useState(false);
  const { draft, isFilled } = rules.complete(entered, context);
  const read = rules.read(draft, context);
  const { problems } = read;
  const idOf = (part: PartOf<K>) => [kind, part].join('-');
  const fieldOf = (part: PartOf<K>): EventField => {
    const found = refused ? problems.find((each) => each.part === part) : undefined;
    return {
      id: idOf(part),
      value: draft[part],
      onChange: (value) => {
        const changed = { ...entered, [part]: value };
        drafts.set(key, changed);
        setEntered(changed);
        setLed(false);
      },
      problem: found && describeProblem(times, found.problem),
    };
  };
  const onSubmit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (read.event) return onSave(read.event, read.all);
    const [first] = problems;
    if (!first) return;
    const isNew = first.problem.code === 'unanswered' && !led;
    changeAndFocus(() => (isNew ? setLed(true) : setRefused(true)), idOf(first.part));
  };
  const form: EventForm<K> = { draft, isFilled, fieldOf, entry: context };
  return { form, onSubmit, isAsked: problems.some(({ problem }) => problem.code === 'unanswered') };
}
