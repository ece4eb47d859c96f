import { useState } from 'react';
import { PERSON_EDITOR } from '#words/results.ts';
import {
  chooseRelation,
  completePerson,
  draftPerson,
  enterTexts,
  NEW_PERSON,
  parsePerson,
} from '../../document/person-draft.ts';
import type { Dates } from '../../life/life.ts';
import { EVENT_LIMITS, type Person } from '../../life/life-events.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { findWorldBank } from '../../platform/site-settings.ts';
import { useEditor } from '../../ui/use-editor.ts';
import { useResults } from '../results-context.ts';
import { type EditorProps, EventForm } from './event-form.tsx';
import { fieldId, PersonFields } from './person-fields.tsx';
import { RelationButtons } from './relation-buttons.tsx';

interface PersonEditorProps extends EditorProps<Person> {
  readonly label: string;
  readonly dates: Dates;
}

/** Adds or changes a person. */
export function PersonEditor({ event, others, label, dates, onSave, ...form }: PersonEditorProps) {
  const { shownCountry, format } = useResults();
  const [id] = useState(() => event?.id ?? createId());
  const [draft, setDraft] = useState(() => (event ? draftPerson(event) : NEW_PERSON));
  const limits = {
    ownBirthYear: dates.birthdate.year,
    year: dates.asOf.year,
    hasCountry: shownCountry !== null,
  };
  const names = others.map(({ name }) => name);
  const texts = completePerson(draft, limits, names);
  const parsed = parsePerson(texts, limits);
  const isFull = others.length >= EVENT_LIMITS.people;
  const full = { part: 'name', text: PERSON_EDITOR.full(format, { count: EVENT_LIMITS.people }) } as const;
  const { problemOf, onSubmit } = useEditor({
    result: isFull ? null : parsed.event,
    problems: isFull ? [full] : parsed.problems,
    fieldId,
    // In the order in which saved forms are read, so that another tab saves the same text.
    onSave: (saved) => onSave({ id, ...saved }),
  });
  return (
    <EventForm {...form} label={label} onSubmit={onSubmit}>
      {!event && (
        <RelationButtons
          chosen={draft.relation}
          onChoose={(relation) => {
            // All that is left to enter.
            changeAndFocus(() => setDraft(chooseRelation(draft, relation)), fieldId('birthYear'));
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
      <p className="note">{findWorldBank() ? PERSON_EDITOR.privacy : PERSON_EDITOR.nothingSent}</p>
    </EventForm>
  );
}
