import { PERSON_EDITOR } from '#words/entries.ts';
import { NEW_PERSON, parsePerson, writePerson } from '../../document/person-draft.ts';
import type { Dates } from '../../life/life.ts';
import type { Person } from '../../life/life-events.ts';
import { createId } from '../../platform/id.ts';
import { useEditor } from '../../ui/editor-form.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { type EventEdit, useDraft, useEventEdit } from '../event-edit-context.ts';
import { EventSheet } from '../event-sheet.tsx';
import { useResults } from '../results-context.ts';
import type { ListEditor } from '../use-list-editor.ts';
import { fieldId, PersonFields } from './person-fields.tsx';

interface PersonEditorProps {
  readonly edit: EventEdit;
  readonly list: ListEditor<Person>;
  readonly dates: Dates;
}

/** Adds or changes a person. */
export function PersonEditor({ edit, list, dates }: PersonEditorProps) {
  const { edited: person, origin, onSave, onCancel, onRemove } = list;
  const { shownCountry } = useResults();
  const [draft, setDraft] = useDraft(useEventEdit().drafts.people, edit, () =>
    person ? writePerson(person) : NEW_PERSON,
  );
  const parsed = parsePerson(draft, {
    ownBirthYear: dates.birthdate.year,
    year: dates.asOf.year,
    hasCountry: shownCountry !== null,
  });
  const { problemOf, form } = useEditor({
    result: parsed.event,
    problems: parsed.problems,
    fieldId,
    first: 'name',
    // In the order in which saved forms are read, so that another tab saves the same text.
    onSave: (saved) => onSave({ id: edit.id ?? createId(), ...saved }),
  });
  const { title, privacy } = PERSON_EDITOR;
  const label = person ? title.change({ name: isolateName(person.name) }) : title.add;
  return (
    <EventSheet
      label={label}
      {...form}
      focusKey={edit}
      origin={origin}
      onCancel={onCancel}
      onRemove={person && (() => onRemove(person))}
    >
      <PersonFields
        value={draft}
        onChange={setDraft}
        country={shownCountry?.country ?? null}
        problemOf={problemOf}
      />
      <p className="note">{privacy}</p>
    </EventSheet>
  );
}
