import { PERSON_EDITOR } from '#words/results.ts';
import { checkPerson } from '../../events/check-person.ts';
import { NEW_PERSON, readPerson, readYear, writePerson } from '../../events/event-draft.ts';
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
  const create = () => (event ? writePerson(event) : NEW_PERSON);
  const [draft, setDraft] = useEventDraft(drafts.people, event, create);
  const limits = { ownBirthYear: dates.birthdate.year, year: dates.asOf.year };
  const checked = checkPerson(readPerson(draft), others, limits);
  const { livedTogether } = draft;
  const { days, livedTogether: labels, since } = PERSON_EDITOR;
  const isAhead = readYear(draft.until) > limits.year;
  return (
    <EventForm {...form} idPrefix="person" draft={draft} onChange={setDraft} checked={checked}>
      {(fieldOf) => (
        <>
          <div className="event-fields">
            <TextField
              {...fieldOf('name')}
              label={PERSON_EDITOR.name}
              placeholder={PERSON_EDITOR.namePlaceholder}
              dir="auto"
              maxLength={MAX_EVENT_LENGTH}
            />
            <TextField
              {...fieldOf('birthYear')}
              {...YEAR}
              label={PERSON_EDITOR.birthYear}
              placeholder={PERSON_EDITOR.yearPlaceholder}
            />
            <Field id={fieldOf('livedTogether').id} label={PERSON_EDITOR.together}>
              {(control) => (
                <Select
                  {...control}
                  value={livedTogether}
                  onChange={({ target }) => fieldOf('livedTogether').onChange(target.value)}
                >
                  {LIVED_TOGETHER.map((each) => (
                    <option key={each} value={each}>
                      {labels[each === 'until' && isAhead ? 'untilAhead' : each]}
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
          <p className="note">{PERSON_EDITOR.privacy}</p>
        </>
      )}
    </EventForm>
  );
}
