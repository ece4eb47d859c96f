import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const FIGURES = {
  snapshot: readJson('data/snapshot.json'),
  lifeTables: readJson('data/life-tables.json'),
  populations: readJson('data/populations.json'),
  timeUse: readJson('data/time-use.json'),
};

/** The code that fetches figures, as it is in the one-file edition. */
async function fetchInFile() {
  const { fetchCountries, fetchLifeExpectancy } = await import('./fetch-with-fallback.ts');
  const { fetchCountryFacts } = await import('./country-facts.ts');
  return { fetchCountries, fetchLifeExpectancy, fetchCountryFacts };
}

const { signal } = new AbortController();
const request = vi.fn<typeof fetch>();

beforeAll(() => {
  vi.stubEnv('BASE_URL', './');
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('window', { unpackedFigures: JSON.stringify(FIGURES) });
  vi.doMock('./load-figures.ts', () => import('./unpack-figures.ts'));
  vi.resetModules();
});
afterAll(() => {
  vi.doUnmock('./load-figures.ts');
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  expect(request).not.toHaveBeenCalled();
});

test('the one-file edition knows every country, its figure and its tables, and asks nobody', async () => {
  const { fetchCountries, fetchLifeExpectancy, fetchCountryFacts } = await fetchInFile();
  const countries = await fetchCountries('', signal);
  expect(countries).toHaveLength(216);
  expect(await fetchLifeExpectancy('', 'JPN', signal)).toMatchObject({
    code: 'JPN',
    fromSnapshot: true,
  });
  expect((await fetchCountryFacts('', 'JPN', signal))?.lifeTables.year).toBe(2024);
});

test('for a country that it does not have, it says so', async () => {
  const { fetchLifeExpectancy, fetchCountryFacts } = await fetchInFile();
  expect(await fetchCountryFacts('', 'XYZ', signal)).toBeNull();
  await expect(fetchLifeExpectancy('', 'XYZ', signal)).rejects.toThrow('No life expectancy is known for XYZ');
});
