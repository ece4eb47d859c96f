import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import snapshot from '../../data/snapshot.json' with { type: 'json' };
import { SHOWN_NAMES, shownIn } from '../../tests/fixtures/country-search.ts';
import { LANGUAGE_TAGS } from '../words/current/languages.ts';
import type { Country } from './life-expectancy.ts';
import { createCountrySearch, suggestCountries } from './search-countries.ts';

const COUNTRIES: readonly Country[] = snapshot.economies.map(({ code, name }) => ({
  code,
  name,
}));
const searches = new Map<string, ReturnType<typeof createCountrySearch>>();

/** What a search finds, on the page in a language, in a browser of another or the same one. */
function find(text: string, language = 'en', locale = language): string[] {
  const shown = shownIn(language);
  const search =
    searches.get(language + locale) ??
    createCountrySearch(COUNTRIES, { shown, locale, languages: LANGUAGE_TAGS });
  searches.set(language + locale, search);
  return search.find(text).countries.map(shown.nameOf);
}

describe('The list', () => {
  test.each(['', '   '])('holds every country for an empty search: %j', (text) => {
    expect(find(text)).toHaveLength(216);
  });

  test('is in the order of the page’s language, ignoring accents', () => {
    const names = find('');
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Albania', 'Algeria']);
    const ivoryCoast = names.indexOf('Côte d’Ivoire');
    expect(names.slice(ivoryCoast - 1, ivoryCoast + 2)).toEqual(['Costa Rica', 'Côte d’Ivoire', 'Croatia']);
    expect(find('', 'de').slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Albanien']);
    expect(find('', 'es').slice(0, 3)).toEqual(['Afganistán', 'Albania', 'Alemania']);
    // In a browser in Estonian, Z would come before T.
    expect(find('', 'en', 'et')).toEqual(names);
    // By their sounds: in English, Chinese names would be in the order of their strokes.
    expect(find('', 'zh-Hans', 'en').slice(0, 3)).toEqual(['阿尔巴尼亚', '阿尔及利亚', '阿富汗']);
  });
});

describe('The first match', () => {
  test.each([
    ['South Korea', 'South Korea'],
    ['korea south', 'South Korea'],
    ['Turkey', 'Türkiye'],
    ['Ivory Coast', 'Côte d’Ivoire'],
    ['cote divoire', 'Côte d’Ivoire'],
    ['CÔTE D´IVOIRE', 'Côte d’Ivoire'],
    ['UK', 'United Kingdom'],
    ['U.K.', 'United Kingdom'],
    ['england', 'United Kingdom'],
    ['Northern Ireland', 'United Kingdom'],
    ['u.s.', 'United States'],
    ['america', 'United States'],
    ['UAE', 'United Arab Emirates'],
    ['Brasil', 'Brazil'],
    ['burma', 'Myanmar'],
    ['holl', 'Netherlands'],
    ['dr congo', 'DR Congo'],
    ['democratic republic of the congo', 'DR Congo'],
    ['congo', 'Congo'],
    ['czech republic', 'Czechia'],
    ['saint lucia', 'St. Lucia'],
    ['St.Lucia', 'St. Lucia'],
    ['east timor', 'Timor-Leste'],
    ['ussr', 'Russia'],
    ['the gambia', 'Gambia'],
    ['hongkong', 'Hong Kong'],
    ['jersey', 'Channel Islands'],
    ['trinidad & tobago', 'Trinidad and Tobago'],
    ['Netherlands, the', 'Netherlands'],
    ['Republic of Korea', 'South Korea'],
    ['states united', 'United States'],
    ['sao tome', 'São Tomé and Príncipe'],
    ['ＪＡＰＡＮ', 'Japan'],
    // In their own languages.
    ['Deutschland', 'Germany'],
    ['日本', 'Japan'],
    ['مصر', 'Egypt'],
    ['Ελλάδα', 'Greece'],
    ['ไทย', 'Thailand'],
    ['Svizra', 'Switzerland'],
    ['இந்தியா', 'India'],
    ['Shqiperi', 'Albania'],
  ])('for %j is %s', (text, name) => {
    expect(find(text)[0]).toBe(name);
  });

  test.each([
    ['de-AT', 'österreich', 'Austria'],
    ['fr', 'corée sud', 'South Korea'],
    ['tr', 'İSPANYA', 'Spain'],
    ['pl', 'lotwa', 'Latvia'],
    ['da', 'ostrig', 'Austria'],
    ['el', 'κυπροσ', 'Cyprus'],
    ['ko', '대한', 'South Korea'],
    ['hi', 'भारत', 'India'],
    ['fi', 'saksa', 'Germany'],
  ])('in a browser in %s for %s is %s', (locale, text, name) => {
    expect(find(text, 'en', locale)[0]).toBe(name);
  });

  test.each([
    ['es', 'eeuu', 'Estados Unidos'],
    ['es', 'costa de marfil', 'Costa de Marfil'],
    ['fr', 'etats unis', 'États-Unis'],
    ['de', 'osterreich', 'Österreich'],
    ['de', 'Grossbritannien', 'Vereinigtes Königreich'],
    ['de', 'Weißrussland', 'Belarus'],
    ['pt-BR', 'africa do sul', 'África do Sul'],
    ['zh-Hans', '象牙海岸', '科特迪瓦'],
    ['ja', 'ﾄﾞｲﾂ', 'ドイツ'],
    ['ja', 'どいつ', 'ドイツ'],
    ['ja', 'アメリカ合衆国', 'アメリカ'],
    ['ja', 'にほん', '日本'],
    ['ar', 'المانيا', 'ألمانيا'],
    ['ar', 'أَلْمَانِيَا', 'ألمانيا'],
    ['ar', 'السعوديه', 'السعودية'],
    ['ar', 'المملكة العربية السعودية', 'السعودية'],
    ['ar', 'مـصـر', 'مصر'],
    ['ar', 'بريطانيا', 'المملكة المتحدة'],
  ])('on the page in %s for %s is %s', (language, text, name) => {
    expect(find(text, language)[0]).toBe(name);
  });
});

describe('The order of matches', () => {
  test.each([
    ['a name in full before longer ones', 'niger', ['Niger', 'Nigeria']],
    ['a short name before a name that begins like it', 'uk', ['United Kingdom', 'Ukraine']],
    [
      'one name with a word like that first',
      'guinea',
      ['Guinea', 'Guinea-Bissau', 'Equatorial Guinea', 'Papua New Guinea'],
    ],
    ['by name among equals', 'united', ['United Arab Emirates', 'United Kingdom', 'United States']],
    ['no slip where something matches as typed', 'iran', ['Iran']],
    ['the successors of a dissolved state', 'Czechoslovakia', ['Czechia', 'Slovakia']],
  ])('%s: %j', (_, text, names) => {
    expect(find(text)).toEqual(names);
  });
});

describe('A slip of the finger', () => {
  test.each([
    ['a letter missing', 'swizerland'],
    ['a letter too many', 'switzzerland'],
    ['another letter', 'switserland'],
    ['neighbors swapped', 'switzerlnad'],
    ['the first letter missing', 'witzerland'],
    ['in a word that is still being typed', 'swizerl'],
  ])('is forgiven: %s, %j', (_, text) => {
    expect(find(text)).toEqual(['Switzerland']);
  });

  test.each([
    ['new zeland', 'New Zealand'],
    ['untied states', 'United States'],
    ['deutchland', 'Germany'],
  ])('is forgiven in one word of %j: %s', (text, name) => {
    expect(find(text)[0]).toBe(name);
  });

  test.each([
    ['three of them', 'swyzerlnad'],
    ['in a word of three letters', 'jqp'],
    ['a different word', 'atlantis'],
    ['one right word and one unknown word', 'korea zzz'],
    ['pieces out of the middle', 'tzerl'],
  ])('is not everything: %s, %j', (_, text) => {
    expect(find(text)).toEqual([]);
  });
});

describe('Any country', () => {
  test.each([...SHOWN_NAMES])(
    'on the page in %s, is found first by the name that it shows, and by its code',
    (language, shown) => {
      for (const country of COUNTRIES) {
        const name = shown.nameOf(country);
        for (const text of [name, country.code]) expect(find(text, language)[0], text).toBe(name);
      }
    },
  );

  test('is found first by the words of its name in any order and case', () => {
    const typed = fc.constantFrom(...COUNTRIES).chain((country) => {
      const name = shownIn('en').nameOf(country);
      const words = name.split(' ');
      return fc
        .tuple(
          fc.shuffledSubarray(words, { minLength: words.length }),
          fc.constantFrom('toUpperCase' as const, 'toLowerCase' as const),
        )
        .map(([shuffled, inCase]) => ({ name, text: shuffled.join(' ')[inCase]() }));
    });
    fc.assert(
      fc.property(typed, ({ name, text }) => {
        expect(find(text)[0]).toBe(name);
      }),
      { numRuns: 300 },
    );
  });

  test('no text breaks the search', () => {
    for (const text of ['(', '[a-z', '*', '\\', '$^', '<b>', '-japan', '"japan'])
      expect(() => find(text)).not.toThrow();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(find(text).length).toBeLessThanOrEqual(216);
      }),
    );
  });
});

/** Some countries, by their codes. */
const LISTED = 'AUT BRA CAN CHI CHN DEU FRA GBR HKG IND JPN PRT USA XKX'
  .split(' ')
  .map((code): Country => ({ code, name: code }));

const localesOf = (languages: readonly string[]) => languages.map((tag) => new Intl.Locale(tag));
const suggest = (...languages: string[]) =>
  suggestCountries(LISTED, localesOf(languages)).map(({ code }) => code);

describe('A language suggests the country of its region, or else where most of its speakers live', () => {
  test.each([
    ['en-GB', 'GBR'],
    ['pt-BR', 'BRA'],
    ['zh-Hant-HK', 'HKG'],
    ['de-AT-1996', 'AUT'],
    ['sq-XK', 'XKX'],
    ['en-US-u-hc-h12', 'USA'],
    ['ja', 'JPN'],
    ['de', 'DEU'],
    ['hi', 'IND'],
    ['en', 'USA'],
    ['zh-Hans', 'CHN'],
  ])('%s: %s', (tag, code) => {
    expect(suggest(tag)).toEqual([code]);
  });

  test('but only its region if it is listed with one as well, before or after', () => {
    expect(suggest('en-GB', 'en')).toEqual(['GBR']);
    expect(suggest('de', 'de-AT')).toEqual(['AUT']);
    expect(suggest('es-419', 'es', 'fr')).toEqual(['FRA']);
  });
});

describe('Several languages', () => {
  test('suggest their countries in their order, each once', () => {
    expect(suggest('fr-CA', 'en-CA', 'fr-FR', 'en', 'fr')).toEqual(['CAN', 'FRA']);
    expect(suggest('ja', 'de-AT')).toEqual(['JPN', 'AUT']);
  });

  test('suggest no more than three', () => {
    expect(suggest('ja', 'de', 'fr', 'pt-PT')).toEqual(['JPN', 'DEU', 'FRA']);
  });

  test('without a known country do not use up the three', () => {
    expect(suggest('zh-TW', 'sv', 'ja', 'de', 'fr')).toEqual(['JPN', 'DEU', 'FRA']);
  });
});

describe('Nothing is suggested', () => {
  test.each(['zh-Hant', 'es-419', 'en-001', 'ar-AQ', 'de-ZZ', 'eo', 'tlh', 'und-XX'])(
    'by %s, whose region is not in the list of countries',
    (tag) => {
      expect(suggest(tag)).toEqual([]);
    },
  );

  test('without languages, or without countries', () => {
    expect(suggest()).toEqual([]);
    expect(suggestCountries([], localesOf(['ja']))).toEqual([]);
  });
});
