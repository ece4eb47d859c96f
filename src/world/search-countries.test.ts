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

  test('stands in the order of everyday names, accents aside', () => {
    const names = find('');
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Albania', 'Algeria']);
    const ivoryCoast = names.indexOf('Côte d’Ivoire');
    expect(names.slice(ivoryCoast - 1, ivoryCoast + 2)).toEqual(['Costa Rica', 'Côte d’Ivoire', 'Croatia']);
    expect(names.indexOf('South Korea')).toBeGreaterThan(names.indexOf('South Africa'));
  });

  test('stands in the order of the page’s language in every browser: in Estonian, Z would come before T', () => {
    expect(find('', indexFor('et'))).toEqual(find(''));
    expect(find('').indexOf('Zambia')).toBeGreaterThan(find('').indexOf('Tonga'));
  });
});

describe('What is found first', () => {
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

  test('English names are found all the same', () => {
    expect(find('germany', indexFor('de'))[0]).toBe('Germany');
  });
});

describe('Former names, and those that people say', () => {
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

  test('are found in a browser in any other language as well, and so are the names of today', () => {
    const index = indexFor('en-US');
    const names = {
      ...Object.assign({}, ...Object.values(NAMES)),
      Alemania: 'Germany',
      Deutschland: 'Germany',
    };
    const found = Object.keys(names).map((name) => [name, find(name, index)[0]]);
    expect(Object.fromEntries(found)).toEqual(names);
  });

  test('of a state that is no more find those that were part of it', () => {
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
  ])('stand in nobody’s way: %j', (text, names) => {
    expect(find(text)).toEqual(names);
  });

  test('wait for their code: until that is there, countries are found as they are named', () => {
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

describe('The order of what is found', () => {
  test.each([
    ['a name in full before longer ones', 'niger', ['Niger', 'Nigeria']],
    ['a code in full before a name that begins like it', 'uk', ['United Kingdom', 'Ukraine']],
    [
      'names that begin so before names with such a word',
      'guinea',
      ['Guinea', 'Guinea-Bissau', 'Equatorial Guinea', 'Papua New Guinea'],
    ],
    ['by everyday name among equals', 'united', ['United Arab Emirates', 'United Kingdom', 'United States']],
    ['a slip last', 'iran', ['Iran', 'Iraq']],
  ])('%s: %j', (_, text, names) => {
    expect(find(text)).toEqual(names);
  });
});

describe('A slip', () => {
  test.each([
    ['a letter missing', 'swizerland'],
    ['a letter too many', 'switzzerland'],
    ['another letter', 'switserland'],
    ['neighbours swapped', 'switzerlnad'],
    ['the first letter missing', 'witzerland'],
    ['neighbours swapped at the beginning', 'wsitzerland'],
    ['in a word that is still being typed', 'swizerl'],
  ])('is forgiven: %s, %j', (_, text) => {
    expect(find(text)).toEqual(['Switzerland']);
  });

  test.each([
    ['two slips in a word of eight letters, which is nearly another country', 'tasmania'],
    ['three slips in a long word', 'swyzerlnad'],
    ['in a word of three letters', 'jqp'],
    ['no slip, but another word', 'atlantis'],
    ['one word right and one that is nowhere', 'korea zzz'],
    ['pieces out of the middle', 'tzerl'],
  ])('is not made of anything: %s, %j', (_, text) => {
    expect(find(text)).toEqual([]);
  });

  test('in the beginning of a word is not looked for where something else is found', () => {
    expect(find('mali')).toEqual(['Mali']);
  });

  test('signs with a meaning in patterns are looked for as they are', () => {
    for (const text of ['(', '[a-z', '*', '\\', '$^', '<b>']) expect(() => find(text)).not.toThrow();
    expect(find('.*an')).toEqual(find('an'));
  });
});

describe('Two slips in a long name', () => {
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
    'are forgiven while it is typed: %j',
    (text) => {
      expect(find(text)[0]).toBe('Philippines');
    },
  );

  test('are not looked for where fewer are enough', () => {
    expect(find('slovenia')).toEqual(['Slovenia']);
    expect(find('australa')).toEqual(['Australia']);
  });
});

describe('The slips from one word to another', () => {
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
  ])('from %j to %j are %d, and as many the other way', (a, b, slips) => {
    expect([countTypos(a, b).whole, countTypos(b, a).whole]).toEqual([slips, slips]);
  });

  test('are not counted beyond what is asked for', () => {
    expect(countTypos('atlantis', 'switzerland', 2)).toEqual({ whole: 3, start: 3 });
    expect(countTypos('phillipines', 'philippines', 2)).toEqual({ whole: 2, start: 2 });
  });

  test.each([
    ['swizer', 'switzerland', 1],
    ['switz', 'switzerland', 0],
    ['japan', 'jap', 2],
  ])('from %j to a beginning of %j are %d', (typed, word, slips) => {
    expect(countTypos(typed, word).start).toBe(slips);
  });
});

describe('Whatever the country', () => {
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

  test('nothing that can be typed breaks the search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(searchCountries(english, text).length).toBeLessThanOrEqual(216);
      }),
    );
  });
});
