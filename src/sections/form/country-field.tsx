import { useState } from 'react';
import { FORM } from '#words/form.ts';
import { chooseCountry } from '../../document/figure-or-manual.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { useFormat } from '../../platform/locale.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { namePublisher } from '../../words/data-sources.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import type { Country } from '../../world/life-expectancy.ts';
import './country.css';
import { CountrySearch } from './country-search.tsx';
import { useFieldProblems } from './describe-problem.ts';
import type { FormProps } from './form-model.ts';

/** A button with the chosen country that opens the picker. */
export function CountryField({ form, onManual }: FormProps & { readonly onManual: () => void }) {
  const { draft, dispatch, countryChoice: choice } = form;
  const problem = useFieldProblems(form)('country');
  const [picking, setPicking] = useState(false);
  const close = () => setPicking(false);
  const choose = (country: Country) => {
    close();
    choice.onChosen(country.code);
    const years = choice.figure.value?.lifeExpectancy;
    dispatch({ type: 'draftChanged', change: chooseCountry(draft, country, years) });
  };
  return (
    <div className="field">
      <span id="country-label" className="field-label">
        {FORM.country}
      </span>
      <button
        type="button"
        id="country"
        className="input country-button"
        aria-labelledby="country-label country-name country-note"
        aria-describedby={problem ? 'country-problem' : undefined}
        aria-haspopup="dialog"
        // ARIA 1.2 does not allow it on buttons, but screen readers announce it.
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
        aria-invalid={problem ? true : undefined}
        onClick={() => {
          choice.onLoad();
          setPicking(true);
        }}
      >
        <ChosenCountry form={form} />
        <svg className="country-chevron" width="0.75rem" height="0.75rem" viewBox="0 0 12 12" aria-hidden>
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      {problem && (
        <p id="country-problem" className="field-problem">
          {problem}
        </p>
      )}
      <Dialog open={picking} onClose={close} title={FORM.chooseCountry}>
        <CountrySearch
          choice={choice}
          chosen={draft.country}
          onChoose={choose}
          onManual={() => {
            close();
            // The dialog restores the focus when it closes, so it is closed at once with this change.
            changeAndFocus(onManual, 'life-expectancy');
          }}
        />
      </Dialog>
    </div>
  );
}

function ChosenCountry({ form: { draft, countryChoice } }: FormProps) {
  const format = useFormat();
  const { country } = draft;
  const { value: figure, pending, late } = countryChoice.figure;
  const describe = figure?.fromSnapshot ? FORM.lifeExpectancyFromSnapshot : FORM.lifeExpectancyOf;
  const note =
    figure &&
    describe(format, {
      figure: figure.lifeExpectancy,
      source: namePublisher(figure.source),
      year: figure.year,
    });
  return (
    <span className="between">
      <span id="country-name" className={country ? undefined : 'country-placeholder'}>
        {country?.name ?? FORM.chooseCountry}
      </span>{' '}
      {/* Screen readers announce “Looking up” with the button, which has just got the focus back. */}
      <span id="country-note" className="hint" aria-live={pending && !late ? 'off' : 'polite'}>
        {pending ? joinSentences(FORM.lookingUp, late && FORM.late) : note}
      </span>
    </span>
  );
}
