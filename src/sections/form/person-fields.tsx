import { useState } from 'react';
import { FORM, UNREADABLE } from '#words/form.ts';
import { switchManual } from '../../document/draft.ts';
import { parsePageTime } from '../../document/typed-life/time-grammar.ts';
import { formatIsoDate } from '../../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../../life/input-limits.ts';
import { useFormat } from '../../platform/use-locale.ts';
import { useToday } from '../../platform/use-today.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { isNumberText } from '../../words/number-text.ts';
import { CountryField } from './country-field.tsx';
import { useFieldProblems } from './describe-problem.ts';
import type { FormProps } from './form-model.ts';

export function PersonFields({ form }: FormProps) {
  const { draft, dispatch, countryChoice } = form;
  const toggleManual = (manual: boolean) => {
    const years = countryChoice.figure.value?.lifeExpectancy;
    dispatch({ type: 'draftChanged', change: switchManual(draft, manual, years) });
  };
  return (
    <div className="stack person-fields">
      <BirthdateField form={form} />
      <CountryField form={form} onManual={() => toggleManual(true)} />
      <Checkbox id="manual" label={FORM.manual} checked={draft.manual} onChange={toggleManual} />
      {draft.manual && <LifeExpectancyField form={form} />}
    </div>
  );
}

function readPastedDate(text: string): string | null {
  const typed = parsePageTime(text);
  return 'when' in typed && typed.when.unit === 'day' ? formatIsoDate(typed.when.date) : null;
}

function BirthdateField({ form }: FormProps) {
  const { draft, dispatch } = form;
  const today = useToday();
  const problem = useFieldProblems(form)('birthdate');
  const [unreadable, setUnreadable] = useState(false);
  return (
    <Field id="birthdate" label={FORM.birthdate} problem={unreadable ? UNREADABLE.date : problem}>
      {(control) => (
        <DateInput
          {...control}
          className="input"
          max={today ? formatIsoDate(today) : undefined}
          autoComplete="bday"
          value={draft.birthdate}
          onChange={(birthdate) => dispatch({ type: 'draftChanged', change: { birthdate } })}
          readPasted={readPastedDate}
          onUnreadable={setUnreadable}
        />
      )}
    </Field>
  );
}

function LifeExpectancyField({ form }: FormProps) {
  const { draft, dispatch } = form;
  const format = useFormat();
  const { lifeExpectancy } = draft;
  const problem = useFieldProblems(form)('life-expectancy');
  const unreadable = isNumberText(lifeExpectancy) ? undefined : UNREADABLE.years;
  return (
    <Field
      id="life-expectancy"
      label={FORM.lifeExpectancy}
      hint={FORM.lifeExpectancyHint(format, { example: 82.5 })}
      problem={problem ?? unreadable}
    >
      {(control) => (
        <NumberInput
          {...control}
          {...LIFE_EXPECTANCY_LIMITS}
          className="input"
          value={lifeExpectancy}
          onChange={(event) =>
            dispatch({ type: 'draftChanged', change: { lifeExpectancy: event.target.value } })
          }
        />
      )}
    </Field>
  );
}
