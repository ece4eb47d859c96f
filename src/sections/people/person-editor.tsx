import { PERSON_EDITOR } from '#words/results.ts';
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
import { changeAndFocus } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { findWorldBank } from '../../platform/site-settings.ts';
import { useEditor } from '../../ui/editor-form.tsx';
import { isolateName } from '../../words/isolate-name.ts';
import { type EventEdit, useDraft, useEventEdit } from '../event-edit-context.ts';
import { EventSheet } from '../event-sheet.tsx';
import { useResults } from '../results-context.ts';
import type { ListEditor } from '../use-list-editor.ts';
import { fieldId, PersonFields } from './person-fields.tsx';
import { RelationButtons } from './relation-buttons.tsx';

interface PersonEditorProps {
  readonly edit: EventEdit;
  readonly list: ListEditor<Person>;
  readonly dates: Dates;
}

/** The id of a field, or of the first button above the fields. */
const idOf = (part: keyof PersonTexts | 'relation') =>
  part === 'relation' ? 'person-relation' : fieldId(part);

/** Adds or changes a person. */
export function PersonEditor({ edit, list, dates }: PersonEditorProps) {
  const { items, edited: person, origin, onSave, onCancel, onRemove } = list;
  const { shownCountry } = useResults();
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
    items.map(({ name }) => name),
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
  const { title, privacy, nothingSent } = PERSON_EDITOR;
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
      <p className="note">{findWorldBank() ? privacy : nothingSent}</p>
    </EventSheet>
  );
}
