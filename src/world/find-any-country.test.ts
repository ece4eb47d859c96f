import { describe, expect, test } from 'vitest';
import snapshot from '../../data/snapshot.json' with { type: 'json' };
import { COUNTRY_SLIPS, NO_COUNTRY, SHOWN_NAMES, shownIn } from '../../tests/fixtures/country-search.ts';
import { LANGUAGE_TAGS } from '../words/current/languages.ts';
import { LANGUAGES } from '../words/languages.ts';
import { alpha2Of } from './country-names.ts';
import { type CountrySearch, createCountrySearch } from './search-countries.ts';

const COUNTRIES = snapshot.economies.map(({ code, name }) => ({ code, name }));
const SEARCHES = new Map(
  Array.from(SHOWN_NAMES, ([language, shown]): [string, CountrySearch] => [
    language,
    createCountrySearch(COUNTRIES, { shown, locale: language, languages: LANGUAGE_TAGS }),
  ]),
);

/** What the search on the page in a language finds, in a browser of that language. */
function find(text: string, language = 'en') {
  const found = SEARCHES.get(language)?.find(text);
  return { ...found, codes: found?.countries.map(({ code }) => code) };
}

describe('Names with one slip', () => {
  test('are collected for each language of the page', () => {
    expect(COUNTRY_SLIPS.map(([language]) => language).toSorted()).toEqual(LANGUAGE_TAGS.toSorted());
    for (const [, slips] of COUNTRY_SLIPS) expect(Object.keys(slips)).toHaveLength(25);
  });

  test.each(COUNTRY_SLIPS)('in %s find their country first', (language, slips) => {
    const first = Object.keys(slips).map((text) => [text, find(text, language).codes?.[0]]);
    expect(Object.fromEntries(first)).toEqual(slips);
  });
});

test.each([...SEARCHES.keys()])('on the page in %s, a text that names no country finds none', (language) => {
  expect(NO_COUNTRY).toHaveLength(40);
  const found = NO_COUNTRY.filter((text) => find(text, language).codes?.length !== 0);
  expect(found).toEqual([]);
});

describe('On the page in each language', () => {
  test('a search knows the names in all of them', () => {
    expect(LANGUAGE_TAGS).toEqual(LANGUAGES.map(({ tag }) => tag));
  });

  test('in English, a name that is shown in another one finds its country first', () => {
    const missed = LANGUAGE_TAGS.flatMap((language) =>
      COUNTRIES.flatMap((country) => {
        const text = shownIn(language).nameOf(country);
        const [first] = find(text).codes ?? [];
        return first === country.code ? [] : `${language} ${text}: ${first}`;
      }),
    );
    expect(missed).toEqual([]);
  });

  test.each([...SEARCHES.keys()])('in %s, a flag finds its country alone', (language) => {
    for (const { code } of COUNTRIES) {
      const alpha2 = alpha2Of(code);
      if (!alpha2) continue;
      const flag = alpha2.replace(/./g, (letter) => String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0)));
      expect(find(` ${flag} `, language).codes, flag).toEqual([code]);
    }
  });
});

describe('A place without a figure', () => {
  test.each([
    ['Taiwan', 'en', 'Taiwan'],
    ['taiwna', 'en', 'Taiwan'],
    ['台湾', 'en', 'Taiwan'],
    ['🇹🇼', 'en', 'Taiwan'],
    ['Kosovo', 'en', 'Kosovo'],
    ['Vatican', 'en', 'Vatican City'],
    ['reunion', 'en', 'Réunion'],
    ['Taïwan', 'fr', 'Taïwan'],
    ['Westsahara', 'de', 'Westsahara'],
    ['台湾', 'ja', '台湾'],
    ['تايوان', 'ar', 'تايوان'],
  ])('is named for %j on the page in %s: %s', (text, language, place) => {
    expect(find(text, language)).toEqual({ countries: [], codes: [], placeWithoutFigure: place });
  });

  test('is none of those in the list, whatever else it is called', () => {
    for (const text of ['Japan', 'jap', 'Jersey', 'Guernsey', 'guinea', 'saint'])
      expect(find(text).placeWithoutFigure, text).toBeUndefined();
  });

  test('is not made up for a text that names none', () => {
    for (const text of NO_COUNTRY) expect(find(text).placeWithoutFigure, text).toBeUndefined();
  });
});
