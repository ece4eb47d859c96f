import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  COUNTRIES_RESPONSE,
  ERROR_RESPONSE,
  FIGURE_RESPONSE,
  NO_DATA_RESPONSE,
  NULL_FIGURE_RESPONSE,
  SERVER_COUNTRIES,
  SERVER_FIGURE,
} from '../../tests/fixtures/recorded-responses.ts';
import {
  after,
  type FakeResponse,
  fakeNetwork,
  hanging,
  json,
  text,
  unending,
  unreachable,
} from '../../tests/support/fake-network.ts';
import { fetchCountries, fetchLifeExpectancy } from './fetch-with-fallback.ts';
import { NoLifeExpectancyError } from './life-expectancy.ts';

afterEach(() => vi.unstubAllGlobals());

const BASE = 'https://bank.example/v2';
const BANK_COUNTRIES = `${BASE}/country?format=json&per_page=300`;
const BANK_FIGURE = `${BASE}/country/BEL/indicator/SP.DYN.LE00.IN?format=json&per_page=1`;
const OWN_COUNTRIES = '/api/countries';
const OWN_FIGURE = '/api/life-expectancy/BEL';

const UNKNOWN = json({ error: 'No life expectancy is known for this country code.' }, 404);
const BANK_FAULTS: [string, FakeResponse][] = [
  ['cannot be reached', unreachable],
  ['answers 429', text('Too Many Requests', { status: 429, headers: { 'retry-after': '60' } })],
  ['answers with an error in a success', json(ERROR_RESPONSE)],
  ['answers with a page', text('<html></html>')],
];

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const lookUpList = () => fetchCountries(BASE);
const lookUpBelgium = () => fetchLifeExpectancy(BASE, 'BEL');

describe('The list of countries', () => {
  test('comes from the World Bank, without a request to the own server', async () => {
    const requests = fakeNetwork({ [BANK_COUNTRIES]: json(COUNTRIES_RESPONSE) });
    expect(namesOf(await lookUpList())).toEqual(['Aruba', 'Japan', 'Belgium']);
    expect(requests.map(({ url }) => url)).toEqual([BANK_COUNTRIES]);
  });

  test.each(BANK_FAULTS)('comes from the own server when the World Bank %s', async (_, answer) => {
    fakeNetwork({ [BANK_COUNTRIES]: answer, [OWN_COUNTRIES]: json(SERVER_COUNTRIES) });
    expect(namesOf(await lookUpList())).toEqual(['Japan', 'Aruba']);
  });
});

describe('A country’s life expectancy', () => {
  test('comes from the World Bank first', async () => {
    const requests = fakeNetwork({ [BANK_FIGURE]: json(FIGURE_RESPONSE) });
    expect(await lookUpBelgium()).toMatchObject({ lifeExpectancy: 82.2, year: 2023 });
    expect(requests.map(({ url }) => url)).toEqual([BANK_FIGURE]);
  });

  test.each([...BANK_FAULTS, ['has null for its newest year', json(NULL_FIGURE_RESPONSE)] as const])(
    'comes from the own server when the World Bank %s',
    async (_, answer) => {
      fakeNetwork({ [BANK_FIGURE]: answer, [OWN_FIGURE]: json(SERVER_FIGURE) });
      expect(await lookUpBelgium()).toMatchObject({ lifeExpectancy: 82.4, year: 2024, source: 'World Bank' });
    },
  );

  test('does not exist if neither knows one', async () => {
    fakeNetwork({ [BANK_FIGURE]: json(NULL_FIGURE_RESPONSE), [OWN_FIGURE]: UNKNOWN });
    await expect(lookUpBelgium()).rejects.toThrow(NoLifeExpectancyError);
  });

  test.each([
    ['the World Bank has none and the own server fails', json(NO_DATA_RESPONSE), text('', { status: 500 })],
    ['the World Bank fails and the own server has none', unreachable, UNKNOWN],
  ])('could not be fetched if %s, which is different from having none', async (_, bank, own) => {
    fakeNetwork({ [BANK_FIGURE]: bank, [OWN_FIGURE]: own });
    const error = await lookUpBelgium().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Failed to fetch life expectancy from server' });
    expect(error).not.toBeInstanceOf(NoLifeExpectancyError);
  });
});

/** Runs a request until it settles, with a fake clock. */
async function time<T>(lookUp: () => Promise<T>) {
  vi.useFakeTimers();
  const start = Date.now();
  const end = lookUp().then(
    (value) => ({ value, tookMs: Date.now() - start }),
    (error: unknown) => ({ error, tookMs: Date.now() - start }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  return end;
}

describe('On a slow connection', () => {
  /** The own server is connected already; a connection to the World Bank takes three more round trips. */
  const LIST_TRIPS = 4;
  /** Now the World Bank is connected as well. */
  const FIGURE_TRIPS = 1;
  const banks = (trips: number, good: unknown) => (roundTripMs: number) => ({
    answers: after(trips * roundTripMs, json(good)),
    'is slow': after(trips * roundTripMs + 2500, json(good)),
    fails: after(trips * roundTripMs, text('', { status: 503 })),
    hangs: hanging,
  });
  const listBanks = banks(LIST_TRIPS, COUNTRIES_RESPONSE);
  const figureBanks = banks(FIGURE_TRIPS, FIGURE_RESPONSE);

  /** When each has its answer, in ms after the request. */
  test.each([
    [50, 'answers', ['World Bank', 200], ['World Bank', 50]],
    [50, 'is slow', ['own server', 1400], ['own server', 1400]],
    [50, 'fails', ['own server', 250], ['own server', 100]],
    [50, 'hangs', ['own server', 1400], ['own server', 1400]],
    [400, 'answers', ['own server', 1400], ['World Bank', 400]],
    [400, 'fails', ['own server', 1400], ['own server', 800]],
    [900, 'answers', ['own server', 1600], ['World Bank', 900]],
    [900, 'hangs', ['own server', 1600], ['own server', 1600]],
    [2000, 'answers', ['own server', 2700], ['World Bank', 2000]],
    [2000, 'is slow', ['own server', 2700], ['own server', 2700]],
    [2000, 'fails', ['own server', 2700], ['own server', 2700]],
  ] as const)(
    'with a round trip of %d ms and a World Bank that %s, the list comes from %j, and the figure from %j',
    async (roundTripMs, bank, [ofList, listMs], [ofFigure, figureMs]) => {
      fakeNetwork({
        [BANK_COUNTRIES]: listBanks(roundTripMs)[bank],
        [BANK_FIGURE]: figureBanks(roundTripMs)[bank],
        [OWN_COUNTRIES]: after(roundTripMs, json(SERVER_COUNTRIES)),
        [OWN_FIGURE]: after(roundTripMs, json(SERVER_FIGURE)),
      });
      const length = ofList === 'World Bank' ? 3 : 2;
      expect(await time(lookUpList)).toMatchObject({ value: { length }, tookMs: listMs });
      const lifeExpectancy = ofFigure === 'World Bank' ? 82.2 : 82.4;
      expect(await time(lookUpBelgium)).toMatchObject({ value: { lifeExpectancy }, tookMs: figureMs });
    },
  );
});

test.each([
  ['own server while the World Bank hangs', hanging, after(9000, json(SERVER_FIGURE)), 82.4, 9700],
  ['World Bank if the own server has failed', after(8000, json(FIGURE_RESPONSE)), unreachable, 82.2, 8000],
  ['World Bank while the own server hangs', after(4000, json(FIGURE_RESPONSE)), hanging, 82.2, 4000],
])('A late response is still used, from the %s', async (_, bank, own, lifeExpectancy, tookMs) => {
  fakeNetwork({ [BANK_FIGURE]: bank, [OWN_FIGURE]: own });
  expect(await time(lookUpBelgium)).toMatchObject({ value: { lifeExpectancy }, tookMs });
});

describe('A request ends', () => {
  test('after 15 seconds if neither responds', async () => {
    fakeNetwork({
      [BANK_COUNTRIES]: hanging,
      [BANK_FIGURE]: hanging,
      [OWN_COUNTRIES]: hanging,
      [OWN_FIGURE]: hanging,
    });
    for (const lookUp of [lookUpList, lookUpBelgium])
      expect(await time<unknown>(lookUp)).toMatchObject({ error: expect.any(Error), tookMs: 15_000 });
  });

  test('as soon as both have failed', async () => {
    fakeNetwork({
      [BANK_FIGURE]: after(300, text('', { status: 503 })),
      [OWN_FIGURE]: after(200, unreachable),
    });
    expect(await time(lookUpBelgium)).toMatchObject({ error: expect.any(Error), tookMs: 500 });
  });

  test('as soon as the other one has a response', async () => {
    const requests = fakeNetwork({ [BANK_FIGURE]: hanging, [OWN_FIGURE]: json(SERVER_FIGURE) });
    await time(lookUpBelgium);
    expect(requests.map(({ url, init }) => [url, init.signal?.aborted])).toEqual([
      [BANK_FIGURE, true],
      [OWN_FIGURE, true],
    ]);
  });
});

test('A response that never ends counts as missing: the own server’s is used after 1.4 seconds', async () => {
  fakeNetwork({
    [BANK_COUNTRIES]: unending('[{"page":1},'),
    [BANK_FIGURE]: unending('[{"page":1},'),
    [OWN_COUNTRIES]: json(SERVER_COUNTRIES),
    [OWN_FIGURE]: json(SERVER_FIGURE),
  });
  expect(await time(lookUpList)).toMatchObject({ value: [{ code: 'JPN' }, { code: 'ABW' }], tookMs: 1400 });
  expect(await time(lookUpBelgium)).toMatchObject({ value: { lifeExpectancy: 82.4 }, tookMs: 1400 });
});

const SERVER_FAULTS: [string, FakeResponse][] = [
  ['it cannot be reached', unreachable],
  ['it answers 500', json({ error: 'down' }, 500)],
  ['it answers with a page', text('<!doctype html>')],
  ['it answers with something else', json({ hello: 'world' })],
];

describe('GET /api/countries', () => {
  test('is requested with credentials and gives a list of countries', async () => {
    const requests = fakeNetwork({ [BANK_COUNTRIES]: unreachable, [OWN_COUNTRIES]: json(SERVER_COUNTRIES) });
    expect(await lookUpList()).toEqual(SERVER_COUNTRIES.map(({ code, name }) => ({ code, name })));
    expect(requests[1]).toMatchObject({ url: OWN_COUNTRIES, init: { credentials: 'include' } });
  });

  test.each<[string, FakeResponse]>([
    ...SERVER_FAULTS,
    ['it answers 404', UNKNOWN],
    ['its list is empty', json([])],
    ['its list carries figures', json([{ ...SERVER_COUNTRIES[0], lifeExpectancy: 84 }])],
  ])('raises “Failed to fetch countries from server” when %s', async (_, answer) => {
    fakeNetwork({ [BANK_COUNTRIES]: unreachable, [OWN_COUNTRIES]: answer });
    const cause = expect.any(Error);
    const error = await lookUpList().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Failed to fetch countries from server', cause });
  });
});

describe('GET /api/life-expectancy/{code}', () => {
  test('is requested with credentials and gives the figure, its year and its source', async () => {
    const requests = fakeNetwork({ [BANK_FIGURE]: unreachable, [OWN_FIGURE]: json(SERVER_FIGURE) });
    expect(await lookUpBelgium()).toEqual({
      code: 'BEL',
      lifeExpectancy: 82.4,
      year: 2024,
      source: 'World Bank',
      fromSnapshot: true,
    });
    expect(requests[1]).toMatchObject({ url: OWN_FIGURE, init: { credentials: 'include' } });
  });

  test.each<[string, FakeResponse]>([
    ...SERVER_FAULTS,
    ['its figure is a string', json({ ...SERVER_FIGURE, lifeExpectancy: '82.4' })],
    ['its figure is null', json({ ...SERVER_FIGURE, lifeExpectancy: null })],
    ['its figure is implausible', json({ ...SERVER_FIGURE, lifeExpectancy: 824 })],
    ['its figure has no year', json({ ...SERVER_FIGURE, year: undefined })],
    ['its figure has no source', json({ ...SERVER_FIGURE, source: undefined })],
  ])('raises “Failed to fetch life expectancy from server” when %s', async (_, answer) => {
    fakeNetwork({ [BANK_FIGURE]: unreachable, [OWN_FIGURE]: answer });
    const cause = expect.any(Error);
    const error = await lookUpBelgium().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Failed to fetch life expectancy from server', cause });
  });
});
