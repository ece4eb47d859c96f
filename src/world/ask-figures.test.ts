import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, json, unreachable } from '../../tests/support/fake-network.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const ALL = json({
  snapshot: readJson('data/snapshot.json'),
  lifeTables: readJson('data/life-tables.json'),
  populations: readJson('data/populations.json'),
  timeUse: readJson('data/time-use.json'),
});
const FILE = '/assets/figures-abc.json';
const { signal } = new AbortController();

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
  const requests = fakeNetwork({ [FILE]: ALL });
  const { fetchCountries, fetchLifeExpectancy, fetchCountryFacts } = await load();
  expect(await fetchCountries('', signal)).toHaveLength(216);
  const belgium = { code: 'BEL', source: 'World Bank', fromSnapshot: true };
  expect(await fetchLifeExpectancy('', 'BEL', signal)).toMatchObject(belgium);
  expect(await fetchCountryFacts('', 'JPN', signal)).toMatchObject({ code: 'JPN' });
  expect(await fetchCountryFacts('', 'XYZ', signal)).toBeNull();
  await expect(fetchLifeExpectancy('', 'XYZ', signal)).rejects.toThrow('No life expectancy is known for XYZ');
  expect(requests.map(({ url }) => url)).toEqual([FILE]);
});

test('if the file does not arrive, the next question asks for it again', async () => {
  const { fetchLifeExpectancy } = await load();
  fakeNetwork({ [FILE]: unreachable });
  await expect(fetchLifeExpectancy('', 'BEL', signal)).rejects.toThrow('Failed to fetch life expectancy');
  fakeNetwork({ [FILE]: ALL });
  expect(await fetchLifeExpectancy('', 'BEL', signal)).toMatchObject({ code: 'BEL' });
});

test('a question that was given up has no answer', async () => {
  fakeNetwork({ [FILE]: ALL });
  const { fetchCountryFacts } = await load();
  await expect(fetchCountryFacts('', 'BEL', AbortSignal.abort())).rejects.toThrow('aborted');
});
