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
    // Names are without stray space, and figures are 0.
    expect(parseWorldBankCountries(COUNTRIES_RESPONSE)).toEqual([
      { code: 'ABW', name: 'Aruba', lifeExpectancy: 0 },
      { code: 'JPN', name: 'Japan', lifeExpectancy: 0 },
      { code: 'BEL', name: 'Belgium', lifeExpectancy: 0 },
    ]);
  });

  test.each(['300', 300])('accepts per_page as a string or a number: %j', (perPage) => {
    const answer = [{ ...COUNTRY_PAGE, per_page: perPage }, COUNTRY_ITEMS];
    expect(parseWorldBankCountries(answer)).toHaveLength(3);
  });

  test.each([2, '2', 'many'])('raises an error if it has other pages: pages %j', (pages) => {
    expect(() => parseWorldBankCountries([{ ...COUNTRY_PAGE, pages }, COUNTRY_ITEMS])).toThrow(ValiError);
  });

  test('is complete if it has no number of pages', () => {
    expect(parseWorldBankCountries([{}, COUNTRY_ITEMS])).toHaveLength(3);
  });

  test.each(NONSENSE)('raises an error for any other response: %j', (answer) => {
    expect(() => parseWorldBankCountries(answer)).toThrow(ValiError);
  });

  test.each([
    ['no list', null],
    ['an empty list', []],
    ['aggregates alone', COUNTRY_ITEMS.filter(({ region }) => region.value === 'Aggregates')],
    ['an item without a region', [{ id: 'ABW', name: 'Aruba' }]],
    ['an item without a name', [{ ...ARUBA, name: '' }]],
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

  test.each(['82.2', true, {}, Number.NaN, Number.POSITIVE_INFINITY, undefined])(
    'raises an error if it is not a number: %j',
    (value) => {
      expect(() => parseWorldBankLifeExpectancy('BEL', [FIGURE_PAGE, [figureItem(value)]])).toThrow(
        ValiError,
      );
    },
  );

  test.each([9.9, 120.1, 0, -82, 82_200])('outside 10 to 120 years raises an error: %d', (value) => {
    expect(() => parseWorldBankLifeExpectancy('BEL', [FIGURE_PAGE, [figureItem(value)]])).toThrow(ValiError);
  });

  test.each([10, 120])('of %d years is accepted', (value) => {
    const figure = parseWorldBankLifeExpectancy('BEL', [FIGURE_PAGE, [figureItem(value)]]);
    expect(figure?.lifeExpectancy).toBe(value);
  });

  test.each([
    ['another country', { ...figureItem(82.2), countryiso3code: 'FRA' }],
    ['another country, and still unknown', { ...figureItem(null), countryiso3code: 'FRA' }],
    ['an aggregate', { ...figureItem(82.2), countryiso3code: 'WLD' }],
  ])('that is the figure of %s raises an error', (_, item) => {
    expect(() => parseWorldBankLifeExpectancy('BEL', [FIGURE_PAGE, [item]])).toThrow(
      /^Not the figure of BEL but of (FRA|WLD)$/,
    );
  });

  test.each([
    ['an empty three-letter code', { ...figureItem(82.2), countryiso3code: '' }],
    ['no three-letter code', { ...figureItem(82.2), countryiso3code: undefined }],
    ['no codes at all', { date: '2023', value: 82.2 }],
  ])('of a country with %s is accepted', (_, item) => {
    expect(parseWorldBankLifeExpectancy('BEL', [FIGURE_PAGE, [item]])).toMatchObject({
      lifeExpectancy: 82.2,
    });
  });

  test.each(['1960', '2099'])('of %s is accepted', (date) => {
    expect(parseWorldBankLifeExpectancy('BEL', [FIGURE_PAGE, [figureItem(82.2, date)]])).toMatchObject({
      year: Number(date),
    });
  });

  test.each([2023, '2023Q1', '12023', '', null, '1959', '2100', '0000'])(
    'raises an error for an impossible date: %j',
    (date) => {
      expect(() => parseWorldBankLifeExpectancy('BEL', [FIGURE_PAGE, [figureItem(82.2, date)]])).toThrow(
        ValiError,
      );
    },
  );
});

describe('Requests to the World Bank have no credentials, follow no redirect and can be aborted', () => {
  const { signal } = new AbortController();

  test('GET /country, format=json, per_page=300', async () => {
    const url = 'https://api.worldbank.org/v2/country?format=json&per_page=300';
    const requests = fakeNetwork({ [url]: json(COUNTRIES_RESPONSE) });
    expect(await fetchWorldBankCountries(BASE, signal)).toHaveLength(3);
    expect(requests).toEqual([{ url, init: { credentials: 'omit', redirect: 'error', signal } }]);
  });

  test('GET /country/{code}/indicator/SP.DYN.LE00.IN, format=json, per_page=1', async () => {
    const url = 'https://api.worldbank.org/v2/country/BEL/indicator/SP.DYN.LE00.IN?format=json&per_page=1';
    const requests = fakeNetwork({ [url]: json(FIGURE_RESPONSE) });
    expect(await fetchWorldBankLifeExpectancy(BASE, 'BEL', signal)).toMatchObject({ lifeExpectancy: 82.2 });
    expect(requests).toEqual([{ url, init: { credentials: 'omit', redirect: 'error', signal } }]);
  });

  test('a code with other characters is encoded in the URL', async () => {
    const requests = fakeNetwork({});
    await expect(fetchWorldBankLifeExpectancy(BASE, '../a?b', signal)).rejects.toThrow('Nobody expects');
    expect(requests[0]?.url).toContain('/country/..%2Fa%3Fb/indicator/');
  });
});
