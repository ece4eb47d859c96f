import { type ReactNode, useState } from 'react';
import { SCHEDULES } from '#words/form.ts';
import { MAX_AGE_CHARACTERS, type ScheduleDraft } from '../../document/schedule-draft.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { type ControlProps, Field } from '../../ui/field.tsx';
import { LiveLine } from '../../ui/live-line.tsx';
import { Select } from '../../ui/select.tsx';
import { suggestAges } from '../../words/describe-scheduled-years.ts';
import { formatFor } from '../../words/format.ts';
import './schedule-fields.css';

const DAYS = ['1', '2', '3', '4', '5', '6', '7'];

interface ScheduleFieldsProps {
  /** The beginning of the fields' ids. */
  readonly idPrefix: string;
  /** The activity's name in the labels. */
  readonly labelName: string;
  /** The activity's name, for the ages that are suggested. */
  readonly name: string;
  readonly value: ScheduleDraft;
  readonly onChange: (value: ScheduleDraft) => void;
  readonly problemOf: (part: keyof ScheduleDraft) => string | undefined;
  /** The result of the entries; empty if they are wrong. */
  readonly line: string;
}

/** The days a week and the ages of one activity, and their result. */
export function ScheduleFields({ name, value, onChange, line, ...fields }: ScheduleFieldsProps) {
  const { days, from, until } = value;
  const suggested = suggestAges(formatFor(useLocale()), name);
  const [changed, setChanged] = useState(false);
  const change = (next: ScheduleDraft) => {
    setChanged(true);
    onChange(next);
  };
  const choices = DAYS.includes(days) ? DAYS : [days, ...DAYS];
  return (
    <>
      <div className="schedule-fields">
        <Part {...fields} part="days">
          {(control) => (
            <Select
              {...control}
              value={days}
              onChange={(event) => change({ ...value, days: event.target.value })}
            >
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </Select>
          )}
        </Part>
        <AgePart
          {...fields}
          part="from"
          text={from}
          placeholder={suggested.from}
          value={value}
          onChange={change}
        />
        <AgePart
          {...fields}
          part="until"
          text={until}
          placeholder={suggested.until}
          value={value}
          onChange={change}
        />
      </div>
      <LiveLine text={line} isSilent={!changed} />
    </>
  );
}

interface PartProps extends Pick<ScheduleFieldsProps, 'idPrefix' | 'labelName' | 'problemOf'> {
  readonly part: keyof ScheduleDraft;
}

interface LabeledControl extends ControlProps {
  readonly 'aria-label': string;
}

function Part({
  idPrefix,
  labelName,
  problemOf,
  part,
  children,
}: PartProps & { readonly children: (control: LabeledControl) => ReactNode }) {
  const label = <span className="schedule-label">{SCHEDULES.labels[part]}</span>;
  return (
    <Field id={`${idPrefix}-${part}`} label={label} problem={problemOf(part)}>
      {(control) => children({ ...control, 'aria-label': SCHEDULES.labelsOf[part]({ name: labelName }) })}
    </Field>
  );
}

interface AgePartProps extends PartProps, Pick<ScheduleFieldsProps, 'value' | 'onChange'> {
  readonly part: 'from' | 'until';
  readonly text: string;
  readonly placeholder: string;
}

function AgePart({ part, text, placeholder, value, onChange, ...fields }: AgePartProps) {
  return (
    <Part {...fields} part={part}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          className="input"
          autoComplete="off"
          maxLength={MAX_AGE_CHARACTERS}
          placeholder={placeholder}
          value={text}
          onChange={(event) => onChange({ ...value, [part]: event.target.value })}
        />
      )}
    </Part>
  );
}
