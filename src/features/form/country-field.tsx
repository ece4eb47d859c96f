import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatFor } from '../../content/format.ts';
import { WORDS } from '../../content/words.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { everydayName } from '../../world/country-names.ts';
import type { Country, LifeExpectancy } from '../../world/life-expectancy.ts';
import { CountryPicker } from './country-picker.tsx';
import type { CountrySearchProps } from './country-search.tsx';

/** The countries to choose from, and the figure of the one that is chosen. */
export interface CountryChoice {
  /** `undefined` until they are there. */
  readonly countries: readonly Country[] | undefined;
  /** What they are searched with, whose code is not in the first chunk; `undefined` until it is there. */
  readonly Search: ComponentType<CountrySearchProps> | undefined;
  /** Why one of the two is not there: it is on its way, for long, or the list or the code could not be had. */
  readonly missing: 'loading' | 'late' | 'failed' | 'broken';
  /** Fetches both, unless they are there or on their way. */
  readonly onLoad: () => void;
  /** Loads the page anew, with what was typed. */
  readonly onReload: () => void;
  readonly figure: LifeExpectancy | undefined;
  /** Looks the figure up again, if that has failed. */
  readonly retryFigure: () => void;
  readonly lookingUp: boolean | 'late';
}

interface CountryFieldProps {
  readonly country: Country | null;
  readonly choice: CountryChoice;
  readonly problem: string | undefined;
  readonly onChoose: (country: Country) => void;
  /** The visitor would rather enter a life expectancy. */
  readonly onManual: () => void;
}

/** A button that says which country is chosen and opens the picker. */
export function CountryField({ country, choice, problem, onChoose, onManual }: CountryFieldProps) {
  const [picking, setPicking] = useState(false);
  const format = formatFor(useLocale());
  const { figure, lookingUp } = choice;
  const origin = figure?.fromSnapshot ? WORDS.form.fromSnapshot : '';
  const note =
    figure &&
    WORDS.form.lifeExpectancyOf(format.number(figure.lifeExpectancy), figure.source, figure.year) + origin;
  return (
    <div className="field">
      <span id="country-label" className="field-label">
        {WORDS.form.country}
      </span>
      <button
        type="button"
        id="country"
        className="input picker-button"
        aria-labelledby="country-label country-name country-note"
        aria-describedby={problem ? 'country-problem' : undefined}
        aria-haspopup="dialog"
        // Not a property of buttons in ARIA 1.2, but read out by screen readers all the same.
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
        aria-invalid={problem ? true : undefined}
        onClick={() => {
          choice.onLoad();
          setPicking(true);
        }}
      >
        <span className="picker-choice">
          <span id="country-name" className={country ? undefined : 'placeholder'}>
            {country ? everydayName(country) : WORDS.form.chooseCountry}
          </span>{' '}
          {/* That it is looked up is told with the button, to which the focus has just come back. */}
          <span id="country-note" className="picker-note" aria-live={lookingUp === true ? 'off' : 'polite'}>
            {lookingUp ? WORDS.form.lookingUp : note} {lookingUp === 'late' && WORDS.form.late}
          </span>
        </span>
        <svg className="chevron" width="0.75rem" height="0.75rem" viewBox="0 0 12 12" aria-hidden>
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      {problem && (
        <p id="country-problem" className="field-problem">
          {problem}
        </p>
      )}
      <CountryPicker
        open={picking}
        choice={choice}
        chosen={country}
        onClose={() => setPicking(false)}
        onChoose={(chosen) => {
          setPicking(false);
          onChoose(chosen);
        }}
        onManual={() => {
          // A dialog that closes gives the focus back: that is over before the focus goes elsewhere.
          flushSync(() => setPicking(false));
          onManual();
        }}
      />
    </div>
  );
}
