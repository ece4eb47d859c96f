import { PERSON_EDITOR } from '#words/results.ts';
import { readYear, valueOf } from '../../events/typed.ts';
import { DAYS_PER_YEAR } from '../../life/activity.ts';
import { MAX_EVENT_LENGTH } from '../../life/life-events.ts';
import { Field, Select, TextField } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import type { EventForm } from './use-event-form.ts';

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
      <div className="event-fields">
        <TextField
          {...fieldOf('birthYear')}
          {...YEAR}
          label={PERSON_EDITOR.birthYear}
          placeholder={PERSON_EDITOR.yearPlaceholder}
        />
        <TextField {...fieldOf('diedIn')} {...YEAR} label={PERSON_EDITOR.diedIn} />
        <LivedTogether draft={draft} fieldOf={fieldOf} entry={entry} />
        {livedTogether === 'until' && (
          <TextField
            {...fieldOf('until')}
            {...YEAR}
            label={PERSON_EDITOR.until}
            placeholder={PERSON_EDITOR.yearPlaceholder}
          />
        )}
        {livedTogether !== 'still' && <DaysPerYear draft={draft} fieldOf={fieldOf} />}
        <TextField
          {...fieldOf('since')}
          {...YEAR}
          label={PERSON_EDITOR.since[livedTogether === 'no' ? 'known' : 'together']}
          placeholder={PERSON_EDITOR.birth}
        />
      </div>
      {isFilled && <p className="note">{PERSON_EDITOR.usual}</p>}
      <p className="note">{PERSON_EDITOR.privacy}</p>
    </>
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
