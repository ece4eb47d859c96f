import { describe, expect, test } from 'vitest';
import { COUNTRIES, find, indexFor } from '../../tests/fixtures/country-search.ts';
import { shownIn } from '../../tests/fixtures/shown-names.ts';
import { indexCountries } from './search-countries.ts';

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
      にほん: 'Japan',
      豪州: 'Australia',
    },
    'zh-Hans': {
      马其顿: 'North Macedonia',
      象牙海岸: 'Côte d’Ivoire',
      斯威士兰: 'Eswatini',
      南韩: 'South Korea',
    },
    ar: {
      سوازيلاند: 'Eswatini',
      بريطانيا: 'United Kingdom',
      'تيمور الشرقية': 'Timor-Leste',
      أمريكا: 'United States',
      المجر: 'Hungary',
      تشيكيا: 'Czechia',
    },
  };
  const inEach = Object.entries(NAMES).map(([locale, names]) => ({ index: indexFor(locale), locale, names }));

  test.each(inEach)('in the language of the browser are found first: $locale', ({ index, names }) => {
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

  test('are in lazy code: until it is loaded, only exact names are found', () => {
    const index = indexCountries(COUNTRIES, shownIn('en'), 'en-US');
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
