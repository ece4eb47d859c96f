import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PERSON_EDITOR_MESSAGES } from '#messages/person-editor-messages.ts';
import type { Dates } from '../../../life/life.ts';
import type { Person } from '../../../life/personal-entries.ts';
import { isolateName } from '../../../messages/isolate-name.ts';
import { Button } from '../../../ui/button.tsx';
import { useResults } from '../results-context.ts';
import type { EntryEdit } from './entry-edit-context.ts';
import { NEW_PERSON, type PersonProblem, parsePerson, writePerson } from './person-draft.ts';
import { fieldId, PersonFields } from './person-fields.tsx';

const words = PERSON_EDITOR_MESSAGES;
const NONE: readonly PersonProblem[] = [];

interface PersonEditorProps {
  readonly edit: EntryEdit;
  /** `null` for a new one. */
  readonly person: Person | null;
  readonly dates: Dates;
  readonly onSave: (person: Omit<Person, 'id'>) => void;
  /** @param opener what had the focus before the fields */
  readonly onCancel: (opener: Element | null) => void;
}

/** Adds or changes a person: Enter saves, Escape cancels. */
export function PersonEditor({ edit, person, dates, onSave, onCancel }: PersonEditorProps) {
  const { shownCountry } = useResults();
  const [opener] = useState(() => document.activeElement);
  const [draft, setDraft] = useState(person ? writePerson(person) : NEW_PERSON);
  const [refused, setRefused] = useState(false);
  const parsed = parsePerson(draft, {
    ownBirthYear: dates.birthdate.year,
    year: dates.asOf.year,
    hasCountry: shownCountry !== null,
  });
  useEffect(() => document.getElementById(fieldId('name'))?.focus(), [edit]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (parsed.person) return onSave(parsed.person);
    flushSync(() => setRefused(true));
    document.getElementById(fieldId(parsed.problems[0]?.part ?? 'name'))?.focus();
  };
  const cancelWithEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    // An input method closes its own list with Escape.
    if (key === 'Escape' && !nativeEvent.isComposing) onCancel(opener);
  };
  return (
    <form
      className="person-editor"
      method="dialog"
      noValidate
      aria-labelledby="person-editor-title"
      onSubmit={save}
      onKeyDown={cancelWithEscape}
    >
      <h5 id="person-editor-title">
        {person ? words.title.change(isolateName(person.name)) : words.title.add}
      </h5>
      <PersonFields
        value={draft}
        onChange={setDraft}
        country={shownCountry?.country ?? null}
        problems={refused ? parsed.problems : NONE}
      />
      <p className="note">{words.privacy}</p>
      {!person && <p className="note">{words.saving}</p>}
      <p className="person-editor-buttons">
        <Button type="submit">{words.save}</Button>
        <Button look="text" onClick={() => onCancel(opener)}>
          {words.cancel}
        </Button>
      </p>
    </form>
  );
}
