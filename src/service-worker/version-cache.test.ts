import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Precache } from './precache.ts';
import { cacheVersion, findPage, listVersions, refreshPages, repairVersion } from './version-cache.ts';

type Bodies = Map<string, string>;

/** The fake caches, by name. */
let stored: Map<string, Bodies>;
/** The files on the server, those in the HTTP cache, and the paths of all requests. */
let served: Bodies;
let inBrowser: Bodies;
let requested: string[];
let online: boolean;
/** Whether the server sends its not-found page as a file that is there, from another address. */
let hasFilesOnly: boolean;
/** The last response that was cached for each path. */
let cached: Map<string, Response>;

const answer = (path: string, body: string | undefined) =>
  new Response(body, { status: body === undefined || (path === '/404.html' && !hasFilesOnly) ? 404 : 200 });

function fakeCache(name: string) {
  const bodies = stored.get(name) ?? new Map<string, string>();
  stored.set(name, bodies);
  return {
    match: async (path: string) => {
      const body = bodies.get(path);
      return body === undefined ? undefined : answer(path, body);
    },
    put: async (path: string, response: Response) => {
      cached.set(path, response.clone());
      bodies.set(path, await response.text());
    },
  };
}

const fakeCaches = {
  keys: async () => [...stored.keys()],
  has: async (name: string) => stored.has(name),
  open: async (name: string) => fakeCache(name),
  delete: async (name: string) => stored.delete(name),
  match: async (path: string, { cacheName }: { readonly cacheName: string }) =>
    fakeCache(cacheName).match(path),
};

async function fakeFetch(path: string, { cache, redirect }: RequestInit): Promise<Response> {
  requested.push(path);
  if (hasFilesOnly && path === '/404.html' && redirect === 'error') throw new TypeError('Failed to fetch');
  if (!online) throw new TypeError('Failed to fetch');
  const known = inBrowser.get(path);
  if (cache === 'default' && known !== undefined) return answer(path, known);
  const body = served.get(path);
  if (body !== undefined) inBrowser.set(path, body);
  return answer(path, body);
}

const page = (version: string, said = '') => `<html data-version="${version}">${said}</html>\n`;
const FILES = { '/assets/index-a.js': 'run();', '/assets/results-a.js': 'show();', '/quotes.json': '{}' };
const PAGES = { '/': page('a'), '/404.html': page('a', 'not found') };
const WHOLE = { ...PAGES, ...FILES };
const PRECACHE: Precache = {
  version: 'a',
  figures: '',
  files: [
    ...Object.keys(PAGES).map((path) => ({ path })),
    ...Object.entries(FILES).map(([path, body]) => ({
      path,
      integrity: `sha256-${createHash('sha256').update(body).digest('base64')}`,
    })),
  ],
};

/** The files of the newest complete version. */
async function listCached(): Promise<Record<string, string> | null> {
  const [newest] = await listVersions();
  const { '/complete': _, ...bodies } = Object.fromEntries(stored.get(newest?.name ?? '') ?? []);
  return newest ? bodies : null;
}

/** Damages the caches. */
const tamper = (change: (bodies: Bodies) => unknown) => {
  for (const bodies of stored.values()) change(bodies);
};

beforeEach(() => {
  stored = new Map();
  served = new Map(Object.entries(WHOLE));
  inBrowser = new Map();
  requested = [];
  online = true;
  hasFilesOnly = false;
  cached = new Map();
  vi.stubGlobal('caches', fakeCaches);
  vi.stubGlobal('fetch', fakeFetch);
});

describe('A version is cached', () => {
  test('completely', async () => {
    await cacheVersion(PRECACHE);
    expect(await listCached()).toEqual(WHOLE);
  });

  test('or not at all, if the server lacks a file', async () => {
    served.delete('/quotes.json');
    await expect(cacheVersion(PRECACHE)).rejects.toThrow('/quotes.json');
    expect(stored.size).toBe(0);
  });

  test.each([
    ['a file', '/assets/index-a.js', 'ru'],
    ['a page', '/', '<html data-version="a"><body>'],
    ['the not-found page', '/404.html', '<h1>Please log in</h1>'],
  ])('or not at all, if %s is not what the build made', async (_, path, body) => {
    served.set(path, body);
    await expect(cacheVersion(PRECACHE)).rejects.toThrow(path);
    expect(stored.size).toBe(0);
  });

  test('or not at all, after requests for the pages only, if the server has another version', async () => {
    served = new Map(Object.keys(PAGES).map((path) => [path, page('b')]));
    await expect(cacheVersion(PRECACHE)).rejects.toThrow('of version a');
    expect(requested).toEqual(Object.keys(PAGES));
  });

  test('with the not-found page as an answer to unknown paths, also if the host only has files', async () => {
    hasFilesOnly = true;
    await cacheVersion(PRECACHE);
    expect(cached.get('/404.html')).toMatchObject({ status: 404, redirected: false });
    expect(await cached.get('/404.html')?.text()).toBe(PAGES['/404.html']);
  });

  test('bypassing the HTTP cache if its copy is damaged', async () => {
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
    expect(stored.size).toBe(1);
  });

  test('if everything is gone', async () => {
    stored.clear();
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

  test('or left as it is without a network', async () => {
    tamper((bodies) => bodies.delete('/quotes.json'));
    online = false;
    await repairVersion(PRECACHE);
    const { '/quotes.json': _, ...rest } = WHOLE;
    expect(await listCached()).toEqual(rest);
  });
});

describe('The cached page is used', () => {
  const find = async () => (await findPage(await listVersions()))?.text();
  beforeEach(() => cacheVersion(PRECACHE));

  test('if it is complete', async () => {
    expect(await find()).toBe(PAGES['/']);
  });

  test.each([undefined, '', '<html data-version="a"><head>', page('other')])(
    'but not if it is %j',
    async (body) => {
      tamper((bodies) => (body === undefined ? bodies.delete('/') : bodies.set('/', body)));
      expect(await find()).toBeUndefined();
    },
  );
});

describe('New settings of the server', () => {
  const refresh = async () => {
    const [newest] = await listVersions();
    if (newest) await refreshPages(newest);
  };
  beforeEach(() => cacheVersion(PRECACHE));

  test('update both cached pages', async () => {
    const changed = { '/': page('a', 'new'), '/404.html': page('a', 'new and not found') };
    for (const [path, body] of Object.entries(changed)) served.set(path, body);
    await refresh();
    expect(await listCached()).toEqual({ ...WHOLE, ...changed });
  });

  test('take one request if there are none', async () => {
    requested = [];
    await refresh();
    expect(requested).toEqual(['/']);
  });

  test('are not taken from a page of another version', async () => {
    served.set('/', page('b'));
    await expect(refresh()).rejects.toThrow('/ is not');
    expect(await listCached()).toEqual(WHOLE);
  });
});
