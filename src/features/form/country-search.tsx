import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { cleanText } from '../../content/clean-text.ts';
import { MESSAGES } from '../../content/messages.ts';
import { useVisitorLocale } from '../../platform/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { everydayName } from '../../world/country-names.ts';
import type { Country } from '../../world/life-expectancy.ts';
import { indexCountries, searchCountries, type TypoSearch } from '../../world/search-countries.ts';

export interface CountrySearchProps {
  readonly countries: readonly Country[];
  readonly chosen: Country | null;
  readonly onChoose: (country: Country) => void;
  /** The visitor would rather enter a life expectancy. */
  readonly onManual: () => void;
}

const LIST_ID = 'countries';
const optionId = (country: Country) => `country-${country.code}`;

/** The code that forgives typos and knows other names, fetched once it is wanted. */
function useTypoSearch(wanted: boolean): TypoSearch | undefined {
  const [typoSearch, setTypoSearch] = useState<TypoSearch>();
  useEffect(() => {
    if (!wanted || typoSearch) return;
    import('../../world/typo-search.ts')
      .then(({ createTypoSearch }) => setTypoSearch(createTypoSearch()))
      // Without it, countries are found by their own names.
      .catch(() => undefined);
  }, [wanted, typoSearch]);
  return typoSearch;
}

/** A search box over a list, by the ARIA practices' combobox: the box keeps the focus, the arrows walk the list. */
export default function CountrySearch({ countries, chosen, onChoose, onManual }: CountrySearchProps) {
  const locale = useVisitorLocale();
  const [text, setText] = useState('');
  const [walkedTo, setWalkedTo] = useState<string | null>(chosen?.code ?? null);
  const box = useRef<HTMLInputElement>(null);
  const typoSearch = useTypoSearch(text !== '');
  const index = useMemo(() => indexCountries(countries, locale, typoSearch), [countries, locale, typoSearch]);
  const matches = useMemo(() => searchCountries(index, text), [index, text]);
  const walkedIndex = matches.findIndex(({ code }) => code === walkedTo);
  // Once something is typed, Enter takes the first match.
  const activeIndex = walkedIndex === -1 && text !== '' ? 0 : walkedIndex;
  const active = matches[activeIndex];

  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (active) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const walk = (event: KeyboardEvent) => {
    const target = {
      ArrowDown: (activeIndex + 1) % matches.length,
      ArrowUp: activeIndex <= 0 ? matches.length - 1 : activeIndex - 1,
    }[event.key];
    const next = target === undefined ? undefined : matches[target];
    if (next) {
      event.preventDefault();
      setWalkedTo(next.code);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (active) onChoose(active);
    }
  };

  return (
    <>
      <input
        ref={box}
        // Not a search input, in which the browser would take Escape for itself.
        type="text"
        enterKeyHint="search"
        className="input"
        role="combobox"
        aria-label={MESSAGES.picker.search}
        aria-autocomplete="list"
        aria-expanded={matches.length > 0}
        aria-controls={matches.length > 0 ? LIST_ID : undefined}
        aria-activedescendant={active && optionId(active)}
        placeholder={MESSAGES.picker.search}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWalkedTo(null);
        }}
        onKeyDown={walk}
      />
      <p role="status" className={matches.length > 0 ? 'visually-hidden' : 'picker-empty'}>
        {matches.length > 0
          ? MESSAGES.picker.matches(matches.length)
          : MESSAGES.picker.noMatch(cleanText(text))}
      </p>
      {matches.length === 0 && <Button onClick={onManual}>{MESSAGES.picker.manual}</Button>}
      {matches.length > 0 && (
        <MatchList matches={matches} active={active} chosen={chosen} onChoose={onChoose} />
      )}
    </>
  );
}

interface MatchListProps extends Pick<CountrySearchProps, 'chosen' | 'onChoose'> {
  readonly matches: readonly Country[];
  /** The one that Enter takes. */
  readonly active: Country | undefined;
}

function MatchList({ matches, active, chosen, onChoose }: MatchListProps) {
  return (
    <ul id={LIST_ID} role="listbox" aria-label={MESSAGES.picker.countries} className="picker-list">
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
}
