import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import snapshot from '../../data/snapshot.json' with { type: 'json' };
import { everydayName } from './country-names.ts';
import type { Country } from './life-expectancy.ts';
import { indexCountries, searchCountries } from './search-countries.ts';
import { countTypos, createTypoSearch } from './typo-search.ts';

const COUNTRIES: Country[] = snapshot.economies.map(({ code, name }) => ({ code, name, lifeExpectancy: 0 }));

const further = createTypoSearch();
const indexFor = (locale: string) => indexCountries(COUNTRIES, locale, further);
const english = indexFor('en-US');
const find = (text: string, index = english) => searchCountries(index, text).map(everydayName);

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

describe('Former and common names', () => {
  const NAMES: Record<string, Record<string, string>> = {
    'en-US': {
      Swaziland: 'Eswatini',
      Macedonia: 'North Macedonia',
      Holland: 'Netherlands',
      'Great Britain': 'United Kingdom',
      'Northern Ireland': 'United Kingdom',
      'Czech Republic': 'Czechia',
      'Cape Verde': 'Cape Verde',
      'East Timor': 'Timor-Leste',
      Burma: 'Myanmar',
      Ceylon: 'Sri Lanka',
      Siam: 'Thailand',
      Persia: 'Iran',
      Zaire: 'DR Congo',
      Rhodesia: 'Zimbabwe',
      'Upper Volta': 'Burkina Faso',
      USSR: 'Russia',
      UAE: 'United Arab Emirates',
      Zanzibar: 'Tanzania',
    },
    de: {
      Elfenbeinküste: 'Côte d’Ivoire',
      Birma: 'Myanmar',
      Swasiland: 'Eswatini',
      Mazedonien: 'North Macedonia',
      Holland: 'Netherlands',
      Großbritannien: 'United Kingdom',
      Grossbritannien: 'United Kingdom',
      'Tschechische Republik': 'Czechia',
      Tschechei: 'Czechia',
      'Kap Verde': 'Cape Verde',
      Osttimor: 'Timor-Leste',
      Weißrussland: 'Belarus',
      Moldawien: 'Moldova',
      Obervolta: 'Burkina Faso',
    },
    fr: {
      Birmanie: 'Myanmar',
      Swaziland: 'Eswatini',
      Macédoine: 'North Macedonia',
      Hollande: 'Netherlands',
      'Grande-Bretagne': 'United Kingdom',
      'République tchèque': 'Czechia',
      'Cap-Vert': 'Cape Verde',
      'Timor oriental': 'Timor-Leste',
    },
    es: {
      Birmania: 'Myanmar',
      Suazilandia: 'Eswatini',
      Macedonia: 'North Macedonia',
      Holanda: 'Netherlands',
      'Gran Bretaña': 'United Kingdom',
      'República Checa': 'Czechia',
      'Costa de Marfil': 'Côte d’Ivoire',
      'Timor Oriental': 'Timor-Leste',
    },
    'pt-BR': {
      Birmânia: 'Myanmar',
      Suazilândia: 'Eswatini',
      Macedônia: 'North Macedonia',
      Holanda: 'Netherlands',
      'Grã-Bretanha': 'United Kingdom',
      'República Tcheca': 'Czechia',
      'Costa do Marfim': 'Côte d’Ivoire',
    },
    ja: {
      ビルマ: 'Myanmar',
      スワジランド: 'Eswatini',
      マケドニア: 'North Macedonia',
      英国: 'United Kingdom',
      東チモール: 'Timor-Leste',
      米国: 'United States',
    },
    'zh-Hans': {
      马其顿: 'North Macedonia',
      象牙海岸: 'Côte d’Ivoire',
      斯威士兰: 'Eswatini',
      南韩: 'South Korea',
    },
    ar: { سوازيلاند: 'Eswatini', بريطانيا: 'United Kingdom', 'تيمور الشرقية': 'Timor-Leste' },
  };
  const inEach = Object.entries(NAMES).map(([locale, names]) => ({ index: indexFor(locale), locale, names }));

  test.each(inEach)('of its language are found first in a browser in $locale', ({ index, names }) => {
    const found = Object.keys(names).map((name) => [name, find(name, index)[0]]);
    expect(Object.fromEntries(found)).toEqual(names);
  });

  test('are found in a browser in any other language, as are present names', () => {
    const index = indexFor('en-US');
    const names = {
      ...Object.assign({}, ...Object.values(NAMES)),
      Alemania: 'Germany',
      Deutschland: 'Germany',
    };
    const found = Object.keys(names).map((name) => [name, find(name, index)[0]]);
    expect(Object.fromEntries(found)).toEqual(names);
  });

  test('of a dissolved state find its successors', () => {
    expect(find('Czechoslovakia')).toEqual(['Czechia', 'Slovakia']);
    expect(find('Jugoslawien')).toEqual([
      'Bosnia and Herzegovina',
      'Croatia',
      'Montenegro',
      'North Macedonia',
      'Serbia',
      'Slovenia',
    ]);
  });

  test.each([
    ['al', ['Albania', 'Algeria']],
    ['guinee', ['Guinea', 'Equatorial Guinea', 'Guinea-Bissau', 'Papua New Guinea']],
    ['holl', ['Netherlands']],
    ['siam', ['Thailand']],
  ])('do not hide other matches: %j', (text, names) => {
    expect(find(text)).toEqual(names);
  });

  test('need their code: until it is loaded, only exact names are found', () => {
    const index = indexCountries(COUNTRIES, 'en-US');
    expect(find('Holland', index)).toEqual([]);
    expect(find('Switzerlnad', index)).toEqual([]);
    for (const [text, first] of [
      ['uk', 'United Kingdom'],
      ['brit', 'United Kingdom'],
      ['usa', 'United States'],
      ['america', 'United States'],
      ['korea', 'South Korea'],
    ] as const) {
      expect(find(text, index)).toContain(first);
    }
    expect(find('uk', index)[0]).toBe('United Kingdom');
    expect(find('america', index)[0]).toBe('United States');
    expect(find('korea', index)[0]).toBe('South Korea');
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

describe('A typo', () => {
  test.each([
    ['a letter missing', 'swizerland'],
    ['a letter too many', 'switzzerland'],
    ['another letter', 'switserland'],
    ['neighbors swapped', 'switzerlnad'],
    ['the first letter missing', 'witzerland'],
    ['neighbors swapped at the beginning', 'wsitzerland'],
    ['in a word that is still being typed', 'swizerl'],
  ])('is forgiven: %s, %j', (_, text) => {
    expect(find(text)).toEqual(['Switzerland']);
  });

  test.each([
    ['two typos in a word of eight letters, which is nearly another country', 'tasmania'],
    ['three typos in a long word', 'swyzerlnad'],
    ['in a word of three letters', 'jqp'],
    ['a different word', 'atlantis'],
    ['one right word and one unknown word', 'korea zzz'],
    ['pieces out of the middle', 'tzerl'],
  ])('is not found: %s, %j', (_, text) => {
    expect(find(text)).toEqual([]);
  });

  test('in the beginning of a word is only forgiven if nothing else matches', () => {
    expect(find('mali')).toEqual(['Mali']);
  });

  test('special characters of regular expressions are searched literally', () => {
    for (const text of ['(', '[a-z', '*', '\\', '$^', '<b>']) expect(() => find(text)).not.toThrow();
    expect(find('.*an')).toEqual(find('an'));
  });
});

describe('Two typos in a long name', () => {
  test.each([
    ['phillipines', 'Philippines'],
    ['swizerlnad', 'Switzerland'],
    ['afganestan', 'Afghanistan'],
    ['lichenstein', 'Liechtenstein'],
    ['kyrgistan', 'Kyrgyzstan'],
    ['luxemberg', 'Luxembourg'],
    ['the nethrelends', 'Netherlands'],
  ])('are forgiven: %j is %s', (text, everyday) => {
    expect(find(text)).toEqual([everyday]);
  });

  test.each(['phi', 'phill', 'philli', 'phillip', 'phillipi', 'phillipin', 'phillipine', 'phillipines'])(
    'are forgiven while typing: %j',
    (text) => {
      expect(find(text)[0]).toBe('Philippines');
    },
  );

  test('are only forgiven if fewer do not match', () => {
    expect(find('slovenia')).toEqual(['Slovenia']);
    expect(find('australa')).toEqual(['Australia']);
  });
});

describe('The number of typos', () => {
  test.each([
    ['', '', 0],
    ['', 'a', 1],
    ['oman', 'oman', 0],
    ['oman', 'omn', 1],
    ['oman', 'omann', 1],
    ['oman', 'omen', 1],
    ['oman', 'oamn', 1],
    ['oman', 'omna', 1],
    ['oman', 'mona', 2],
    ['oman', 'naom', 4],
    ['oman', 'om', 2],
    ['oman', 'romans', 2],
    ['phillipines', 'philippines', 2],
  ])('between %j and %j is %d, in both directions', (a, b, typos) => {
    expect([countTypos(a, b).whole, countTypos(b, a).whole]).toEqual([typos, typos]);
  });

  test('is not counted above the limit', () => {
    expect(countTypos('atlantis', 'switzerland', 2)).toEqual({ whole: 3, start: 3 });
    expect(countTypos('phillipines', 'philippines', 2)).toEqual({ whole: 2, start: 2 });
  });

  test.each([
    ['swizer', 'switzerland', 1],
    ['switz', 'switzerland', 0],
    ['japan', 'jap', 2],
  ])('of %j compared with the beginning of %j is %d', (typed, word, typos) => {
    expect(countTypos(typed, word).start).toBe(typos);
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
        .constantFrom(everydayName(country), country.name, country.code)
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
      const words = everydayName(country).split(' ');
      return fc
        .shuffledSubarray(words, { minLength: words.length })
        .map((shuffled) => ({ country, text: shuffled.join(' ') }));
    });
    fc.assert(
      fc.property(searches, ({ country, text }) => {
        expect(searchCountries(english, text)[0]).toBe(country);
      }),
      { numRuns: 500 },
    );
  });

  test('no text breaks the search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(searchCountries(english, text).length).toBeLessThanOrEqual(216);
      }),
    );
  });
});
