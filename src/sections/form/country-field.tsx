import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { BROKEN, COUNTRY_SEARCH, FORM, PICKER } from '#words/form.ts';
import { chooseCountry } from '../../document/changes.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { parseLocale, useFormat, useVisitorLocale } from '../../platform/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldProblem } from '../../ui/field.tsx';
import { idOf } from '../../ui/target-ids.ts';
import { cleanText } from '../../words/clean-text.ts';
import { LANGUAGE_TAGS } from '../../words/current/languages.ts';
import { namePublisher } from '../../words/data-sources.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { everydayName, shownNames } from '../../words/shown-names.ts';
import type { Country } from '../../world/life-expectancy.ts';
import { createCountrySearch, type FoundCountries, suggestCountries } from '../../world/search-countries.ts';
import { useFieldProblem } from './describe-problem.ts';
import type { CountryChoice, FormProps } from './form-model.ts';
import './country.css';

export function CountryField({ form, onManual }: FormProps & { readonly onManual: () => void }) {
  const { draft, dispatch, countryChoice: choice } = form;
  const problem = useFieldProblem(form, { of: 'country' });
  const [picking, setPicking] = useState(false);
  const close = () => setPicking(false);
  const choose = (found: Country) => {
    const country = { ...found, name: everydayName(found) };
    close();
    choice.onChosen(country.code);
    const years = choice.figure.value?.lifeExpectancy;
    dispatch(chooseCountry(country, years));
  };
  return (
    <div className="field">
      <span id="country-label" className="field-label">
        {FORM.country}
      </span>
      <button
        type="button"
        id={idOf({ of: 'country' })}
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
      <FieldProblem id="country-problem">{problem}</FieldProblem>
      <Dialog open={picking} onClose={close} title={FORM.chooseCountry}>
        <CountrySearch
          choice={choice}
          chosen={draft.country}
          onChoose={choose}
          onManual={() => {
            close();
            // The dialog restores the focus when it closes, so it is closed at once with this change.
            changeAndFocus(onManual, idOf({ of: 'lifeExpectancy' }));
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
        {/* oxlint-disable-next-line project/own-words -- a country, in the page's words */}
        {country?.name ?? FORM.chooseCountry}
      </span>{' '}
      {/* Screen readers announce “Looking up” with the button, which has just got the focus back. */}
      <span id="country-note" className="quiet" aria-live={pending && !late ? 'off' : 'polite'}>
        {pending ? joinSentences(FORM.lookingUp, late && FORM.late) : note}
      </span>
    </span>
  );
}

interface CountrySearchProps {
  readonly choice: CountryChoice;
  readonly chosen: Country | null;
  readonly onChoose: (country: Country) => void;
  readonly onManual: () => void;
}

const LIST_ID = 'countries';
const optionId = (country: Country) => `country-${country.code}`;
const NONE: readonly Country[] = [];
const AFTER_OPENING_MS = 50;

/** What is found; of all countries, those that the visitor's languages suggest come first. */
function useFound(countries: readonly Country[], text: string): FoundCountries {
  const locale = useVisitorLocale();
  const search = useMemo(
    () => createCountrySearch(countries, { shown: shownNames(), locale, languages: LANGUAGE_TAGS }),
    [countries, locale],
  );
  useEffect(() => {
    if (countries.length === 0) return;
    // Before the first key, and after the list is shown.
    const timer = setTimeout(search.prepare, AFTER_OPENING_MS);
    return () => clearTimeout(timer);
  }, [countries, search]);
  return useMemo(() => {
    const found = search.find(text);
    if (text.trim() !== '') return found;
    const suggested = suggestCountries(
      found.countries,
      navigator.languages.flatMap((tag) => parseLocale(tag) ?? []),
    );
    return {
      countries: [...suggested, ...found.countries.filter((country) => !suggested.includes(country))],
    };
  }, [search, text]);
}

/** The option that the arrow keys have moved to, which Enter chooses; once something is typed, the first match. */
function useActiveOption(
  matches: readonly Country[],
  isSearching: boolean,
  { chosen, onChoose }: Pick<CountrySearchProps, 'chosen' | 'onChoose'>,
) {
  const [activeCode, setActiveCode] = useState<string | null>(chosen?.code ?? null);
  const found = matches.findIndex(({ code }) => code === activeCode);
  const index = found === -1 && isSearching ? 0 : found;
  const active = matches[index];
  useEffect(() => {
    if (active) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const neighbors: Readonly<Record<string, Country | undefined>> = {
    ArrowDown: matches[(index + 1) % matches.length],
    ArrowUp: matches[index <= 0 ? matches.length - 1 : index - 1],
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbors[event.key];
    if (!next && event.key !== 'Enter') return;
    event.preventDefault();
    if (next) setActiveCode(next.code);
    else if (active) onChoose(active);
  };
  return { active, onKeyDown, setActiveCode };
}

/**
 * A search field with a list: the combobox pattern of the ARIA Authoring Practices. The field keeps the focus, and the
 * arrow keys move through the list. What is typed before the list is loaded counts once it is.
 */
function CountrySearch({ choice, onManual, ...chooser }: CountrySearchProps) {
  const { value: countries = NONE, pending, late } = choice.list;
  const format = useFormat();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { countries: matches, placeWithoutFigure } = useFound(countries, text);
  const { active, onKeyDown, setActiveCode } = useActiveOption(matches, text.trim() !== '', chooser);
  const hasMatches = matches.length > 0;
  const hasFailed = countries === NONE && !pending;
  const describeStatus = () => {
    if (hasMatches) return COUNTRY_SEARCH.matches(format, { count: matches.length });
    if (hasFailed) return PICKER.failed;
    if (pending) return joinSentences(PICKER.loading, late && FORM.late);
    if (placeWithoutFigure) return COUNTRY_SEARCH.noFigure({ place: placeWithoutFigure });
    return COUNTRY_SEARCH.noMatch({ text: cleanText(text) });
  };
  return (
    <>
      <input
        ref={input}
        // Not `search`: the browser would handle Escape itself.
        type="text"
        className="input"
        aria-label={PICKER.search}
        placeholder={PICKER.search}
        autoComplete="off"
        maxLength={100}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasMatches}
        aria-controls={hasMatches ? LIST_ID : undefined}
        aria-activedescendant={active && optionId(active)}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActiveCode(null);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={hasMatches ? 'visually-hidden' : undefined}>
        {describeStatus()}
      </p>
      {hasFailed && (
        <Button
          onClick={() => {
            choice.onLoad();
            // The button is removed while the list is loaded.
            input.current?.focus();
          }}
        >
          {BROKEN.again}
        </Button>
      )}
      {!hasMatches && (!pending || late) && <Button onClick={onManual}>{PICKER.manual}</Button>}
      {hasMatches && <Options matches={matches} active={active} {...chooser} />}
    </>
  );
}

interface OptionsProps extends Pick<CountrySearchProps, 'chosen' | 'onChoose'> {
  readonly matches: readonly Country[];
  readonly active: Country | undefined;
}

const Options = ({ matches, active, chosen, onChoose }: OptionsProps) => (
  <ul id={LIST_ID} role="listbox" aria-label={COUNTRY_SEARCH.countries} className="country-list">
    {matches.map((country) => (
      <li
        key={country.code}
        id={optionId(country)}
        role="option"
        aria-selected={country === active}
        aria-current={country.code === chosen?.code || undefined}
        onClick={() => onChoose(country)}
      >
        {everydayName(country)}
      </li>
    ))}
  </ul>
);
