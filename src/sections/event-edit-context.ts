import { useMemo, useState } from 'react';
import type { PersonDraft } from '../document/person-draft.ts';
import type { EventKind } from '../life/life-events.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { createRequiredContext } from '../ui/required-context.ts';
import type { ColoredChapterDraft, MomentDraft } from './parse-event.ts';

/** The id of the weeks that can be explored: a moment can be added from there. */
export const WEEKS_ID = 'weeks';

/** A life event that the visitor is adding or changing. */
export interface EventEdit {
  readonly kind: EventKind;
  /** The id of the event that is changed; `null` for a new one. */
  readonly id: string | null;
  /** The week in whose place the editor was opened, counted from 0 at birth. */
  readonly week?: number;
}

/** Typed texts for the events of one kind, by the ids of the events; `null` for a new one. */
type Drafts<Draft> = Map<EventEdit['id'], Draft>;

/** A life typed in lines, and the kinds that the visitor chose, by the text of the entry. */
export interface TypedDraft {
  readonly text: string;
  readonly kinds: ReadonlyMap<string, EventKind>;
}

/** Typed texts that are not saved yet. They are kept while another editor is open. */
export interface EventDrafts {
  readonly moments: Drafts<MomentDraft>;
  readonly chapters: Drafts<ColoredChapterDraft>;
  readonly people: Drafts<PersonDraft>;
  /** A life typed or pasted in lines; its key is `null`. */
  readonly typed: Drafts<TypedDraft>;
}

interface EventEditing {
  /** `null` while nothing is edited. */
  readonly edit: EventEdit | null;
  /** Opens another editor; `null` closes the one that is open, and forgets what was typed in it. */
  readonly onEdit: (edit: EventEdit | null) => void;
  readonly drafts: EventDrafts;
}

export const [EventEditContext, useEventEdit] = createRequiredContext<EventEditing>('EventEditContext');

export const createEventDrafts = (): EventDrafts => ({
  moments: new Map(),
  chapters: new Map(),
  people: new Map(),
  typed: new Map(),
});

/**
 * Keeps track of which editor is open.
 * @param drafts what was typed and is not saved yet; closing an editor without opening another deletes its draft
 */
export function useEventEditing(drafts: EventDrafts, initial: EventEdit | null = null): EventEditing {
  const [edit, setEdit] = useState(initial);
  const onEdit = useEventCallback((next: EventEdit | null) => {
    if (edit && !next) drafts[edit.kind].delete(edit.id);
    setEdit(next);
  });
  return useMemo(() => ({ edit, onEdit, drafts }), [edit, onEdit, drafts]);
}

/** The content of an editor's fields: the texts typed before another editor was opened, or else the event's own. */
export function useDraft<Draft>(
  drafts: Drafts<Draft>,
  { id }: Pick<EventEdit, 'id'>,
  createDraft: () => Draft,
) {
  const [draft, setDraft] = useState(() => drafts.get(id) ?? createDraft());
  const change = (next: Draft) => {
    drafts.set(id, next);
    setDraft(next);
  };
  return [draft, change] as const;
}
