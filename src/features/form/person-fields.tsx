import type { Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { MESSAGES } from '../../content/messages.ts';
import { UNREADABLE_MESSAGES } from '../../content/problems.ts';
import { readDateInFigures } from '../../life/date-in-figures.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../../life/input-limits.ts';
import { useToday } from '../../platform/use-today.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { isNumberText } from '../../ui/number-text.ts';
import type { Country } from '../../world/life-expectancy.ts';
import type { CountryChoice } from './country-choice.ts';
import { CountryField } from './country-field.tsx';
import type { Draft, DraftAction } from './draft.ts';
import { chooseCountry, switchManual } from './figure-or-manual.ts';
import type { ProblemOf } from './problem.ts';

interface PersonFieldsProps {
  readonly draft: Draft;
  readonly dispatch: Dispatch<DraftAction>;
  readonly problemOf: ProblemOf;
  readonly countryChoice: CountryChoice;
}

/** Birthdate, country, and life expectancy where it is typed. */
export function PersonFields({ draft, dispatch, problemOf, countryChoice }: PersonFieldsProps) {
  const today = useToday();
  const change = (part: Partial<Omit<Draft, 'activities'>>) =>
    dispatch({ type: 'draftChanged', change: part });
  const years = countryChoice.figure?.lifeExpectancy;
  const toggleManual = (manual: boolean) => change(switchManual(draft, manual, years));
  const choose = (country: Country) => {
    if (country.code === draft.country?.code) countryChoice.retryFigure();
    change(chooseCountry(draft, country, years));
  };
  const enterManually = () => {
    // The field is in the page before the focus comes to it.
    flushSync(() => toggleManual(true));
    document.getElementById('life-expectancy')?.focus();
  };
  return (
    <div className="form-column">
      <Field
        id="birthdate"
        label={MESSAGES.form.birthdate}
        problem={problemOf('birthdate')}
        unreadable={UNREADABLE_MESSAGES.date}
      >
        {(control, onUnreadable) => (
          <DateInput
            {...control}
            className="input"
            max={today}
            autoComplete="bday"
            value={draft.birthdate}
            onChange={(birthdate) => change({ birthdate })}
            readPasted={readDateInFigures}
            onUnreadable={onUnreadable}
          />
        )}
      </Field>
      <CountryField
        country={draft.country}
        choice={countryChoice}
        problem={problemOf('country')}
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
      {draft.manual && (
        <Field
          id="life-expectancy"
          label={MESSAGES.form.lifeExpectancy}
          hint={MESSAGES.form.lifeExpectancyHint}
          problem={
            problemOf('life-expectancy') ??
            (isNumberText(draft.lifeExpectancy) ? undefined : UNREADABLE_MESSAGES.years)
          }
        >
          {(control) => (
            <NumberInput
              {...control}
              {...LIFE_EXPECTANCY_LIMITS}
              className="input"
              value={draft.lifeExpectancy}
              onChange={(event) => change({ lifeExpectancy: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
