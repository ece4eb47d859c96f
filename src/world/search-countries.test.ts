import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, ENGLISH, find, indexFor } from '../../tests/fixtures/country-search.ts';
import { shownIn } from '../../tests/fixtures/shown-names.ts';
import { searchCountries } from './search-countries.ts';

describe('The list', () => {
  test.each(['', '   ', '.', '’'])('holds every country for an empty search: %j', (text) => {
    expect(find(text)).toHaveLength(216);
  });

  test('is sorted by everyday names, ignoring accents', () => {
    const names = find('');
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Albania', 'Algeria']);
    const ivoryCoast = names.indexOf('Côte d’Ivoire');
    expect(names.slice(ivoryCoast - 1, ivoryCoast + 2)).toEqual(['Costa Rica', 'Côte d’Ivoire', 'Croatia']);
    expect(names.indexOf('South Korea')).toBeGreaterThan(names.indexOf('South Africa'));
  });

  test('is sorted in the page’s language in every browser: in Estonian, Z would come before T', () => {
    expect(find('', indexFor('et'))).toEqual(find(''));
    expect(find('').indexOf('Zambia')).toBeGreaterThan(find('').indexOf('Tonga'));
  });
});

describe('The first match', () => {
  test.each([
    ['South Korea', 'South Korea'],
    ['korea south', 'South Korea'],
    ['korea', 'South Korea'],
    ['korea rep', 'South Korea'],
    ['North Korea', 'North Korea'],
    ['Turkey', 'Türkiye'],
    ['Türkiye', 'Türkiye'],
    ['turkiye', 'Türkiye'],
    ['Ivory Coast', 'Côte d’Ivoire'],
    ['cote divoire', 'Côte d’Ivoire'],
    ["cote d'ivoire", 'Côte d’Ivoire'],
    ['CÔTE D´IVOIRE', 'Côte d’Ivoire'],
    ['cote d ivoire', 'Côte d’Ivoire'],
    ['UK', 'United Kingdom'],
    ['U.K.', 'United Kingdom'],
    ['britain', 'United Kingdom'],
    ['england', 'United Kingdom'],
    ['scotland', 'United Kingdom'],
    ['usa', 'United States'],
    ['u.s.', 'United States'],
    ['america', 'United States'],
    ['united states of america', 'United States'],
    ['Brasil', 'Brazil'],
    ['Switzerlnad', 'Switzerland'],
    ['burma', 'Myanmar'],
    ['holland', 'Netherlands'],
    ['the netherlands', 'Netherlands'],
    ['democratic', 'DR Congo'],
    ['dr congo', 'DR Congo'],
    ['democratic republic of the congo', 'DR Congo'],
    ['congo', 'Congo'],
    ['vietnam', 'Vietnam'],
    ['laos', 'Laos'],
    ['slovakia', 'Slovakia'],
    ['kyrgyzstan', 'Kyrgyzstan'],
    ['czech republic', 'Czechia'],
    ['macau', 'Macao'],
    ['palestine', 'Palestine'],
    ['gaza', 'Palestine'],
    ['saint lucia', 'St. Lucia'],
    ['st lucia', 'St. Lucia'],
    ['St.Lucia', 'St. Lucia'],
    ['cape verde', 'Cape Verde'],
    ['cabo verde', 'Cape Verde'],
    ['swaziland', 'Eswatini'],
    ['east timor', 'Timor-Leste'],
    ['egypt', 'Egypt'],
    ['gambia', 'Gambia'],
    ['the gambia', 'Gambia'],
    ['hong kong', 'Hong Kong'],
    ['hongkong', 'Hong Kong'],
    ['niger', 'Niger'],
    ['guinea', 'Guinea'],
    ['oman', 'Oman'],
    ['mali', 'Mali'],
    ['jersey', 'Channel Islands'],
    ['trinidad & tobago', 'Trinidad and Tobago'],
    ['sao tome', 'São Tomé and Príncipe'],
    ['new zeland', 'New Zealand'],
    ['untied states', 'United States'],
    ['gypt', 'Egypt'],
    ['  japan ', 'Japan'],
    ['ＪＡＰＡＮ', 'Japan'],
  ])('for %j is %s', (text, everyday) => {
    expect(find(text)[0]).toBe(everyday);
  });
});

describe('In the visitor’s own language', () => {
  test.each([
    ['de-DE', 'Deutschland', 'Germany'],
    ['de-AT', 'österreich', 'Austria'],
    ['de', 'sudkorea', 'South Korea'],
    ['fr', 'corée sud', 'South Korea'],
    ['pt-BR', 'Brasil', 'Brazil'],
    ['tr', 'ispanya', 'Spain'],
    ['tr', 'İSPANYA', 'Spain'],
    ['pl', 'lotwa', 'Latvia'],
    ['da', 'ostrig', 'Austria'],
    ['el', 'κυπροσ', 'Cyprus'],
    ['ja', '日本', 'Japan'],
    ['ko', '대한', 'South Korea'],
    ['hi', 'भारत', 'India'],
  ])('a browser in %s finds %s: %s', (locale, text, everyday) => {
    expect(find(text, indexFor(locale))[0]).toBe(everyday);
  });

  test('English names are found as well', () => {
    expect(find('germany', indexFor('de'))[0]).toBe('Germany');
  });
});

describe('The order of matches', () => {
  test.each([
    ['a name in full before longer ones', 'niger', ['Niger', 'Nigeria']],
    ['a full code before a name that begins like it', 'uk', ['United Kingdom', 'Ukraine']],
    [
      'names that begin like that before names with such a word',
      'guinea',
      ['Guinea', 'Guinea-Bissau', 'Equatorial Guinea', 'Papua New Guinea'],
    ],
    ['by everyday name among equals', 'united', ['United Arab Emirates', 'United Kingdom', 'United States']],
    ['a typo last', 'iran', ['Iran', 'Iraq']],
  ])('%s: %j', (_, text, names) => {
    expect(find(text)).toEqual(names);
  });
});

describe('For any country', () => {
  const anyCountry = fc.constantFrom(...COUNTRIES);
  const inAnyCase = (text: string) => fc.constantFrom(text, text.toUpperCase(), text.toLowerCase());
  const anyIndex = fc.constantFrom(
    ...['en-GB', 'de', 'es', 'fr', 'tr', 'zh'].map((locale) => indexFor(locale)),
  );

  test('its everyday name, its World Bank name and its code, in any case, find it first', () => {
    const searches = anyCountry.chain((country) =>
      fc
        .constantFrom(shownIn('en').nameOf(country), country.name, country.code)
        .chain(inAnyCase)
        .map((text) => ({ country, text })),
    );
    fc.assert(
      fc.property(searches, anyIndex, ({ country, text }, index) => {
        expect(searchCountries(index, text)[0]).toBe(country);
      }),
      { numRuns: 1000 },
    );
  });

  test('the words of its everyday name in any order find it first', () => {
    const searches = anyCountry.chain((country) => {
      const words = shownIn('en').nameOf(country).split(' ');
      return fc
        .shuffledSubarray(words, { minLength: words.length })
        .map((shuffled) => ({ country, text: shuffled.join(' ') }));
    });
    fc.assert(
      fc.property(searches, ({ country, text }) => {
        expect(searchCountries(ENGLISH, text)[0]).toBe(country);
      }),
      { numRuns: 500 },
    );
  });

  test('no text breaks the search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(searchCountries(ENGLISH, text).length).toBeLessThanOrEqual(216);
      }),
    );
  });
});
