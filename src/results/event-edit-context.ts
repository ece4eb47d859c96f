import { useMemo, useReducer, useState } from 'react';
import type { ChapterDraft, MomentDraft } from '../events/check-event.ts';
import type { PersonDraft } from '../events/check-person.ts';
import type { EventKind, LifeEvent } from '../life/life-events.ts';
import { createRequiredContext } from '../ui/required-context.ts';

/** A life event that the visitor is adding or changing. */
export interface EventEdit {
  readonly kind: EventKind;
  /** The id of the event that is changed; `null` for a new one. */
  readonly id: string | null;
  /** The week of a new moment, counted from 0 at birth. */
  readonly week?: number;
}

/** What was typed of an event and left without saving it: by the event, which is another one once it is changed. */
type KeptDrafts<Draft> = WeakMap<object, Draft>;

/** Says to assistive technology what was done. */
interface Said {
  readonly text: string;
  /** Another one each time: the same words are announced again. */
  readonly number: number;
}

interface EventEditing {
  /** `null` while nothing is edited. */
  readonly edit: EventEdit | null;
  readonly onEdit: (edit: EventEdit | null) => void;
  readonly said: Said;
  readonly onSaid: (text: string) => void;
  readonly drafts: {
    readonly moments: KeptDrafts<MomentDraft>;
    readonly chapters: KeptDrafts<ChapterDraft>;
    /** Only what was entered: the rest may be filled in. */
    readonly people: KeptDrafts<Partial<PersonDraft>>;
  };
}

const NEW_EVENT = {};
export const draftKey = (event: LifeEvent | null): object => event ?? NEW_EVENT;

export const ADD_EVENT_ID = 'add-event';

export const [EventEditContext, useEventEdit] = createRequiredContext<EventEditing>('EventEditContext');

/**
 * The draft of an event: what was left of it before, or a new one.
 * @param given what a new one has in any case
 */
export function useEventDraft<Draft extends object>(
  kept: KeptDrafts<Draft>,
  event: LifeEvent | null,
  create: () => Draft,
  given: Partial<Draft> = {},
) {
  const [draft, setDraft] = useState(() => ({ ...(kept.get(draftKey(event)) ?? create()), ...given }));
  const onChange = (changed: Draft) => {
    kept.set(draftKey(event), changed);
    setDraft(changed);
  };
  return [draft, onChange] as const;
}

/** Keeps track of which life event is edited, in the one dialog for them. */
export function useEventEditing(initial: EventEdit | null = null): EventEditing {
  const [edit, onEdit] = useState(initial);
  const [said, onSaid] = useReducer(
    ({ number }: Said, text: string): Said => ({ text, number: number + 1 }),
    { text: '', number: 0 },
  );
  const [drafts] = useState(() => ({
    moments: new WeakMap(),
    chapters: new WeakMap(),
    people: new WeakMap(),
  }));
  return useMemo(() => ({ edit, onEdit, said, onSaid, drafts }), [edit, said, drafts]);
}
