import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { request } from '../../tests/fixtures/site.ts';
import { fakeNetwork, json, unreachable } from '../../tests/support/fake-network.ts';
import { respondFromFigures } from './respond-from-figures.ts';
import type { Figures } from './snapshot.ts';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const FIGURES: Figures = {
  snapshot: readJson('data/snapshot.json'),
  lifeTables: readJson('data/life-tables.json'),
  populations: readJson('data/populations.json'),
};
const CODES = FIGURES.snapshot.economies.map(({ code }) => code);

const askServer = async (path: string) => {
  const response = await request(path);
  return { status: response.status, body: await response.json() };
};
const askOffline = async (path: string) => {
  const response = respondFromFigures(path, FIGURES);
  return { status: response.status, body: await response.json() };
};

describe('Without a network, the API responds like the server', () => {
  test.each(['life-expectancy', 'country-facts'])('%s, of every country', async (route) => {
    expect(CODES.length).toBeGreaterThan(200);
    for (const code of CODES) {
      const path = `/api/${route}/${code}`;
      expect(await askOffline(path)).toEqual(await askServer(path));
    }
  });

  test.each([
    '/api/countries',
    '/api/life-expectancy/jpn',
    '/api/life-expectancy/XXX',
    '/api/country-facts/XXX',
  ])('%s', async (path) => {
    expect(await askOffline(path)).toEqual(await askServer(path));
  });

  test.each([
    '/api/country-facts/JAPAN',
    '/en/api/country-facts/JPN',
    '/api/country-facts/constructor',
    '/api/nothing',
  ])('%s is not found', async (path) => {
    expect((await askOffline(path)).status).toBe(404);
  });
});

const FILE = '/assets/figures-abc.json';

/** The module with which the page fetches figures, before it has fetched any. */
async function load() {
  vi.resetModules();
  const { fetchCountries, fetchLifeExpectancy } = await import('./fetch-with-fallback.ts');
  const { fetchCountryFacts } = await import('./country-facts.ts');
  return { fetchCountries, fetchLifeExpectancy, fetchCountryFacts };
}

beforeEach(() => vi.stubGlobal('FIGURES', FILE.slice(1)));
afterEach(() => vi.unstubAllGlobals());

test('without the World Bank, one file of all countries has every answer, so that nobody learns of the country', async () => {
  const requests = fakeNetwork({ [FILE]: json(FIGURES) });
  const { fetchCountries, fetchLifeExpectancy, fetchCountryFacts } = await load();
  expect(await fetchCountries('')).toHaveLength(216);
  const belgium = { code: 'BEL', source: 'World Bank', fromSnapshot: true };
  expect(await fetchLifeExpectancy('', 'BEL')).toMatchObject(belgium);
  expect(await fetchCountryFacts('', 'JPN')).toMatchObject({ code: 'JPN' });
  expect(await fetchCountryFacts('', 'XYZ')).toBeNull();
  await expect(fetchLifeExpectancy('', 'XYZ')).rejects.toThrow('No life expectancy is known for XYZ');
  expect(requests.map(({ url }) => url)).toEqual([FILE]);
});

test('if the file does not arrive, the next question asks for it again', async () => {
  const { fetchLifeExpectancy } = await load();
  fakeNetwork({ [FILE]: unreachable });
  await expect(fetchLifeExpectancy('', 'BEL')).rejects.toThrow('Failed to fetch life expectancy');
  fakeNetwork({ [FILE]: json(FIGURES) });
  expect(await fetchLifeExpectancy('', 'BEL')).toMatchObject({ code: 'BEL' });
});
