import { afterEach, describe, expect, test, vi } from 'vitest';
import { SERVER_COUNTRIES, SERVER_FIGURE } from '../../tests/fixtures/recorded-responses.ts';
import { type FakeResponse, fakeNetwork, json, text, unreachable } from '../../tests/support/fake-network.ts';
import { fetchServerCountries, fetchServerLifeExpectancy } from './own-server.ts';

afterEach(() => vi.unstubAllGlobals());

const COUNTRIES_URL = '/api/countries';
const FIGURE_URL = '/api/life-expectancy/BEL';
const { signal } = new AbortController();

const FAULTS: [string, FakeResponse][] = [
  ['it cannot be reached', unreachable],
  ['it answers 500', json({ error: 'down' }, 500)],
  ['it answers 400', json({ error: 'A country code has three letters, such as JPN.' }, 400)],
  ['it answers with a page', text('<!doctype html>')],
  ['it answers with something else', json({ hello: 'world' })],
];

describe('GET /api/countries', () => {
  test('is requested with credentials and gives a list of countries', async () => {
    const requests = fakeNetwork({ [COUNTRIES_URL]: json(SERVER_COUNTRIES) });
    expect(await fetchServerCountries(signal)).toEqual(SERVER_COUNTRIES);
    expect(requests).toEqual([{ url: COUNTRIES_URL, init: { credentials: 'include', signal } }]);
  });

  test.each<[string, FakeResponse]>([
    ...FAULTS,
    ['it answers 404', json({ error: 'There is nothing at this address.' }, 404)],
    ['its list is empty', json([])],
    ['its list carries figures', json([{ ...SERVER_COUNTRIES[0], lifeExpectancy: 84 }])],
  ])('raises “Failed to fetch countries from server” when %s', async (_, answer) => {
    fakeNetwork({ [COUNTRIES_URL]: answer });
    const cause = expect.any(Error);
    const error = await fetchServerCountries(signal).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Failed to fetch countries from server', cause });
  });
});

describe('GET /api/life-expectancy/{code}', () => {
  test('is requested with credentials and gives the figure, its year and its source', async () => {
    const requests = fakeNetwork({ [FIGURE_URL]: json(SERVER_FIGURE) });
    expect(await fetchServerLifeExpectancy('BEL', signal)).toEqual({
      code: 'BEL',
      lifeExpectancy: 82.4,
      year: 2024,
      source: 'World Bank',
      fromSnapshot: true,
    });
    expect(requests).toEqual([{ url: FIGURE_URL, init: { credentials: 'include', signal } }]);
  });

  test('gives null for a country that the server does not have', async () => {
    fakeNetwork({ [FIGURE_URL]: json({ error: 'No life expectancy is known for this country code.' }, 404) });
    expect(await fetchServerLifeExpectancy('BEL', signal)).toBeNull();
  });

  test.each<[string, FakeResponse]>([
    ...FAULTS,
    ['its figure is a string', json({ ...SERVER_FIGURE, lifeExpectancy: '82.4' })],
    ['its figure is null', json({ ...SERVER_FIGURE, lifeExpectancy: null })],
    ['its figure is implausible', json({ ...SERVER_FIGURE, lifeExpectancy: 824 })],
    ['its figure has no year', json({ ...SERVER_FIGURE, year: undefined })],
    ['its figure has no source', json({ ...SERVER_FIGURE, source: undefined })],
  ])('raises “Failed to fetch life expectancy from server” when %s', async (_, answer) => {
    fakeNetwork({ [FIGURE_URL]: answer });
    const cause = expect.any(Error);
    const error = await fetchServerLifeExpectancy('BEL', signal).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Failed to fetch life expectancy from server', cause });
  });
});
