import { ValiError } from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  COUNTRIES_RESPONSE,
  COUNTRY_ITEMS,
  COUNTRY_PAGE,
  ERROR_RESPONSE,
  FIGURE_PAGE,
  FIGURE_RESPONSE,
  figureItem,
  NO_DATA_RESPONSE,
  NULL_FIGURE_RESPONSE,
} from '../../tests/fixtures/recorded-responses.ts';
import { fakeNetwork, json } from '../../tests/support/fake-network.ts';
import {
  fetchWorldBankCountries,
  fetchWorldBankLifeExpectancy,
  parseWorldBankCountries,
  parseWorldBankLifeExpectancy,
} from './world-bank.ts';

afterEach(() => vi.unstubAllGlobals());

const BASE = 'https://api.worldbank.org/v2';
const [ARUBA] = COUNTRY_ITEMS;
const NONSENSE = [null, undefined, 'text', 7, {}, [], [COUNTRY_PAGE], ERROR_RESPONSE];

describe('The list of countries', () => {
  test('is the second element, without aggregates (region NA, with or without space) and ids that start with X', () => {
    // Names are without stray space.
    expect(parseWorldBankCountries(COUNTRIES_RESPONSE)).toEqual([
      { code: 'ABW', name: 'Aruba' },
      { code: 'JPN', name: 'Japan' },
      { code: 'BEL', name: 'Belgium' },
    ]);
  });

  test.each([2, '2', 'many'])('raises an error if it has other pages: pages %j', (pages) => {
    expect(() => parseWorldBankCountries([{ ...COUNTRY_PAGE, pages }, COUNTRY_ITEMS])).toThrow(ValiError);
  });

  test.each([1, '1', undefined])('is complete with one page, or no number of pages: %j', (pages) => {
    expect(parseWorldBankCountries([{ pages }, COUNTRY_ITEMS])).toHaveLength(3);
  });

  test.each(NONSENSE)('raises an error for any other response: %j', (answer) => {
    expect(() => parseWorldBankCountries(answer)).toThrow(ValiError);
  });

  test.each([
    ['no list', null],
    ['an empty list', []],
    ['aggregates alone', COUNTRY_ITEMS.filter(({ region }) => region.id.trim() === 'NA')],
    ['an item without a region', [{ id: 'ABW', name: 'Aruba' }]],
    ['an item with nothing but space for its name', [{ ...ARUBA, name: ' ' }]],
    ['an item with a number for its name', [{ ...ARUBA, name: 1 }]],
  ])('with %s raises an error', (_, items) => {
    expect(() => parseWorldBankCountries([COUNTRY_PAGE, items])).toThrow(ValiError);
  });

  test.each(['AW', 'F1', '../', 'abw', 'ABWX', '1ABW'])(
    'omits an item with the id %j, but not the others',
    (id) => {
      const countries = parseWorldBankCountries([COUNTRY_PAGE, [{ ...ARUBA, id }, ARUBA]]);
      expect(countries.map(({ code }) => code)).toEqual(['ABW']);
    },
  );
});

describe('The most recent life expectancy', () => {
  const parse = (item: unknown) => parseWorldBankLifeExpectancy('BEL', [FIGURE_PAGE, [item]]);

  test('is the value of the first item of the second element, with its year and source', () => {
    expect(parseWorldBankLifeExpectancy('BEL', FIGURE_RESPONSE)).toEqual({
      code: 'BEL',
      lifeExpectancy: 82.2,
      year: 2023,
      source: 'World Bank',
    });
  });

  test.each([
    ['the newest year is not yet known', NULL_FIGURE_RESPONSE],
    [
      'the newest year is not yet known, though an older one is',
      [FIGURE_PAGE, [figureItem(null, '2025'), figureItem(82.2, '2024')]],
    ],
    ['the query has no data', NO_DATA_RESPONSE],
    ['the list is empty', [FIGURE_PAGE, []]],
  ])('is null if %s', (_, answer) => {
    expect(parseWorldBankLifeExpectancy('BEL', answer)).toBeNull();
  });

  test.each(NONSENSE)('raises an error for any other response: %j', (answer) => {
    expect(() => parseWorldBankLifeExpectancy('BEL', answer)).toThrow(ValiError);
  });

  test.each(['82.2', true, {}, Number.NaN, Number.POSITIVE_INFINITY, undefined, 9.9, 120.1, -82])(
    'raises an error if it is not a number from 10 to 120: %j',
    (value) => {
      expect(() => parse(figureItem(value))).toThrow(ValiError);
    },
  );

  test.each([10, 120])('of %d years is accepted', (value) => {
    expect(parse(figureItem(value))?.lifeExpectancy).toBe(value);
  });

  test.each([
    ['another country', { ...figureItem(82.2), countryiso3code: 'FRA' }],
    ['another country, and still unknown', { ...figureItem(null), countryiso3code: 'FRA' }],
    ['an aggregate', { ...figureItem(82.2), countryiso3code: 'WLD' }],
  ])('that is the figure of %s raises an error', (_, item) => {
    expect(() => parse(item)).toThrow(/^Not the figure of BEL but of (FRA|WLD)$/);
  });

  test.each([
    ['an empty three-letter code', { ...figureItem(82.2), countryiso3code: '' }],
    ['no three-letter code', { ...figureItem(82.2), countryiso3code: undefined }],
    ['no codes at all', { date: '2023', value: 82.2 }],
  ])('of a country with %s is accepted', (_, item) => {
    expect(parse(item)?.lifeExpectancy).toBe(82.2);
  });

  test.each(['1960', '2099'])('of %s is accepted', (date) => {
    expect(parse(figureItem(82.2, date))?.year).toBe(Number(date));
  });

  test.each([2023, '2023Q1', '12023', '', null, '1959', '2100', '0000'])(
    'raises an error for an impossible date: %j',
    (date) => {
      expect(() => parse(figureItem(82.2, date))).toThrow(ValiError);
    },
  );
});

describe('Requests to the World Bank', () => {
  const { signal } = new AbortController();

  test('have no credentials, follow no redirect and can be aborted', async () => {
    const list = `${BASE}/country?format=json&per_page=300`;
    const figure = `${BASE}/country/BEL/indicator/SP.DYN.LE00.IN?format=json&per_page=1`;
    const requests = fakeNetwork({ [list]: json(COUNTRIES_RESPONSE), [figure]: json(FIGURE_RESPONSE) });
    expect(await fetchWorldBankCountries(BASE, signal)).toHaveLength(3);
    expect(await fetchWorldBankLifeExpectancy(BASE, 'BEL', signal)).toMatchObject({ lifeExpectancy: 82.2 });
    const init = { credentials: 'omit', redirect: 'error', signal };
    expect(requests).toEqual([list, figure].map((url) => ({ url, init })));
  });

  test('encode a code with other characters in the URL', async () => {
    const requests = fakeNetwork({});
    await expect(fetchWorldBankLifeExpectancy(BASE, '../a?b', signal)).rejects.toThrow('Nobody expects');
    expect(requests[0]?.url).toContain('/country/..%2Fa%3Fb/indicator/');
  });
});
