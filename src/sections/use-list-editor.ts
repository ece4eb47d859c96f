import { useState } from 'react';
import type { EventChange } from '../document/reduce-document.ts';
import type { EventRestored } from '../document/removed-events.ts';
import type { EventKind, LifeEvent, LifeEvents } from '../life/life-events.ts';
import { changeAndFocus } from '../platform/focus.ts';
import { isAdded, useEventEdit, WEEKS_ID } from './event-edit-context.ts';
import { useLifeEvents } from './use-life-events.ts';

interface ListEditorOptions<Event> {
  readonly kind: EventKind;
  readonly listOf: (events: LifeEvents) => readonly Event[];
  /** The id of the element that takes the focus after an event was changed or restored. */
  readonly elementId: (id: string) => string;
  /** Whether that element takes the focus after adding an event too, instead of the button that opened the editor. */
  readonly focusAdded: boolean;
}

/** The visitor's last change of a list. */
export interface LastChange<Event> {
  readonly what: 'added' | 'saved' | 'removed' | 'restored';
  readonly event: Event;
}

/** The id of the button that adds an event. */
export const addButtonId = (kind: EventKind) => `add-${kind}`;
/** The id of the button that restores a removed event. */
export const undoButtonId = (kind: EventKind, id: string) => `undo-${kind}-${id}`;

/** The events of one kind, and the actions on them. Each change moves the focus to its result. */
export function useListEditor<Event extends LifeEvent>(options: ListEditorOptions<Event>) {
  const { kind, listOf, elementId, focusAdded } = options;
  const { events, andRemoved, onChange } = useLifeEvents();
  const { edit: openEdit, onEdit, drafts } = useEventEdit();
  const [last, setLast] = useState<LastChange<Event> | null>(null);
  const edit = onChange && openEdit?.kind === kind ? openEdit : null;
  const items = listOf(events);
  const all = listOf(andRemoved);

  const opener = edit?.week === undefined ? addButtonId(kind) : WEEKS_ID;
  const origin = edit?.id ? elementId(edit.id) : opener;
  const change = (
    what: LastChange<Event>['what'],
    event: Event,
    action: EventChange | EventRestored,
    focusId: string,
  ) =>
    changeAndFocus(() => {
      onChange?.(action);
      setLast({ what, event });
      if (action.type === 'eventSaved') onEdit(null);
    }, focusId);
  return {
    items,
    /** All events in their order, among them the removed ones that can be restored. */
    all,
    removed: all.filter((event) => !items.includes(event)),
    /** The event that is being added or changed; `null` for none. */
    edit,
    isAdding: isAdded({ edit, drafts }, items),
    // Something may have been undone since.
    last: last && (last.what === 'removed') !== items.some(({ id }) => id === last.event.id) ? last : null,
    canChange: onChange !== null,
    onOpen: (id: string) => onEdit({ kind, id }),
    onCancel: () => changeAndFocus(() => onEdit(null), origin),
    onSave: (event: Event) => {
      const { id } = event;
      // Another tab may have removed this event meanwhile; saving then adds it again.
      const what = items.some((each) => each.id === id) ? 'saved' : 'added';
      change(what, event, { type: 'eventSaved', kind, event }, focusAdded ? elementId(id) : origin);
    },
    onRemove: (event: Event) => {
      const { id } = event;
      change('removed', event, { type: 'eventRemoved', kind, id }, undoButtonId(kind, id));
    },
    onRestore: (event: Event) => {
      const { id } = event;
      change('restored', event, { type: 'eventRestored', kind, id }, elementId(id));
    },
  };
}

export type ListEditor<Event extends LifeEvent> = ReturnType<typeof useListEditor<Event>>;
