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
  /** Called when the visitor chooses to enter a life expectancy instead. */
  readonly onManual: () => void;
}

const LIST_ID = 'countries';
const optionId = (country: Country) => `country-${country.code}`;

/** A combobox as in the ARIA practices: the input keeps the focus, and the arrow keys move through the list. */
export default function CountrySearch({ countries, chosen, onChoose, onManual }: CountrySearchProps) {
  const locale = useVisitorLocale();
  const [text, setText] = useState('');
  const [activeCode, setActiveCode] = useState<string | null>(chosen?.code ?? null);
  const box = useRef<HTMLInputElement>(null);
  const [further, setFurther] = useState<TypoSearch>();
  const index = useMemo(() => indexCountries(countries, locale, further), [countries, locale, further]);
  const matches = useMemo(() => searchCountries(index, text), [index, text]);
  const foundIndex = matches.findIndex(({ code }) => code === activeCode);
  // If there is a search text, Enter chooses the first match.
  const activeIndex = foundIndex === -1 && text !== '' ? 0 : foundIndex;
  const active = matches[activeIndex];

  useEffect(() => box.current?.focus(), []);
  const isSearching = text !== '';
  useEffect(() => {
    if (!isSearching || further) return;
    import('../../world/typo-search.ts')
      .then(({ createTypoSearch }) => setFurther(createTypoSearch()))
      // Without this code, the search does not find typos and former names.
      .catch(() => undefined);
  }, [isSearching, further]);
  useEffect(() => {
    if (active) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const moveByKey = (event: KeyboardEvent) => {
    const target = {
      ArrowDown: (activeIndex + 1) % matches.length,
      ArrowUp: activeIndex <= 0 ? matches.length - 1 : activeIndex - 1,
    }[event.key];
    const next = target === undefined ? undefined : matches[target];
    if (next) {
      event.preventDefault();
      setActiveCode(next.code);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (active) onChoose(active);
    }
  };

  return (
    <>
      <input
        ref={box}
        // Not a search input: there the browser would handle Escape itself.
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
          setActiveCode(null);
        }}
        onKeyDown={moveByKey}
      />
      <p role="status" className={matches.length > 0 ? 'visually-hidden' : 'picker-empty'}>
        {matches.length > 0
          ? MESSAGES.picker.matches(matches.length)
          : MESSAGES.picker.noMatch(cleanText(text))}
      </p>
      {matches.length === 0 && <Button onClick={onManual}>{MESSAGES.picker.manual}</Button>}
      {matches.length > 0 && (
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
      )}
    </>
  );
}
