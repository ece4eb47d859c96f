import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ENTRY_LIST_MESSAGES } from '#messages/entry-list-messages.ts';
import { isolateName } from '../../../messages/isolate-name.ts';
import { type EntryEdit, useEntryEdit } from './entry-edit-context.ts';

interface EntryListOptions<Entry> {
  readonly kind: 'moment' | 'chapter';
  readonly items: readonly Entry[];
  /** `null` for a life that cannot be changed. */
  readonly onChange: ((items: readonly Entry[]) => void) | null;
  readonly nameOf: (entry: Entry) => string;
  /** What is announced after an entry was added. */
  readonly describeAdded: (entry: Entry, items: readonly Entry[]) => string;
}

/** An entry that was removed, and can come back. */
interface Removal<Entry> {
  readonly entry: Entry;
  /** Its position among the entries as stored, and in the list on screen. */
  readonly index: number;
  readonly row: number;
  /** The entries without it: once others are added or changed, it is too late. */
  readonly without: readonly Entry[];
}

export const editButtonId = (kind: string, id: string) => `edit-${kind}-${id}`;
export const undoButtonId = (kind: string) => `undo-${kind}`;

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Moves the focus back to where an editor was opened from. */
function returnFocus(kind: string, { id, week }: EntryEdit): void {
  if (id !== null) document.getElementById(editButtonId(kind, id))?.focus();
  else focusOn(week === undefined ? `#add-${kind}` : '.weeks-picture .chart-cursor');
}

/** The actions of a list of moments or chapters. Each says what it did, and takes care of the focus. */
export function useEntryList<Entry extends { readonly id: string }>(options: EntryListOptions<Entry>) {
  const { kind, items, onChange, nameOf, describeAdded } = options;
  const { edit: anyEdit, onEdit } = useEntryEdit();
  const edit = onChange && anyEdit?.kind === kind ? anyEdit : null;
  const [removal, setRemoval] = useState<Removal<Entry> | null>(null);
  const [status, setStatus] = useState('');

  const close = () => {
    flushSync(() => onEdit(null));
    if (edit) returnFocus(kind, edit);
  };
  const submit = (entry: Entry) => {
    const isNew = edit?.id === null;
    const changed = isNew ? [...items, entry] : items.map((each) => (each.id === entry.id ? entry : each));
    flushSync(() => {
      onChange?.(changed);
      setStatus(
        isNew ? describeAdded(entry, changed) : ENTRY_LIST_MESSAGES.saved(isolateName(nameOf(entry))),
      );
    });
    close();
  };
  const remove = (entry: Entry, row: number) => {
    const without = items.filter(({ id }) => id !== entry.id);
    flushSync(() => {
      setRemoval({ entry, index: items.indexOf(entry), row, without });
      setStatus(ENTRY_LIST_MESSAGES.removed(isolateName(nameOf(entry))));
      onChange?.(without);
    });
    document.getElementById(undoButtonId(kind))?.focus();
  };
  const restore = ({ entry, index }: Removal<Entry>) => {
    flushSync(() => {
      setRemoval(null);
      setStatus(ENTRY_LIST_MESSAGES.restored(isolateName(nameOf(entry))));
      onChange?.(items.toSpliced(index, 0, entry));
    });
    document.getElementById(editButtonId(kind, entry.id))?.focus();
  };
  return {
    edit,
    status,
    removal: removal?.without === items ? removal : null,
    canChange: onChange !== null,
    onOpen: (id: string) => onEdit({ kind, id }),
    close,
    submit,
    remove,
    restore,
  };
}
