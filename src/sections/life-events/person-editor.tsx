import { useState } from 'react';
import { PERSON_EDITOR } from '#words/results.ts';
import { findFirstYear, SINCE_BIRTH } from '../../events/kinds/person.ts';
import { readYear, valueOf } from '../../events/typed.ts';
import { DAYS_PER_YEAR } from '../../life/activity.ts';
import { MAX_EVENT_LENGTH } from '../../life/life-events.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextField } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import type { EventField, EventForm } from './use-event-form.ts';

const LIVED_TOGETHER = ['no', 'until', 'still'] as const;
/** A year, in any digits. */
const YEAR = { inputMode: 'numeric', maxLength: 20 } as const;

export function PersonEditor({ draft, isFilled, fieldOf, entry }: EventForm<'people'>) {
  const { livedTogether } = draft;
  return (
    <>
      <TextField
        {...fieldOf('name')}
        label={PERSON_EDITOR.name}
        placeholder={PERSON_EDITOR.namePlaceholder}
        dir="auto"
        maxLength={MAX_EVENT_LENGTH}
      />
      <div className="person-fields">
        <TextField
          {...fieldOf('birthYear')}
          {...YEAR}
          label={PERSON_EDITOR.birthYear}
          placeholder={PERSON_EDITOR.yearPlaceholder}
        />
        <DiedIn {...fieldOf('diedIn')} />
        <LivedTogether draft={draft} fieldOf={fieldOf} entry={entry} />
        <Since
          {...fieldOf('since')}
          isTogether={livedTogether !== 'no'}
          first={findFirstYear(draft, entry)}
        />
        {livedTogether === 'until' && (
          <TextField {...fieldOf('until')} {...YEAR} label={PERSON_EDITOR.until} />
        )}
        {livedTogether !== 'still' && <DaysPerYear draft={draft} fieldOf={fieldOf} />}
      </div>
      <p className="note">{joinSentences(isFilled && PERSON_EDITOR.usual, PERSON_EDITOR.privacy)}</p>
    </>
  );
}

interface SinceProps extends EventField {
  readonly isTogether: boolean;
  /** The year of the later birth; `null` if they cannot have known each other. */
  readonly first: number | null;
}

/** The year of the later birth is no answer before a press of its button enters it, or the name has said so. */
function Since({ isTogether, first, ...field }: SinceProps) {
  const ofBirth = first === null ? undefined : PERSON_EDITOR.sinceBirth({ year: String(first) });
  const isOfBirth = field.value === String(first);
  return (
    <div className="person-since">
      <TextField
        {...field}
        {...YEAR}
        label={PERSON_EDITOR.since[isTogether ? 'together' : 'known']}
        hint={isOfBirth ? ofBirth : undefined}
      />
      {ofBirth && !isOfBirth && (
        <Button look="text" onClick={() => changeAndFocus(() => field.onChange(SINCE_BIRTH), field.id)}>
          {ofBirth}
        </Button>
      )}
    </div>
  );
}

/** A button in place of the field, since most have no use for it. */
function DiedIn(field: EventField) {
  const [isOpen, setIsOpen] = useState(field.value !== '');
  if (isOpen) return <TextField {...field} {...YEAR} label={PERSON_EDITOR.diedIn} />;
  return (
    <Button look="text" onClick={() => changeAndFocus(() => setIsOpen(true), field.id)}>
      {PERSON_EDITOR.addDeath}
    </Button>
  );
}

/** The words for it depend on whether they live, and on whether the year is to come. */
function LivedTogether({ draft, fieldOf, entry }: Omit<EventForm<'people'>, 'isFilled'>) {
  const { id, value, onChange } = fieldOf('livedTogether');
  const labels = PERSON_EDITOR.livedTogether;
  const hasDied = draft.diedIn.trim() !== '';
  const isAhead = !hasDied && (valueOf(readYear(draft.until)) ?? 0) > entry.today.year;
  const labelOf = {
    no: labels.no,
    until: isAhead ? labels.untilAhead : labels.until,
    still: hasDied ? labels.untilDeath : labels.still,
  };
  return (
    <Field id={id} label={PERSON_EDITOR.together}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {LIVED_TOGETHER.map((each) => (
            <option key={each} value={each}>
              {labelOf[each]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function DaysPerYear({ draft, fieldOf }: Pick<EventForm<'people'>, 'draft' | 'fieldOf'>) {
  const { value, onChange, ...field } = fieldOf('daysPerYear');
  const { apart, later } = PERSON_EDITOR.days;
  return (
    <Field {...field} label={draft.livedTogether === 'no' ? apart : later} hint={PERSON_EDITOR.daysHint}>
      {(control) => (
        <NumberInput
          {...control}
          className="input"
          min={0}
          max={DAYS_PER_YEAR}
          step={1}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
