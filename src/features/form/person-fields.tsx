import { useState } from 'react';
import { flushSync } from 'react-dom';
import { MESSAGES } from '#messages/messages.ts';
import { UNREADABLE_MESSAGES } from '#messages/problems.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../../life/input-limits.ts';
import { parseNumericDate } from '../../life/parse-numeric-date.ts';
import { formatFor } from '../../messages/format.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { useToday } from '../../platform/use-today.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { isNumberText } from '../../ui/number-text.ts';
import type { Country } from '../../world/life-expectancy.ts';
import { CountryField } from './country-field.tsx';
import { chooseCountry, switchManual } from './figure-or-manual.ts';
import { describeProblem, type FormProps } from './form-model.ts';

/** Birthdate, country, and life expectancy in manual mode. */
export function PersonFields({ form }: FormProps) {
  const { draft, dispatch, countryChoice } = form;
  const years = countryChoice.figure?.lifeExpectancy;
  const toggleManual = (manual: boolean) =>
    dispatch({ type: 'draftChanged', change: switchManual(draft, manual, years) });
  const choose = (country: Country) => {
    if (country.code === draft.country?.code) countryChoice.retryFigure();
    dispatch({ type: 'draftChanged', change: chooseCountry(draft, country, years) });
  };
  const enterManually = () => {
    // The field must be in the page before it can take the focus.
    flushSync(() => toggleManual(true));
    document.getElementById('life-expectancy')?.focus();
  };
  return (
    <div className="form-column">
      <BirthdateField form={form} />
      <CountryField
        country={draft.country}
        choice={countryChoice}
        problem={describeProblem(form, 'country')}
        onChoose={choose}
        onManual={enterManually}
      />
      <label className="checkbox">
        <input
          type="checkbox"
          id="manual"
          checked={draft.manual}
          onChange={(event) => toggleManual(event.target.checked)}
        />
        {MESSAGES.form.manual}
      </label>
      {draft.manual && <LifeExpectancyField form={form} />}
    </div>
  );
}

function BirthdateField({ form }: FormProps) {
  const { draft, dispatch } = form;
  const today = useToday();
  const [unreadable, setUnreadable] = useState(false);
  return (
    <Field
      id="birthdate"
      label={MESSAGES.form.birthdate}
      problem={unreadable ? UNREADABLE_MESSAGES.date : describeProblem(form, 'birthdate')}
    >
      {(control) => (
        <DateInput
          {...control}
          className="input"
          max={today}
          autoComplete="bday"
          value={draft.birthdate}
          onChange={(birthdate) => dispatch({ type: 'draftChanged', change: { birthdate } })}
          readPasted={parseNumericDate}
          onUnreadable={setUnreadable}
        />
      )}
    </Field>
  );
}

function LifeExpectancyField({ form }: FormProps) {
  const { draft, dispatch } = form;
  const format = formatFor(useLocale());
  const { lifeExpectancy } = draft;
  const problem = describeProblem(form, 'life-expectancy');
  const unreadable = isNumberText(lifeExpectancy) ? undefined : UNREADABLE_MESSAGES.years;
  return (
    <Field
      id="life-expectancy"
      label={MESSAGES.form.lifeExpectancy}
      hint={MESSAGES.form.lifeExpectancyHint(format)}
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
