import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ENTRY_LIMITS, type Person } from '../../../life/personal-entries.ts';
import { createId } from '../../../platform/id.ts';
import { useResults } from '../results-context.ts';
import { type EntryEdit, useEntryEdit } from './entry-edit-context.ts';
import { useEntries } from './use-entries.ts';

/** A person who was removed, the place in the list, and the list without them: any other change ends the undo. */
interface RemovedPerson {
  readonly person: Person;
  readonly index: number;
  readonly others: readonly Person[];
}

const UNDO_ID = 'people-undo';

/** The id of a person's name on the page, which takes the focus. */
export const nameId = (id: string) => `person-name-${id}`;

const focus = (id: string) => document.getElementById(id)?.focus();

/** A list with a person in the place of the one with the same id, or else at the end. */
const place = (people: readonly Person[], person: Person) =>
  people.some(({ id }) => id === person.id)
    ? people.map((each) => (each.id === person.id ? person : each))
    : [...people, person];

export type PeopleChanges = ReturnType<typeof usePeopleChanges>;

/** What the visitor can do with the people: each change moves the focus to what it leads to. */
export function usePeopleChanges() {
  const { onChangeEntries } = useResults();
  const { entries } = useEntries();
  const { edit, onEdit } = useEntryEdit();
  const { people } = entries;
  const [lastRemoved, setRemoved] = useState<RemovedPerson | null>(null);
  const removed = lastRemoved?.others === people ? lastRemoved : null;
  /** Shows a change at once, so that the focus can move to it. */
  const change = (next: readonly Person[]) =>
    flushSync(() => {
      onChangeEntries?.({ ...entries, people: next });
      onEdit(null);
    });
  const ownEdit: EntryEdit | null = edit?.kind === 'person' ? edit : null;
  return {
    people,
    edit: ownEdit,
    /** Whether somebody is to be added to a list that is full. */
    isRefused: ownEdit?.id === null && people.length >= ENTRY_LIMITS.people,
    removed,
    undoId: UNDO_ID,
    /** `undefined` for people who cannot be changed. */
    onEdit: onChangeEntries ? (id: string) => onEdit({ kind: 'person', id }) : undefined,
    onRemove: (person: Person) => {
      const others = people.filter((each) => each !== person);
      setRemoved({ person, index: people.indexOf(person), others });
      change(others);
      focus(UNDO_ID);
    },
    onUndo: () => {
      if (!removed) return;
      change(people.toSpliced(removed.index, 0, removed.person));
      focus(nameId(removed.person.id));
    },
    onSave: (saved: Omit<Person, 'id'>) => {
      // In the order in which saved forms are read, so that another tab saves the same text.
      const person = { id: ownEdit?.id ?? createId(), ...saved };
      change(place(people, person));
      focus(nameId(person.id));
    },
    /** @param opener what had the focus before the fields */
    onCancel: (opener: Element | null) => {
      flushSync(() => onEdit(null));
      if (ownEdit?.id) focus(nameId(ownEdit.id));
      else if (opener instanceof HTMLElement) opener.focus();
    },
  };
}
