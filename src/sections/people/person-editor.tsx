import { PERSON_EDITOR } from '#words/entries.ts';
import { NEW_PERSON, parsePerson, writePerson } from '../../document/person-draft.ts';
import type { Dates } from '../../life/life.ts';
import type { Person } from '../../life/life-events.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { createId } from '../../platform/id.ts';
import { EditorForm, useEditor } from '../../ui/editor-form.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { type EventEdit, useDraft, useEventEdit } from '../event-edit-context.ts';
import { useResults } from '../results-context.ts';
import styles from './person-editor.css?inline';
import { fieldId, PersonFields } from './person-fields.tsx';

adoptStyles(styles);

interface PersonEditorProps {
  readonly edit: EventEdit;
  /** `null` for a new one. */
  readonly person: Person | null;
  readonly dates: Dates;
  readonly onSave: (person: Person) => void;
  readonly onCancel: () => void;
}

/** Adds or changes a person. */
export function PersonEditor({ edit, person, dates, onSave, onCancel }: PersonEditorProps) {
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
  const { title, privacy, saving, save, cancel } = PERSON_EDITOR;
  const label = person ? title.change({ name: isolateName(person.name) }) : title.add;
  return (
    <EditorForm
      className="person-editor"
      label={label}
      {...form}
      focusKey={edit}
      submit={save}
      cancel={cancel}
      onCancel={onCancel}
    >
      <h5>{label}</h5>
      <PersonFields
        value={draft}
        onChange={setDraft}
        country={shownCountry?.country ?? null}
        problemOf={problemOf}
      />
      <p className="note">{privacy}</p>
      {!person && <p className="note">{saving}</p>}
    </EditorForm>
  );
}
