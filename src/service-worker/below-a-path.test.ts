import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FakeCaches } from '../../tests/support/fake-caches.ts';

const ORIGIN = 'https://example.org';

beforeAll(() => {
  vi.stubEnv('BASE_URL', '/life/');
  vi.resetModules();
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['the page', '/life/', 'navigate', 'page'],
  ['the view', '/life/view/', 'navigate', 'page'],
  ['an unknown path', '/life/nothing', 'navigate', 'other-page'],
  ['the page of the domain', '/', 'navigate', 'other-page'],
  ['a file', '/life/quotes.json', 'cors', 'file'],
  ['a file of another version', '/life/assets/results-xyz.js', 'cors', 'file'],
  ['a file of the domain', '/assets/results-xyz.js', 'cors', 'network'],
  ['the API', '/life/api/countries', 'cors', 'api'],
  ['an API of the domain', '/api/countries', 'cors', 'network'],
])('below a path, the worker knows %s', async (_, path, mode, route) => {
  const { decideRoute } = await import('./decide-route.ts');
  const pages = ['/life/', '/life/view/', '/life/de/'];
  const cached = { pages: new Set(pages), files: new Set([...pages, '/life/quotes.json']) };
  expect(decideRoute({ method: 'GET', url: ORIGIN + path, mode }, ORIGIN, cached)).toBe(route);
});

test('below a path, the caches of the domain’s other pages are not its own', async () => {
  const all = ['page b 2', 'page/lives c 3', 'page/life/too d 4', 'page/life a 1', 'workbox-precache'];
  const fakeCaches = new FakeCaches();
  for (const name of all) fakeCaches.stored.set(name, new Map([['/complete', '']]));
  vi.stubGlobal('caches', fakeCaches);
  const { deleteVersionsExcept, listVersions } = await import('./version-cache.ts');
  expect(await listVersions()).toMatchObject([{ name: 'page/life a 1', version: 'a' }]);
  await deleteVersionsExcept([]);
  expect(await fakeCaches.keys()).toEqual(all.filter((name) => name !== 'page/life a 1'));
});

test('below a path, the API is answered without a network', async () => {
  const { respondFromFigures } = await import('../world/respond-from-figures.ts');
  const economy = { code: 'JPN', name: 'Japan', lifeExpectancy: 84, year: 2024 };
  const figures = {
    snapshot: { source: 'World Bank', economies: [economy] },
    lifeTables: { source: 'United Nations', ages: [], years: [], tables: {} },
    populations: { source: 'United Nations', year: 2024, populations: {} },
  };
  const ask = (path: string) => respondFromFigures(path, figures);
  expect(await ask('/life/api/life-expectancy/JPN').json()).toEqual({
    ...economy,
    source: 'World Bank',
  });
  expect(await ask('/life/api/countries').json()).toHaveLength(1);
  expect(ask('/life/api/nothing.json').status).toBe(404);
});
