import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Answer, fakeNetwork, hanging, json, text, unreachable } from './fake-network.ts';
import { lookUpCountries, lookUpLifeExpectancy, NoLifeExpectancyError } from './look-up.ts';
import {
  aggregateItem,
  COUNTRIES_ANSWER,
  COUNTRY_ITEMS,
  COUNTRY_PAGE,
  ERROR_ANSWER,
  FIGURE_ANSWER,
  FIGURE_PAGE,
  figureItem,
  NO_DATA_ANSWER,
  NULL_FIGURE_ANSWER,
  SERVER_COUNTRIES,
  SERVER_FIGURE,
} from './recorded-answers.ts';

afterEach(() => vi.unstubAllGlobals());

const BASE = 'https://bank.example/v2';
const BANK_COUNTRIES = `${BASE}/country?format=json&per_page=300`;
const BANK_FIGURE = `${BASE}/country/BEL/indicator/SP.DYN.LE00.IN?format=json&per_page=1`;
const OWN_COUNTRIES = '/api/countries';
const OWN_FIGURE = '/api/life-expectancy/BEL';

const UNKNOWN = json({ error: 'No life expectancy is known for this country code.' }, 404);
const BANK_FAULTS: [string, Answer][] = [
  ['cannot be reached', unreachable],
  ['answers 400', text('Bad Request', { status: 400 })],
  ['answers 401', text('', { status: 401 })],
  ['answers 429', text('Too Many Requests', { status: 429, headers: { 'retry-after': '60' } })],
  ['answers 502', text('', { status: 502 })],
  ['answers 503', text('Service Unavailable', { status: 503 })],
  ['answers with an error in a success', json(ERROR_ANSWER)],
  ['answers with a page', text('<html></html>')],
  ['answers with nothing', text('')],
  ['answers with half of it', text('[{"page":1,"pages":1},[{"id":"JPN","na')],
  ['answers with one element', json([COUNTRY_PAGE])],
  ['answers with nonsense', json([{}, [{ id: 1, value: '82.2' }]])],
];

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const lookUpBelgium = () => lookUpLifeExpectancy(BASE, 'BEL');

describe('The list of countries', () => {
  test('comes from the World Bank, sorted by name, and the own server is left alone', async () => {
    const requests = fakeNetwork({ [BANK_COUNTRIES]: json(COUNTRIES_ANSWER) });
    expect(namesOf(await lookUpCountries(BASE))).toEqual(['Aruba', 'Belgium', 'Japan']);
    expect(requests.map(({ url }) => url)).toEqual([BANK_COUNTRIES]);
  });

  test.each([
    ...BANK_FAULTS,
    ['has no data', json(NO_DATA_ANSWER)] as const,
    ['has more pages than one', json([{ ...COUNTRY_PAGE, pages: 2 }, COUNTRY_ITEMS])] as const,
  ])('comes from the own server, sorted too, when the World Bank %s', async (_, answer) => {
    fakeNetwork({ [BANK_COUNTRIES]: answer, [OWN_COUNTRIES]: json(SERVER_COUNTRIES) });
    expect(namesOf(await lookUpCountries(BASE))).toEqual(['Aruba', 'Japan']);
  });

  test('is not to be had when neither answers', async () => {
    fakeNetwork({ [BANK_COUNTRIES]: unreachable, [OWN_COUNTRIES]: unreachable });
    await expect(lookUpCountries(BASE)).rejects.toThrow('Failed to fetch countries from server');
  });
});

describe('A country’s life expectancy', () => {
  test('comes from the World Bank first', async () => {
    const requests = fakeNetwork({ [BANK_FIGURE]: json(FIGURE_ANSWER) });
    expect(await lookUpBelgium()).toMatchObject({ lifeExpectancy: 82.2, year: 2023 });
    expect(requests.map(({ url }) => url)).toEqual([BANK_FIGURE]);
  });

  test.each([
    ...BANK_FAULTS,
    ['has null for its newest year', json(NULL_FIGURE_ANSWER)] as const,
    ['has no data', json(NO_DATA_ANSWER)] as const,
    ['has a figure that cannot be', json([FIGURE_PAGE, [figureItem(822)]])] as const,
    ['has a figure in text', json([FIGURE_PAGE, [figureItem('82.2')]])] as const,
    ['has the figure of an aggregate', json([FIGURE_PAGE, [aggregateItem(80)]])] as const,
  ])('comes from the own server when the World Bank %s', async (_, answer) => {
    fakeNetwork({ [BANK_FIGURE]: answer, [OWN_FIGURE]: json(SERVER_FIGURE) });
    expect(await lookUpBelgium()).toMatchObject({ lifeExpectancy: 82.4, year: 2024, source: 'World Bank' });
  });

  test.each<[string, Answer, Answer]>([
    ['neither knows one', json(NULL_FIGURE_ANSWER), UNKNOWN],
    ['the World Bank has none and the own server is down', json(NO_DATA_ANSWER), unreachable],
    ['the World Bank is down and the own server has none', unreachable, UNKNOWN],
  ])('is said not to exist when %s', async (_, bank, own) => {
    fakeNetwork({ [BANK_FIGURE]: bank, [OWN_FIGURE]: own });
    await expect(lookUpBelgium()).rejects.toThrow(NoLifeExpectancyError);
  });

  test('is not to be had when neither answers, which is not the same as having none', async () => {
    fakeNetwork({ [BANK_FIGURE]: unreachable, [OWN_FIGURE]: text('', { status: 500 }) });
    const error = await lookUpBelgium().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Failed to fetch life expectancy from server' });
    expect(error).not.toBeInstanceOf(NoLifeExpectancyError);
  });

  test('is no longer looked up once another country is chosen', async () => {
    fakeNetwork({ [BANK_FIGURE]: hanging, [OWN_FIGURE]: hanging });
    const controller = new AbortController();
    const looking = lookUpLifeExpectancy(BASE, 'BEL', controller.signal);
    controller.abort();
    await expect(looking).rejects.toThrow('Failed to fetch life expectancy from server');
  });
});

const LIMIT_MS = 3000;

/** Runs a look-up to its end, good or bad. @returns how long it took, and what came of it */
async function time<T>(lookUp: () => Promise<T>) {
  const start = performance.now();
  const [outcome] = await Promise.allSettled([lookUp()]);
  return { outcome, tookMs: performance.now() - start };
}

test('Where the World Bank fails at once, the own server has the time that it left', async () => {
  const slow: Answer = async (init) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    init.signal?.throwIfAborted();
    return Response.json(SERVER_FIGURE);
  };
  fakeNetwork({ [BANK_FIGURE]: unreachable, [OWN_FIGURE]: slow });
  expect(await lookUpBelgium()).toMatchObject({ lifeExpectancy: 82.4 });
});

/** A World Bank on a real socket whose answer begins and never ends. */
async function startCrawlingBank(): Promise<{ server: Server; url: string }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[{"page":1},');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`Not a port: ${address}`);
  return { server, url: `http://127.0.0.1:${address.port}/v2` };
}

describe('The list and the figure are there within 3 seconds whatever the API does', () => {
  test('an answer that begins and never ends', async () => {
    const { server, url } = await startCrawlingBank();
    const realFetch = fetch;
    const own: Record<string, Answer> = {
      [OWN_COUNTRIES]: json(SERVER_COUNTRIES),
      [OWN_FIGURE]: json(SERVER_FIGURE),
    };
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
      address.startsWith('http') ? realFetch(address, init) : own[address]?.(init),
    );
    try {
      const [list, figure] = await Promise.all([
        time(() => lookUpCountries(url)),
        time(() => lookUpLifeExpectancy(url, 'BEL')),
      ]);
      expect(list.outcome).toMatchObject({ status: 'fulfilled', value: [{ code: 'ABW' }, { code: 'JPN' }] });
      expect(figure.outcome).toMatchObject({ status: 'fulfilled', value: { lifeExpectancy: 82.4 } });
      expect(Math.max(list.tookMs, figure.tookMs)).toBeLessThan(LIMIT_MS);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('neither the World Bank nor the own server answers', async () => {
    fakeNetwork({
      [BANK_COUNTRIES]: hanging,
      [BANK_FIGURE]: hanging,
      [OWN_COUNTRIES]: hanging,
      [OWN_FIGURE]: hanging,
    });
    const [list, figure] = await Promise.all([time(() => lookUpCountries(BASE)), time(lookUpBelgium)]);
    expect([list.outcome.status, figure.outcome.status]).toEqual(['rejected', 'rejected']);
    expect(Math.max(list.tookMs, figure.tookMs)).toBeLessThan(LIMIT_MS);
  });
});
