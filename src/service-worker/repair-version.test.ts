import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bodies } from '../../tests/support/fake-caches.ts';
import { FakeSite, FILES, fileOf, HOMES, PAGES, PRECACHE, WHOLE } from '../../tests/support/fake-site.ts';
import { cacheVersion, listKept, type Precache, repairVersion } from './version-cache.ts';

let site: FakeSite;
beforeEach(() => {
  site = FakeSite.open();
});
afterEach(() => vi.unstubAllGlobals());

describe('A cached version is repaired', () => {
  beforeEach(() => cacheVersion(PRECACHE, HOMES));

  test.each<[string, (bodies: Bodies) => unknown]>([
    ['a file is gone', (bodies) => bodies.delete('/assets/results-a.js')],
    ['a page is gone', (bodies) => bodies.delete('/de/')],
    ['the completeness marker is gone', (bodies) => bodies.delete('/complete')],
    ['a script is cut short', (bodies) => bodies.set('/assets/index-a.js', 'ru')],
    ['a page is cut short', (bodies) => bodies.set('/', '<html data-version="a">')],
    ['several files are gone', (bodies) => Object.keys(FILES).map((path) => bodies.delete(path))],
  ])('if %s', async (_, change) => {
    site.tamper(change);
    await repairVersion(PRECACHE, HOMES);
    expect(await site.listCached()).toEqual(WHOLE);
    expect(site.caches.stored.size).toBe(1);
  });

  test('if everything is gone', async () => {
    site.caches.stored.clear();
    await repairVersion(PRECACHE, HOMES);
    expect(await site.listCached()).toEqual(WHOLE);
  });

  test('without any request if nothing is damaged', async () => {
    site.requested = [];
    await repairVersion(PRECACHE, HOMES);
    expect(site.requested).toEqual([]);
  });

  test('file by file, even if the server no longer has one of them', async () => {
    site.tamper((bodies) => [bodies.delete('/quotes.json'), bodies.delete('/assets/index-a.js')]);
    site.served.delete('/quotes.json');
    await repairVersion(PRECACHE, HOMES);
    const { '/quotes.json': _, ...rest } = WHOLE;
    expect(await site.listCached()).toEqual(rest);
  });

  test('and is left as it is without a network', async () => {
    site.tamper((bodies) => bodies.delete('/quotes.json'));
    site.online = false;
    await repairVersion(PRECACHE, HOMES);
    const { '/quotes.json': _, ...rest } = WHOLE;
    expect(await site.listCached()).toEqual(rest);
  });
});

describe('A device', () => {
  const FIGURES = '/assets/figures-a.json';
  const GERMAN = '/assets/de-a.js';
  const more = { [FIGURES]: '[84]', [GERMAN]: 'speak();' };
  const precache: Precache = {
    ...PRECACHE,
    figures: FIGURES,
    files: [
      ...PRECACHE.files,
      fileOf(FIGURES, more[FIGURES] ?? ''),
      { ...fileOf(GERMAN, more[GERMAN] ?? ''), homes: ['/de/'] },
    ],
  };
  const isGerman = (path: string) => path.startsWith('/de/') || path === GERMAN;
  const english = Object.fromEntries(Object.entries(WHOLE).filter(([path]) => !isGerman(path)));
  beforeEach(() => {
    site.served = new Map(Object.entries({ ...WHOLE, ...more }));
  });

  test('has the languages that were opened, and no others', async () => {
    await cacheVersion(precache, ['/']);
    expect(await site.listCached()).toEqual(english);
    expect(await listKept(HOMES)).toEqual(['/']);
    await repairVersion(precache, HOMES);
    expect(await site.listCached()).toEqual({ ...WHOLE, ...more });
    expect(await listKept(HOMES)).toEqual(HOMES);
  });

  test('gets a language as a whole or not at all', async () => {
    await cacheVersion(precache, ['/']);
    site.served.delete(GERMAN);
    await repairVersion(precache, HOMES);
    expect(await site.listCached()).toEqual({ ...english, [FIGURES]: '[84]' });
    expect(await listKept(HOMES)).toEqual(['/']);
  });

  test('has a language’s other files before its pages, of which one that is there is used', async () => {
    await cacheVersion(precache, ['/']);
    await repairVersion(precache, HOMES);
    const stored = [...(site.caches.stored.values().next().value?.keys() ?? [])];
    expect(stored.find(isGerman)).toBe(GERMAN);
  });

  test('keeps a language that is damaged', async () => {
    await cacheVersion(precache, HOMES);
    site.tamper((bodies) => [bodies.delete('/de/'), bodies.delete(GERMAN)]);
    expect(await listKept(HOMES)).toEqual(HOMES);
    site.served.delete(GERMAN);
    await repairVersion(precache, await listKept(HOMES));
    expect(await site.listCached()).toHaveProperty(['/de/'], PAGES['/de/']);
  });

  test('gets the figures of all countries with the second visit, or with a second version', async () => {
    await cacheVersion(precache, HOMES);
    expect(await site.listCached()).toEqual({ ...WHOLE, [GERMAN]: more[GERMAN] });
    await repairVersion(precache, HOMES);
    expect(await site.listCached()).toEqual({ ...WHOLE, ...more });
    vi.setSystemTime(2);
    site.release('b');
    await cacheVersion({ ...precache, version: 'b' }, HOMES);
    expect(await site.listCached()).toHaveProperty([FIGURES], '[84]');
  });
});
