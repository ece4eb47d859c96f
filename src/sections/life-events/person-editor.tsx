import { useState } from 'react';
import { PERSON_EDITOR } from '#words/results.ts';
import {
  canBeSinceBirth,
  findAssumedEnd,
  findFirstYear,
  isAskedAbout,
  isFamily,
  SINCE_BIRTH,
} from '../../events/kinds/person-draft.ts';
import { DAYS_LIMITS } from '../../life/activity.ts';
import { MAX_EVENT_LENGTH } from '../../life/life-events.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextField } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import type { EventField, EventForm } from './use-event-form.ts';

/** A year, in any digits. */
const YEAR = { inputMode: 'numeric', maxLength: 20 } as const;

export function PersonEditor({ draft, isFilled, fieldOf, entry }: EventForm<'people'>) {
  const isAsked = isAskedAbout(draft, entry);
  return (
    <>
      <TextField
        {...fieldOf('name')}
        label={PERSON_EDITOR.name}
        placeholder={PERSON_EDITOR.namePlaceholder}
        dir="auto"
        maxLength={MAX_EVENT_LENGTH}
      />
      <div className="auto-grid person-fields">
        <TextField
          {...fieldOf('birthYear')}
          {...YEAR}
          label={PERSON_EDITOR.birthYear}
          placeholder={PERSON_EDITOR.yearPlaceholder}
        />
        <YearAtAPress
          {...fieldOf('diedIn')}
          label={PERSON_EDITOR.diedIn}
          add={PERSON_EDITOR.addDeath}
          isOpen={draft.diedIn !== ''}
        />
        {isAsked && <TimeFields draft={draft} fieldOf={fieldOf} entry={entry} />}
      </div>
      <p className="note">
        {joinSentences(isFilled && isAsked && PERSON_EDITOR.usual, PERSON_EDITOR.privacy)}
      </p>
    </>
  );
}

/** How much time the two have had, and have. */
function TimeFields({ draft, fieldOf, entry }: Omit<EventForm<'people'>, 'isFilled'>) {
  const { livedTogether } = draft;
  const birth = String(findFirstYear(draft, entry));
  const isSinceBirth = draft.since === SINCE_BIRTH;
  return (
    <>
      <LivedTogether
        {...fieldOf('livedTogether')}
        hasDied={draft.diedIn.trim() !== ''}
        isAssumed={findAssumedEnd(draft, entry) !== null}
      />
      <YearAtAPress
        {...fieldOf('since')}
        value={isSinceBirth ? birth : draft.since}
        label={PERSON_EDITOR.since[livedTogether === 'no' ? 'known' : 'together']}
        add={PERSON_EDITOR.addSince}
        isOpen={!isSinceBirth || !isFamily(draft, entry)}
        birth={canBeSinceBirth(draft, entry) ? birth : ''}
      />
      {livedTogether !== 'no' && livedTogether !== 'still' && (
        <TextField {...fieldOf('until')} {...YEAR} label={PERSON_EDITOR.until} />
      )}
      {livedTogether !== 'still' && <DaysPerYear draft={draft} fieldOf={fieldOf} />}
    </>
  );
}

interface YearAtAPressProps extends EventField {
  readonly label: string;
  /** The button that opens the field. */
  readonly add: string;
  /** Whether the field is open without a press. */
  readonly isOpen: boolean;
  /** The year of the later birth, which a button enters. */
  readonly birth?: string;
}

/** A field for a year, or a button in its place, since most have no use for it. */
function YearAtAPress({ label, add, isOpen, birth = '', ...field }: YearAtAPressProps) {
  const [isPressed, setIsPressed] = useState(isOpen && field.value !== '');
  if (!isOpen && !isPressed)
    return (
      <Button look="text" onClick={() => changeAndFocus(() => setIsPressed(true), field.id)}>
        {add}
      </Button>
    );
  const enter = (year: string) => {
    setIsPressed(true);
    field.onChange(year);
  };
  return (
    <div className="person-year">
      <TextField {...field} {...YEAR} label={label} onChange={enter} />
      {field.value !== birth && birth !== '' && (
        <Button onClick={() => changeAndFocus(() => enter(SINCE_BIRTH), field.id)}>
          {PERSON_EDITOR.sinceBirth({ year: birth })}
        </Button>
      )}
    </div>
  );
}

interface LivedTogetherProps extends EventField {
  readonly hasDied: boolean;
  /** Whether living together now is taken to end, which is then asked. */
  readonly isAssumed: boolean;
}

function LivedTogether({ id, value, onChange, hasDied, isAssumed }: LivedTogetherProps) {
  const { no, until, still, untilAhead, untilDeath } = PERSON_EDITOR.livedTogether;
  const answers = {
    no,
    until,
    ...(!isAssumed && { still: hasDied ? untilDeath : still }),
    ...(!hasDied && { ahead: isAssumed ? still : untilAhead }),
  };
  return (
    <Field id={id} label={PERSON_EDITOR.together}>
      {(control) => (
        <Select
          {...control}
          value={value in answers ? value : 'until'}
          onChange={({ target }) => onChange(target.value)}
        >
          {Object.entries(answers).map(([answer, label]) => (
            <option key={answer} value={answer}>
              {label}
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
          {...DAYS_LIMITS}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
