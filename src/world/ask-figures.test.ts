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
  fakeNetwork({ [FILE]: ALL });
  expect(await fetchLifeExpectancy('', 'BEL')).toMatchObject({ code: 'BEL' });
});
