import { useState } from 'react';
import type { EventAction } from '../document/reduce-draft.ts';
import type { EventKind, LifeEvent, LifeEvents } from '../life/life-events.ts';
import { changeAndFocus } from '../platform/focus.ts';
import { type EventEdit, useEventEdit, WEEKS_ID } from './event-edit-context.ts';
import { UNDO_ID } from './undo-button.tsx';
import { useLifeEvents } from './use-life-events.ts';

interface ListEditorOptions<Event> {
  readonly kind: EventKind;
  readonly listOf: (events: LifeEvents) => readonly Event[];
  /** The id of the element that takes the focus after an event was changed. */
  readonly elementId: (id: string) => string;
}

/** The visitor's last change of a list. */
export interface LastChange<Event> {
  readonly what: 'added' | 'saved' | 'removed';
  readonly event: Event;
}

/** The id of the button that adds an event. */
export const addButtonId = (kind: EventKind) => `add-${kind}`;

/** The id of the element from which an editor was opened. */
function findOrigin(kind: EventKind, edit: EventEdit | null, elementId: (id: string) => string): string {
  if (edit?.week !== undefined) return WEEKS_ID;
  return edit?.id ? elementId(edit.id) : addButtonId(kind);
}

interface AddingOptions<Event> {
  readonly kind: EventKind;
  readonly edit: EventEdit | null;
  readonly onChange: ReturnType<typeof useLifeEvents>['onChange'];
  readonly setLast: (change: LastChange<Event>) => void;
}

/** Adds events, from the editor or without it. */
function useAdding<Event extends LifeEvent>({ kind, edit, onChange, setLast }: AddingOptions<Event>) {
  const { onEdit, drafts } = useEventEdit();
  const [added, setAdded] = useState(0);
  const add = (event: Event) => {
    onChange?.({ type: 'eventSaved', kind, event });
    setLast({ what: 'added', event });
  };
  return {
    add,
    /** The editor stays open for the next event. */
    addFromEditor: (event: Event) => {
      add(event);
      setAdded(added + 1);
      if (!edit) return;
      drafts[kind].delete(edit.id);
      onEdit({ ...edit, id: null });
    },
    editorKey: `${edit?.id}-${added}`,
  };
}

/** The events of one kind, and the actions on them. Each change moves the focus to its result. */
export function useListEditor<Event extends LifeEvent>(options: ListEditorOptions<Event>) {
  const { kind, listOf, elementId } = options;
  const { events, onChange } = useLifeEvents();
  const { edit: openEdit, onEdit } = useEventEdit();
  const [last, setLast] = useState<LastChange<Event> | null>(null);
  const edit = onChange && openEdit?.kind === kind ? openEdit : null;
  const { add, addFromEditor, editorKey } = useAdding<Event>({ kind, edit, onChange, setLast });
  const items = listOf(events);

  const origin = findOrigin(kind, edit, elementId);
  const change = (what: LastChange<Event>['what'], event: Event, action: EventAction, focusId: string) =>
    changeAndFocus(() => {
      onChange?.(action);
      setLast({ what, event });
      if (edit?.id === event.id) onEdit(null);
    }, focusId);
  return {
    items,
    /** The event that is being added or changed; `null` for none. */
    edit,
    /** The event that is changed; `null` for a new one. */
    edited: items.find(({ id }) => id === edit?.id) ?? null,
    /** The id of the element that the editor is beside, and to which the focus returns. */
    origin,
    /** Of the editor: another for each event that is added. */
    editorKey,
    // Something may have been undone since.
    last: last && (last.what === 'removed') !== items.some(({ id }) => id === last.event.id) ? last : null,
    canChange: onChange !== null,
    onOpen: (id: string) => onEdit({ kind, id }),
    onCancel: () => changeAndFocus(() => onEdit(null), origin),
    /** Adds an event that was not typed. An open editor keeps what was. */
    onAdd: add,
    onSave: (event: Event) => {
      const { id } = event;
      // Another tab may have removed this event meanwhile; saving then adds it again.
      const isNew = items.every((each) => each.id !== id);
      if (isNew) addFromEditor(event);
      else change('saved', event, { type: 'eventSaved', kind, event }, origin);
    },
    onRemove: (event: Event) => {
      const focusId = edit?.week === undefined ? UNDO_ID : origin;
      change('removed', event, { type: 'eventRemoved', kind, id: event.id }, focusId);
    },
  };
}

export type ListEditor<Event extends LifeEvent> = ReturnType<typeof useListEditor<Event>>;
