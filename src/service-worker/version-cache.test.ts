import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSite, HOMES, PAGES, PRECACHE, pageOf, WHOLE } from '../../tests/support/fake-site.ts';
import { cacheVersion, findCached, listKept, listVersions, refreshPage } from './version-cache.ts';

let site: FakeSite;
beforeEach(() => {
  site = FakeSite.open();
});
afterEach(() => vi.unstubAllGlobals());

describe('Caching a version', () => {
  test('stores the pages and all files', async () => {
    await cacheVersion(PRECACHE, HOMES);
    expect(await site.listCached()).toEqual(WHOLE);
  });

  test('fails as a whole if a file is missing on the server', async () => {
    site.served.delete('/quotes.json');
    await expect(cacheVersion(PRECACHE, HOMES)).rejects.toThrow('/quotes.json');
    expect(site.caches.stored.size).toBe(0);
  });

  test.each([
    ['a file', '/assets/index-a.js', 'ru'],
    ['a page', '/', '<html data-version="a"><body>'],
    ['the not-found page', '/404.html', '<h1>Please log in</h1>'],
  ])('fails as a whole if %s is not as the build made it', async (_, path, body) => {
    site.served.set(path, body);
    await expect(cacheVersion(PRECACHE, HOMES)).rejects.toThrow(path);
    expect(site.caches.stored.size).toBe(0);
  });

  test('fails after requesting only the pages if the server has another version', async () => {
    site.served = new Map(Object.keys(PAGES).map((path) => [path, pageOf('b')]));
    await expect(cacheVersion(PRECACHE, HOMES)).rejects.toThrow('of version a');
    expect(site.requested).toEqual(Object.keys(PAGES));
  });

  test.each(['/404.html', '/de/404.html'] as const)(
    'stores %s as the response to unknown paths, even if the host is a static one',
    async (path) => {
      site.hasFilesOnly = true;
      await cacheVersion(PRECACHE, HOMES);
      expect(site.caches.responses.get(path)).toMatchObject({ status: 404, redirected: false });
      expect(await site.caches.responses.get(path)?.text()).toBe(PAGES[path]);
    },
  );

  test('leaves the version before as it is, and is then the newest', async () => {
    await cacheVersion(PRECACHE, HOMES);
    const [before] = await listVersions();
    site.release('b');
    vi.setSystemTime(20);
    await cacheVersion({ ...PRECACHE, version: 'b' }, HOMES);
    expect((await listVersions()).map(({ version }) => version)).toEqual(['b', 'a']);
    expect(await site.listCached()).toEqual(Object.fromEntries(site.served));
    expect(site.caches.stored.get(before?.name ?? '')?.get('/')).toBe(PAGES['/']);
  });

  test('replaces the other version if there is no room for both', async () => {
    await cacheVersion({ ...PRECACHE, version: 'before', files: [] }, HOMES);
    site.caches.mostCaches = 1;
    await cacheVersion(PRECACHE, HOMES);
    expect(await listVersions()).toMatchObject([{ version: 'a' }]);
    expect(await site.listCached()).toEqual(WHOLE);
  });

  test('fails as a whole if there is not even room for it alone', async () => {
    site.caches.mostCaches = 0;
    await expect(cacheVersion(PRECACHE, HOMES)).rejects.toThrow('There is no room.');
    expect(site.caches.stored.size).toBe(0);
  });

  test('bypasses the HTTP cache if its copy is damaged', async () => {
    site.inBrowser.set('/assets/index-a.js', 'ru');
    await cacheVersion(PRECACHE, HOMES);
    expect(await site.listCached()).toEqual(WHOLE);
    expect(site.inBrowser.get('/assets/index-a.js')).toBe('run();');
  });
});

describe('What is cached is used', () => {
  const find = async (path: string) => {
    const file = PRECACHE.files.find((each) => each.path === path);
    return (await findCached(file ?? { path }, await listVersions()))?.text();
  };
  beforeEach(() => cacheVersion(PRECACHE, HOMES));

  test.each(Object.entries(WHOLE))('if it is as built: %s', async (path, body) => {
    expect(await find(path)).toBe(body);
    for (const damaged of ['', body.slice(0, -8)]) {
      site.tamper((bodies) => bodies.set(path, damaged));
      expect(await find(path)).toBeUndefined();
    }
  });

  test('but not a page of another version', async () => {
    site.tamper((bodies) => bodies.set('/', pageOf('other')));
    expect(await find('/')).toBeUndefined();
  });

  test('from the other version, if it is damaged in the newest', async () => {
    vi.setSystemTime(2);
    site.release('b');
    await cacheVersion({ ...PRECACHE, version: 'b' }, HOMES);
    expect(await find('/de/')).toBe(pageOf('b'));
    const [newest] = await listVersions();
    site.caches.stored.get(newest?.name ?? '')?.delete('/de/');
    expect(await find('/de/')).toBe(PAGES['/de/']);
  });

  test('unless the browser cannot read it, which counts as missing', async () => {
    site.caches.match = (path) => Promise.reject(new TypeError(`${path} cannot be read`));
    expect(await listVersions()).toEqual([]);
    expect(await findCached({ path: '/' }, [{ name: 'page a 1', version: 'a' }])).toBeUndefined();
  });

  test('even if only another version’s worker knows its hash', async () => {
    site.tamper((bodies) => bodies.set('/assets/results-b.js', 'show(2);'));
    expect(await find('/assets/results-b.js')).toBe('show(2);');
  });
});

describe('New settings of the server', () => {
  const refresh = async (path: string) => {
    const [newest] = await listVersions();
    if (newest) await refreshPage(path, newest);
  };
  beforeEach(() => cacheVersion(PRECACHE, HOMES));

  test.each(['/', '/de/', '/de/view/'])('are in the page %s once it is fetched again', async (path) => {
    site.served.set(path, pageOf('a', 'new'));
    site.requested = [];
    await refresh(path);
    expect(site.requested).toEqual([path]);
    expect(await site.listCached()).toEqual({ ...WHOLE, [path]: pageOf('a', 'new') });
  });

  test('are not taken from a page of another version', async () => {
    site.served.set('/', pageOf('b'));
    await expect(refresh('/')).rejects.toThrow('/ is not');
    expect(await site.listCached()).toEqual(WHOLE);
  });

  test('do not bring a page alone in a language that is not cached', async () => {
    site.tamper((bodies) => bodies.delete('/de/'));
    site.requested = [];
    await refresh('/de/');
    expect([site.requested, await listKept(HOMES)]).toEqual([[], HOMES]);
    expect(await site.listCached()).not.toHaveProperty(['/de/']);
  });

  test('bring back no version that was deleted in the meantime', async () => {
    const [newest] = await listVersions();
    await site.caches.delete(newest?.name ?? '');
    if (newest) await refreshPage('/', newest);
    expect(await site.caches.keys()).toEqual([]);
  });
});
