import { PERSON_EDITOR } from '#words/entries.ts';
import {
  chooseRelation,
  completePerson,
  draftPerson,
  enterTexts,
  NEW_PERSON,
  type PersonTexts,
  parsePerson,
} from '../../document/person-draft.ts';
import type { Dates } from '../../life/life.ts';
import type { Person } from '../../life/life-events.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { EditorForm, useEditor } from '../../ui/editor-form.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { type EventEdit, useDraft, useEventEdit } from '../event-edit-context.ts';
import { useResults } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';
import styles from './person-editor.css?inline';
import { PersonFields } from './person-fields.tsx';
import { fieldId } from './person-sentence.tsx';
import { RelationButtons } from './relation-buttons.tsx';

adoptStyles(styles);

interface PersonEditorProps {
  readonly edit: EventEdit;
  /** `null` for a new one. */
  readonly person: Person | null;
  readonly dates: Dates;
  readonly onSave: (person: Person) => void;
  readonly onCancel: () => void;
}

/** The id of a field, or of the first button above the fields. */
const idOf = (part: keyof PersonTexts | 'relation') =>
  part === 'relation' ? 'person-relation' : fieldId(part);

/** Adds or changes a person. */
export function PersonEditor({ edit, person, dates, onSave, onCancel }: PersonEditorProps) {
  const { shownCountry } = useResults();
  const { people } = useLifeEvents().events;
  const [draft, setDraft] = useDraft(useEventEdit().drafts.people, edit, () =>
    person ? draftPerson(person) : NEW_PERSON,
  );
  const limits = {
    ownBirthYear: dates.birthdate.year,
    year: dates.asOf.year,
    hasCountry: shownCountry !== null,
  };
  const texts = completePerson(
    draft,
    limits,
    people.map(({ name }) => name),
  );
  const parsed = parsePerson(texts, limits);
  const { problemOf, form } = useEditor({
    result: parsed.event,
    problems: parsed.problems,
    fieldId: idOf,
    first: person ? 'name' : 'relation',
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
      {!person && (
        <RelationButtons
          id={idOf('relation')}
          chosen={draft.relation}
          onChoose={(relation) => {
            // All that is left to enter.
            changeAndFocus(() => setDraft(chooseRelation(draft, relation)), idOf('birthYear'));
          }}
        />
      )}
      <PersonFields
        value={texts}
        year={limits.year}
        onChange={(change) => setDraft(enterTexts(draft, change, limits))}
        hasBirthYear={draft.birthYear !== null}
        country={shownCountry?.country ?? null}
        problemOf={problemOf}
      />
      <p className="note">{privacy}</p>
      {!person && <p className="note">{saving}</p>}
    </EditorForm>
  );
}
