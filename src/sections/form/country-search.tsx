import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { COUNTRY_SEARCH, PICKER } from '#words/form.ts';
import { isComposing } from '../../platform/is-composing.ts';
import { useLocale, useVisitorLocale } from '../../platform/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { cleanText } from '../../words/clean-text.ts';
import { formatFor } from '../../words/format.ts';
import { everydayName, shownNames } from '../../words/shown-names.ts';
import type { Country } from '../../world/life-expectancy.ts';
import { createCountrySearch } from '../../world/search-countries.ts';
import { suggestCountries } from '../../world/suggest-countries.ts';
import { SearchField } from './search-field.tsx';
import './country-search.css';

export interface CountrySearchProps {
  readonly countries: readonly Country[];
  readonly chosen: Country | null;
  /** Typed by the visitor before the list was loaded. */
  readonly initialText: string;
  /** Called with the country under its everyday name. */
  readonly onChoose: (country: Country) => void;
  /** Called when the visitor chooses manual entry. */
  readonly onManual: () => void;
}

const LIST_ID = 'countries';
const optionId = (country: Country) => `country-${country.code}`;

/** Countries under a heading, or without one. */
interface Group {
  readonly heading?: string;
  readonly countries: readonly Country[];
}

/** The matches; of all countries, those that the visitor's languages suggest come first. */
function useMatches(countries: readonly Country[], text: string): readonly Group[] {
  const locale = useVisitorLocale();
  const search = useMemo(() => createCountrySearch(countries, shownNames(), locale), [countries, locale]);
  return useMemo(() => {
    const matches = search(text);
    const suggested = text === '' ? suggestCountries(matches, navigator.languages) : [];
    if (suggested.length === 0) return [{ countries: matches }];
    const others = matches.filter((country) => !suggested.includes(country));
    return [
      { heading: COUNTRY_SEARCH.suggested, countries: suggested },
      { heading: COUNTRY_SEARCH.others, countries: others },
    ];
  }, [search, text]);
}

/** The option that the arrow keys have moved to; once something is typed, the first match. */
function useActiveOption(matches: readonly Country[], isSearching: boolean, chosen: Country | null) {
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
  return { active, neighbors, setActiveCode };
}

/**
 * A search field with a list: the combobox pattern of the ARIA Authoring Practices. The field keeps the focus, and the
 * arrow keys move through the list.
 */
export function CountrySearch(props: CountrySearchProps) {
  const { countries, chosen, initialText, onManual } = props;
  const format = formatFor(useLocale());
  const onChoose = (country: Country) => props.onChoose({ ...country, name: everydayName(country) });
  const [text, setText] = useState(initialText);
  const input = useRef<HTMLInputElement>(null);
  const groups = useMatches(countries, text);
  const matches = groups.flatMap((group) => group.countries);
  const { active, neighbors, setActiveCode } = useActiveOption(matches, text !== '', chosen);
  const hasMatches = matches.length > 0;
  useEffect(() => input.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const next = neighbors[event.key];
    if (next) {
      event.preventDefault();
      setActiveCode(next.code);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onChoose(active);
    }
  };

  return (
    <>
      <SearchField
        ref={input}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasMatches}
        aria-controls={hasMatches ? LIST_ID : undefined}
        aria-activedescendant={active && optionId(active)}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActiveCode(null);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={hasMatches ? 'visually-hidden' : 'picker-empty'}>
        {hasMatches
          ? COUNTRY_SEARCH.matches(format, { count: matches.length })
          : COUNTRY_SEARCH.noMatch({ text: cleanText(text) })}
      </p>
      {!hasMatches && <Button onClick={onManual}>{PICKER.manual}</Button>}
      {hasMatches && <MatchList groups={groups} active={active} chosen={chosen} onChoose={onChoose} />}
    </>
  );
}

interface MatchListProps extends Pick<CountrySearchProps, 'chosen' | 'onChoose'> {
  readonly groups: readonly Group[];
  /** Enter chooses it. */
  readonly active: Country | undefined;
}

function MatchList({ groups, ...rest }: MatchListProps) {
  return (
    <div id={LIST_ID} role="listbox" aria-label={COUNTRY_SEARCH.countries} className="picker-list">
      {groups.map((group) => (
        <GroupOptions key={group.heading ?? ''} group={group} {...rest} />
      ))}
    </div>
  );
}

interface GroupOptionsProps extends Omit<MatchListProps, 'groups'> {
  readonly group: Group;
}

function GroupOptions({ group: { heading, countries }, active, chosen, onChoose }: GroupOptionsProps) {
  const headingId = useId();
  return (
    <ul role={heading ? 'group' : 'presentation'} aria-labelledby={heading && headingId}>
      {heading && (
        <li id={headingId} role="presentation" className="picker-heading">
          {heading}
        </li>
      )}
      {countries.map((country) => (
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
