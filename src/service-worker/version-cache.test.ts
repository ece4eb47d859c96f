import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Bodies, FakeCaches } from '../../tests/support/fake-caches.ts';
import type { Precache } from './precache.ts';
import { cacheVersion, findPage, listVersions, refreshPages, repairVersion } from './version-cache.ts';

let fakeCaches: FakeCaches;
/** The files on the server, those in the HTTP cache, and the paths of all requests. */
let served: Bodies;
let inBrowser: Bodies;
let requested: string[];
let online: boolean;
/** Whether the server redirects to its not-found page and sends it with status 200, as some static hosts do. */
let hasFilesOnly: boolean;

const answer = (path: string, body: string | undefined) =>
  new Response(body, {
    status: body === undefined || (path.endsWith('/404.html') && !hasFilesOnly) ? 404 : 200,
  });

async function fakeFetch(path: string, { cache, redirect }: RequestInit): Promise<Response> {
  requested.push(path);
  if (hasFilesOnly && path.endsWith('/404.html') && redirect === 'error')
    throw new TypeError('Failed to fetch');
  if (!online) throw new TypeError('Failed to fetch');
  const known = inBrowser.get(path);
  if (cache === 'default' && known !== undefined) return answer(path, known);
  const body = served.get(path);
  if (body !== undefined) inBrowser.set(path, body);
  return answer(path, body);
}

const page = (version: string, said = '') => `<html data-version="${version}">${said}</html>\n`;
const FILES = { '/assets/index-a.js': 'run();', '/assets/results-a.js': 'show();', '/quotes.json': '{}' };
const PAGES = {
  '/': page('a'),
  '/view/': page('a', 'the view'),
  '/404.html': page('a', 'not found'),
  '/de/': page('a', 'auf Deutsch'),
  '/de/view/': page('a', 'die Ansicht'),
  '/de/404.html': page('a', 'nicht gefunden'),
};
const WHOLE = { ...PAGES, ...FILES };
const fileOf = (path: string, body: string) => ({
  path,
  integrity: `sha256-${createHash('sha256').update(body).digest('base64')}`,
});
const PRECACHE: Precache = {
  version: 'a',
  homes: ['/', '/de/'],
  figures: '',
  files: [
    ...Object.keys(PAGES).map((path) => ({ path })),
    ...Object.entries(FILES).map(([path, body]) => fileOf(path, body)),
  ],
};

/** The files of the newest complete version. */
async function listCached(): Promise<Record<string, string> | null> {
  const [newest] = await listVersions();
  const { '/complete': _, ...bodies } = Object.fromEntries(fakeCaches.stored.get(newest?.name ?? '') ?? []);
  return newest ? bodies : null;
}

/** Damages the caches. */
const tamper = (change: (bodies: Bodies) => unknown) => {
  for (const bodies of fakeCaches.stored.values()) change(bodies);
};

beforeEach(() => {
  vi.setSystemTime(1);
  fakeCaches = new FakeCaches();
  served = new Map(Object.entries(WHOLE));
  inBrowser = new Map();
  requested = [];
  online = true;
  hasFilesOnly = false;
  vi.stubGlobal('caches', fakeCaches);
  vi.stubGlobal('fetch', fakeFetch);
});

describe('Caching a version', () => {
  test('stores the pages and all files', async () => {
    await cacheVersion(PRECACHE);
    expect(await listCached()).toEqual(WHOLE);
  });

  test('fails as a whole if a file is missing on the server', async () => {
    served.delete('/quotes.json');
    await expect(cacheVersion(PRECACHE)).rejects.toThrow('/quotes.json');
    expect(fakeCaches.stored.size).toBe(0);
  });

  test.each([
    ['a file', '/assets/index-a.js', 'ru'],
    ['a page', '/', '<html data-version="a"><body>'],
    ['the not-found page', '/404.html', '<h1>Please log in</h1>'],
    ['the page in another language', '/de/', '<h1>Please log in</h1>'],
  ])('fails as a whole if %s is not as the build made it', async (_, path, body) => {
    served.set(path, body);
    await expect(cacheVersion(PRECACHE)).rejects.toThrow(path);
    expect(fakeCaches.stored.size).toBe(0);
  });

  test('fails after requesting only the pages if the server has another version', async () => {
    served = new Map(Object.keys(PAGES).map((path) => [path, page('b')]));
    await expect(cacheVersion(PRECACHE)).rejects.toThrow('of version a');
    expect(requested).toEqual(Object.keys(PAGES));
  });

  test.each(['/404.html', '/de/404.html'] as const)(
    'stores %s as the response to unknown paths, even if the host is a static one',
    async (path) => {
      hasFilesOnly = true;
      await cacheVersion(PRECACHE);
      expect(fakeCaches.responses.get(path)).toMatchObject({ status: 404, redirected: false });
      expect(await fakeCaches.responses.get(path)?.text()).toBe(PAGES[path]);
    },
  );

  test('requests each page, and each file that the previous version does not have or has differently', async () => {
    await cacheVersion(PRECACHE);
    const [changed, damaged] = ['/quotes.json', '/assets/index-a.js'];
    const same = PRECACHE.files.filter(({ path }) => path !== changed);
    const files = [...same, fileOf(changed, '[]'), fileOf('/assets/new-b.js', 'new();')];
    served.set(changed, '[]').set('/assets/new-b.js', 'new();');
    for (const path of Object.keys(PAGES)) served.set(path, page('b'));
    tamper((bodies) => bodies.set(damaged, 'ru'));
    requested = [];
    vi.setSystemTime(2);
    await cacheVersion({ ...PRECACHE, version: 'b', files });
    expect(new Set(requested)).toEqual(
      new Set([...Object.keys(PAGES), changed, damaged, '/assets/new-b.js']),
    );
    expect((await listVersions()).map(({ version }) => version)).toEqual(['b', 'a']);
    expect(await listCached()).toEqual(Object.fromEntries(served));
  });

  test('replaces the previous version if there is no room for both', async () => {
    await cacheVersion({ ...PRECACHE, version: 'before', files: [] });
    fakeCaches.mostCaches = 1;
    await cacheVersion(PRECACHE);
    expect(await listVersions()).toMatchObject([{ version: 'a' }]);
    expect(await listCached()).toEqual(WHOLE);
  });

  test('fails as a whole if there is not even room for it alone', async () => {
    fakeCaches.mostCaches = 0;
    await expect(cacheVersion(PRECACHE)).rejects.toThrow('There is no room.');
    expect(fakeCaches.stored.size).toBe(0);
  });

  test('bypasses the HTTP cache if its copy is damaged', async () => {
    inBrowser.set('/assets/index-a.js', 'ru');
    await cacheVersion(PRECACHE);
    expect(await listCached()).toEqual(WHOLE);
    expect(inBrowser.get('/assets/index-a.js')).toBe('run();');
  });
});

describe('A cached version is repaired', () => {
  beforeEach(() => cacheVersion(PRECACHE));

  test.each<[string, (bodies: Bodies) => unknown]>([
    ['a file is gone', (bodies) => bodies.delete('/assets/results-a.js')],
    ['the page is gone', (bodies) => bodies.delete('/')],
    ['the not-found page is gone', (bodies) => bodies.delete('/404.html')],
    ['the page in another language is gone', (bodies) => bodies.delete('/de/')],
    ['the completeness marker is gone', (bodies) => bodies.delete('/complete')],
    ['a script is cut short', (bodies) => bodies.set('/assets/index-a.js', 'ru')],
    ['a script is empty', (bodies) => bodies.set('/assets/index-a.js', '')],
    ['a file has changed', (bodies) => bodies.set('/quotes.json', '[]')],
    ['a page is cut short', (bodies) => bodies.set('/', '<html data-version="a">')],
    ['several files are gone', (bodies) => Object.keys(FILES).map((path) => bodies.delete(path))],
  ])('if %s', async (_, change) => {
    tamper(change);
    await repairVersion(PRECACHE);
    expect(await listCached()).toEqual(WHOLE);
    expect(fakeCaches.stored.size).toBe(1);
  });

  test('if everything is gone', async () => {
    fakeCaches.stored.clear();
    await repairVersion(PRECACHE);
    expect(await listCached()).toEqual(WHOLE);
  });

  test('without any request if nothing is damaged', async () => {
    requested = [];
    await repairVersion(PRECACHE);
    expect(requested).toEqual([]);
  });

  test('file by file, even if the server no longer has one of them', async () => {
    tamper((bodies) => [bodies.delete('/quotes.json'), bodies.delete('/assets/index-a.js')]);
    served.delete('/quotes.json');
    await repairVersion(PRECACHE);
    const { '/quotes.json': _, ...rest } = WHOLE;
    expect(await listCached()).toEqual(rest);
  });

  test('and is left as it is without a network', async () => {
    tamper((bodies) => bodies.delete('/quotes.json'));
    online = false;
    await repairVersion(PRECACHE);
    const { '/quotes.json': _, ...rest } = WHOLE;
    expect(await listCached()).toEqual(rest);
  });
});

describe('The cached page is used', () => {
  const find = async (home: string) => (await findPage(home, await listVersions()))?.text();
  beforeEach(() => cacheVersion(PRECACHE));

  test('in each language, if it is complete', async () => {
    expect(await find('/')).toBe(PAGES['/']);
    expect(await find('/de/')).toBe(PAGES['/de/']);
  });

  test('from the previous version, if it is damaged in the newest', async () => {
    vi.setSystemTime(2);
    for (const path of Object.keys(PAGES)) served.set(path, page('b'));
    await cacheVersion({ ...PRECACHE, version: 'b' });
    expect(await find('/de/')).toBe(page('b'));
    const [newest] = await listVersions();
    fakeCaches.stored.get(newest?.name ?? '')?.delete('/de/');
    expect(await find('/de/')).toBe(PAGES['/de/']);
  });

  test.each([undefined, '', '<html data-version="a"><head>', page('other')])(
    'but not if it is %j',
    async (body) => {
      tamper((bodies) => (body === undefined ? bodies.delete('/') : bodies.set('/', body)));
      expect(await find('/')).toBeUndefined();
    },
  );
});

describe('New settings of the server', () => {
  const refresh = async (path: string) => {
    const [newest] = await listVersions();
    if (newest) await refreshPages(path, newest);
  };
  beforeEach(() => cacheVersion(PRECACHE));

  test.each([
    ['/', ['/view/', '/404.html']],
    ['/de/', ['/de/view/', '/de/404.html']],
    ['/de/view/', ['/de/', '/de/404.html']],
  ] as const)('update all cached pages in its language with %s', async (opened, others) => {
    const changed = Object.fromEntries([opened, ...others].map((path) => [path, page('a', `new ${path}`)]));
    for (const [path, body] of Object.entries(changed)) served.set(path, body);
    await refresh(opened);
    expect(await listCached()).toEqual({ ...WHOLE, ...changed });
  });

  test('take one request if there are none', async () => {
    requested = [];
    await refresh('/de/');
    expect(requested).toEqual(['/de/']);
  });

  test('are not taken from a page of another version', async () => {
    served.set('/', page('b'));
    await expect(refresh('/')).rejects.toThrow('/ is not');
    expect(await listCached()).toEqual(WHOLE);
  });
});
