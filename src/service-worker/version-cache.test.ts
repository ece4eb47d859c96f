import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Precache } from './precache.ts';
import { findPage, keepVersion, listVersions, refreshPages, repairVersion } from './version-cache.ts';

type Bodies = Map<string, string>;

/** Caches in memory, by their names. */
let kept: Map<string, Bodies>;
/** What the server answers, what the browser's own cache holds of it, and every path that was asked for. */
let served: Bodies;
let inBrowser: Bodies;
let asked: string[];
let online: boolean;

const answer = (path: string, body: string | undefined) =>
  new Response(body, { status: body === undefined || path === '/404.html' ? 404 : 200 });

function fakeCache(name: string) {
  const bodies = kept.get(name) ?? new Map<string, string>();
  kept.set(name, bodies);
  return {
    match: async (path: string) => {
      const body = bodies.get(path);
      return body === undefined ? undefined : answer(path, body);
    },
    put: async (path: string, response: Response) => {
      bodies.set(path, await response.text());
    },
  };
}

const fakeCaches = {
  keys: async () => [...kept.keys()],
  has: async (name: string) => kept.has(name),
  open: async (name: string) => fakeCache(name),
  delete: async (name: string) => kept.delete(name),
  match: async (path: string, { cacheName }: { readonly cacheName: string }) =>
    fakeCache(cacheName).match(path),
};

async function fakeFetch(path: string, { cache }: RequestInit): Promise<Response> {
  asked.push(path);
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

/** Everything that is kept of the newest version that is there as a whole. */
async function listKept(): Promise<Record<string, string> | null> {
  const [newest] = await listVersions();
  const { '/complete': _, ...bodies } = Object.fromEntries(kept.get(newest?.name ?? '') ?? []);
  return newest ? bodies : null;
}

/** Does to what is kept what neither the page nor its worker would. */
const tamper = (change: (bodies: Bodies) => unknown) => {
  for (const bodies of kept.values()) change(bodies);
};

beforeEach(() => {
  kept = new Map();
  served = new Map(Object.entries(WHOLE));
  inBrowser = new Map();
  asked = [];
  online = true;
  vi.stubGlobal('caches', fakeCaches);
  vi.stubGlobal('fetch', fakeFetch);
});

describe('A version is kept', () => {
  test('as a whole', async () => {
    await keepVersion(PRECACHE);
    expect(await listKept()).toEqual(WHOLE);
  });

  test('or not at all, if the server lacks a file', async () => {
    served.delete('/quotes.json');
    await expect(keepVersion(PRECACHE)).rejects.toThrow('/quotes.json');
    expect(kept.size).toBe(0);
  });

  test.each([
    ['a file', '/assets/index-a.js', 'ru'],
    ['a page', '/', '<html data-version="a"><body>'],
    ['the not-found page', '/404.html', '<h1>Please log in</h1>'],
  ])('or not at all, if %s is not what the build made', async (_, path, body) => {
    served.set(path, body);
    await expect(keepVersion(PRECACHE)).rejects.toThrow(path);
    expect(kept.size).toBe(0);
  });

  test('or not at all, without asking for more than the pages, if the server has another version', async () => {
    served = new Map(Object.keys(PAGES).map((path) => [path, page('b')]));
    await expect(keepVersion(PRECACHE)).rejects.toThrow('of version a');
    expect(asked).toEqual(Object.keys(PAGES));
  });

  test('past what the browser has of it, if that is broken', async () => {
    inBrowser.set('/assets/index-a.js', 'ru');
    await keepVersion(PRECACHE);
    expect(await listKept()).toEqual(WHOLE);
    expect(inBrowser.get('/assets/index-a.js')).toBe('run();');
  });
});

describe('What is kept is repaired', () => {
  beforeEach(() => keepVersion(PRECACHE));

  test.each<[string, (bodies: Bodies) => unknown]>([
    ['a file is gone', (bodies) => bodies.delete('/assets/results-a.js')],
    ['the page is gone', (bodies) => bodies.delete('/')],
    ['the not-found page is gone', (bodies) => bodies.delete('/404.html')],
    ['the mark of a whole version is gone', (bodies) => bodies.delete('/complete')],
    ['a script is cut short', (bodies) => bodies.set('/assets/index-a.js', 'ru')],
    ['a script is empty', (bodies) => bodies.set('/assets/index-a.js', '')],
    ['a file is another', (bodies) => bodies.set('/quotes.json', '[]')],
    ['a page is cut short', (bodies) => bodies.set('/', '<html data-version="a">')],
    ['several files are gone', (bodies) => Object.keys(FILES).map((path) => bodies.delete(path))],
  ])('if %s', async (_, change) => {
    tamper(change);
    await repairVersion(PRECACHE);
    expect(await listKept()).toEqual(WHOLE);
    expect(kept.size).toBe(1);
  });

  test('if all of it is gone', async () => {
    kept.clear();
    await repairVersion(PRECACHE);
    expect(await listKept()).toEqual(WHOLE);
  });

  test('without a request, if nothing is wrong', async () => {
    asked = [];
    await repairVersion(PRECACHE);
    expect(asked).toEqual([]);
  });

  test('file by file: what the server no longer has keeps nothing else from it', async () => {
    tamper((bodies) => [bodies.delete('/quotes.json'), bodies.delete('/assets/index-a.js')]);
    served.delete('/quotes.json');
    await repairVersion(PRECACHE);
    const { '/quotes.json': _, ...rest } = WHOLE;
    expect(await listKept()).toEqual(rest);
  });

  test('or left as it is, without a network', async () => {
    tamper((bodies) => bodies.delete('/quotes.json'));
    online = false;
    await repairVersion(PRECACHE);
    const { '/quotes.json': _, ...rest } = WHOLE;
    expect(await listKept()).toEqual(rest);
  });
});

describe('The page is shown from what is kept', () => {
  const find = async () => (await findPage(await listVersions()))?.text();
  beforeEach(() => keepVersion(PRECACHE));

  test('if it is whole', async () => {
    expect(await find()).toBe(PAGES['/']);
  });

  test.each([undefined, '', '<html data-version="a"><head>', page('other')])(
    'and not as %j',
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
  beforeEach(() => keepVersion(PRECACHE));

  test('are taken into both pages', async () => {
    const changed = { '/': page('a', 'new'), '/404.html': page('a', 'new and not found') };
    for (const [path, body] of Object.entries(changed)) served.set(path, body);
    await refresh();
    expect(await listKept()).toEqual({ ...WHOLE, ...changed });
  });

  test('are looked for with one request, if there are none', async () => {
    asked = [];
    await refresh();
    expect(asked).toEqual(['/']);
  });

  test('are not taken from a page of another version', async () => {
    served.set('/', page('b'));
    await expect(refresh()).rejects.toThrow('/ is not');
    expect(await listKept()).toEqual(WHOLE);
  });
});
