import { useMemo } from 'react';
import { PERSON_EDITOR, TYPED_LIFE_WORDS } from '#words/results.ts';
import { createRelationFinder } from '../../document/typed-life/parse-typed-life.ts';
import { checkPerson } from '../../events/check-person.ts';
import { readPerson, readYear, writePerson } from '../../events/event-draft.ts';
import { fillPerson } from '../../events/fill-person.ts';
import { DAYS_PER_YEAR } from '../../life/activity.ts';
import type { Dates } from '../../life/life.ts';
import { MAX_EVENT_LENGTH, type Person } from '../../life/life-events.ts';
import { useEventDraft, useEventEdit } from '../../results/event-edit-context.ts';
import { Field, Select, TextField } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { type EditorProps, EventForm } from './event-form.tsx';

interface PersonEditorProps extends EditorProps<Person> {
  readonly dates: Dates;
}

const LIVED_TOGETHER = ['no', 'until', 'still'] as const;
/** A year, in any digits. */
const YEAR = { inputMode: 'numeric', maxLength: 20 } as const;

export function PersonEditor({ event, others, dates, ...form }: PersonEditorProps) {
  const { drafts } = useEventEdit();
  const limits = { ownBirthYear: dates.birthdate.year, year: dates.asOf.year };
  const findRelation = useMemo(() => createRelationFinder(TYPED_LIFE_WORDS), []);
  const [entered, setEntered] = useEventDraft(drafts.people, event, () => (event ? writePerson(event) : {}));
  const { draft, isFilled } = fillPerson(entered, { ...limits, findRelation });
  const checked = checkPerson(readPerson(draft), others, limits);
  const { livedTogether } = draft;
  const { days, livedTogether: labels, since } = PERSON_EDITOR;
  const hasDied = draft.diedIn.trim() !== '';
  const isAhead = !hasDied && readYear(draft.until) > limits.year;
  const labelOf = {
    no: labels.no,
    until: isAhead ? labels.untilAhead : labels.until,
    still: hasDied ? labels.untilDeath : labels.still,
  };
  return (
    <EventForm
      {...form}
      idPrefix="person"
      draft={draft}
      onChange={(part, value) => setEntered({ ...entered, [part]: value })}
      checked={checked}
    >
      {(fieldOf) => (
        <>
          <TextField
            {...fieldOf('name')}
            label={PERSON_EDITOR.name}
            placeholder={PERSON_EDITOR.namePlaceholder}
            dir="auto"
            maxLength={MAX_EVENT_LENGTH}
          />
          <div className="event-fields">
            <TextField
              {...fieldOf('birthYear')}
              {...YEAR}
              label={PERSON_EDITOR.birthYear}
              placeholder={PERSON_EDITOR.yearPlaceholder}
            />
            <TextField {...fieldOf('diedIn')} {...YEAR} label={PERSON_EDITOR.diedIn} />
            <Field id={fieldOf('livedTogether').id} label={PERSON_EDITOR.together}>
              {(control) => (
                <Select
                  {...control}
                  value={livedTogether}
                  onChange={({ target }) => fieldOf('livedTogether').onChange(target.value)}
                >
                  {LIVED_TOGETHER.map((each) => (
                    <option key={each} value={each}>
                      {labelOf[each]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {livedTogether === 'until' && (
              <TextField
                {...fieldOf('until')}
                {...YEAR}
                label={PERSON_EDITOR.until}
                placeholder={PERSON_EDITOR.yearPlaceholder}
              />
            )}
            {livedTogether !== 'still' && (
              <Field
                {...fieldOf('daysPerYear')}
                label={livedTogether === 'no' ? days.apart : days.later}
                hint={PERSON_EDITOR.daysHint}
              >
                {(control) => (
                  <NumberInput
                    {...control}
                    className="input"
                    min={0}
                    max={DAYS_PER_YEAR}
                    step={1}
                    value={draft.daysPerYear}
                    onChange={({ target }) => fieldOf('daysPerYear').onChange(target.value)}
                  />
                )}
              </Field>
            )}
            <TextField
              {...fieldOf('since')}
              {...YEAR}
              label={since[livedTogether === 'no' ? 'known' : 'together']}
              placeholder={PERSON_EDITOR.birth}
            />
          </div>
          {isFilled && <p className="note">{PERSON_EDITOR.usual}</p>}
          <p className="note">{PERSON_EDITOR.privacy}</p>
        </>
      )}
    </EventForm>
  );
}
