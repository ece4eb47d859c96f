import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Bodies, FakeCaches } from '../../tests/support/fake-caches.ts';
import {
  cacheVersion,
  findCached,
  listKept,
  listVersions,
  type Precache,
  refreshPage,
  repairVersion,
} from './version-cache.ts';

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
const HOMES = ['/', '/de/'];
const homeOf = (path: string) => (path.startsWith('/de/') ? '/de/' : '/');
const PRECACHE: Precache = {
  version: 'a',
  homes: HOMES,
  snapshot: '',
  figures: '',
  files: [
    ...Object.keys(PAGES).map((path) => ({ path, homes: [homeOf(path)] })),
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
afterEach(() => vi.unstubAllGlobals());

describe('Caching a version', () => {
  test('stores the pages and all files', async () => {
    await cacheVersion(PRECACHE, HOMES);
    expect(await listCached()).toEqual(WHOLE);
  });

  test('fails as a whole if a file is missing on the server', async () => {
    served.delete('/quotes.json');
    await expect(cacheVersion(PRECACHE, HOMES)).rejects.toThrow('/quotes.json');
    expect(fakeCaches.stored.size).toBe(0);
  });

  test.each([
    ['a file', '/assets/index-a.js', 'ru'],
    ['a page', '/', '<html data-version="a"><body>'],
    ['the not-found page', '/404.html', '<h1>Please log in</h1>'],
  ])('fails as a whole if %s is not as the build made it', async (_, path, body) => {
    served.set(path, body);
    await expect(cacheVersion(PRECACHE, HOMES)).rejects.toThrow(path);
    expect(fakeCaches.stored.size).toBe(0);
  });

  test('fails after requesting only the pages if the server has another version', async () => {
    served = new Map(Object.keys(PAGES).map((path) => [path, page('b')]));
    await expect(cacheVersion(PRECACHE, HOMES)).rejects.toThrow('of version a');
    expect(requested).toEqual(Object.keys(PAGES));
  });

  test.each(['/404.html', '/de/404.html'] as const)(
    'stores %s as the response to unknown paths, even if the host is a static one',
    async (path) => {
      hasFilesOnly = true;
      await cacheVersion(PRECACHE, HOMES);
      expect(fakeCaches.responses.get(path)).toMatchObject({ status: 404, redirected: false });
      expect(await fakeCaches.responses.get(path)?.text()).toBe(PAGES[path]);
    },
  );

  test('leaves the version before as it is, and is then the newest', async () => {
    await cacheVersion(PRECACHE, HOMES);
    const [before] = await listVersions();
    for (const path of Object.keys(PAGES)) served.set(path, page('b'));
    vi.setSystemTime(20);
    await cacheVersion({ ...PRECACHE, version: 'b' }, HOMES);
    expect((await listVersions()).map(({ version }) => version)).toEqual(['b', 'a']);
    expect(await listCached()).toEqual(Object.fromEntries(served));
    expect(fakeCaches.stored.get(before?.name ?? '')?.get('/')).toBe(PAGES['/']);
  });

  test('replaces the other version if there is no room for both', async () => {
    await cacheVersion({ ...PRECACHE, version: 'before', files: [] }, HOMES);
    fakeCaches.mostCaches = 1;
    await cacheVersion(PRECACHE, HOMES);
    expect(await listVersions()).toMatchObject([{ version: 'a' }]);
    expect(await listCached()).toEqual(WHOLE);
  });

  test('fails as a whole if there is not even room for it alone', async () => {
    fakeCaches.mostCaches = 0;
    await expect(cacheVersion(PRECACHE, HOMES)).rejects.toThrow('There is no room.');
    expect(fakeCaches.stored.size).toBe(0);
  });

  test('bypasses the HTTP cache if its copy is damaged', async () => {
    inBrowser.set('/assets/index-a.js', 'ru');
    await cacheVersion(PRECACHE, HOMES);
    expect(await listCached()).toEqual(WHOLE);
    expect(inBrowser.get('/assets/index-a.js')).toBe('run();');
  });
});

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
    tamper(change);
    await repairVersion(PRECACHE, HOMES);
    expect(await listCached()).toEqual(WHOLE);
    expect(fakeCaches.stored.size).toBe(1);
  });

  test('if everything is gone', async () => {
    fakeCaches.stored.clear();
    await repairVersion(PRECACHE, HOMES);
    expect(await listCached()).toEqual(WHOLE);
  });

  test('without any request if nothing is damaged', async () => {
    requested = [];
    await repairVersion(PRECACHE, HOMES);
    expect(requested).toEqual([]);
  });

  test('file by file, even if the server no longer has one of them', async () => {
    tamper((bodies) => [bodies.delete('/quotes.json'), bodies.delete('/assets/index-a.js')]);
    served.delete('/quotes.json');
    await repairVersion(PRECACHE, HOMES);
    const { '/quotes.json': _, ...rest } = WHOLE;
    expect(await listCached()).toEqual(rest);
  });

  test('and is left as it is without a network', async () => {
    tamper((bodies) => bodies.delete('/quotes.json'));
    online = false;
    await repairVersion(PRECACHE, HOMES);
    const { '/quotes.json': _, ...rest } = WHOLE;
    expect(await listCached()).toEqual(rest);
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
    served = new Map(Object.entries({ ...WHOLE, ...more }));
  });

  test('has the languages that were opened, and no others', async () => {
    await cacheVersion(precache, ['/']);
    expect(await listCached()).toEqual(english);
    expect(await listKept(HOMES)).toEqual(['/']);
    await repairVersion(precache, HOMES);
    expect(await listCached()).toEqual({ ...WHOLE, ...more });
    expect(await listKept(HOMES)).toEqual(HOMES);
  });

  test('gets a language as a whole or not at all', async () => {
    await cacheVersion(precache, ['/']);
    served.delete(GERMAN);
    await repairVersion(precache, HOMES);
    expect(await listCached()).toEqual({ ...english, [FIGURES]: '[84]' });
    expect(await listKept(HOMES)).toEqual(['/']);
  });

  test('has a language’s other files before its pages, of which one that is there is used', async () => {
    await cacheVersion(precache, ['/']);
    await repairVersion(precache, HOMES);
    const stored = [...(fakeCaches.stored.values().next().value?.keys() ?? [])];
    expect(stored.find(isGerman)).toBe(GERMAN);
  });

  test('keeps a language that is damaged', async () => {
    await cacheVersion(precache, HOMES);
    tamper((bodies) => [bodies.delete('/de/'), bodies.delete(GERMAN)]);
    expect(await listKept(HOMES)).toEqual(HOMES);
    served.delete(GERMAN);
    await repairVersion(precache, await listKept(HOMES));
    expect(await listCached()).toHaveProperty(['/de/'], PAGES['/de/']);
  });

  test('gets the figures of all countries with the second visit, or with a second version', async () => {
    await cacheVersion(precache, HOMES);
    expect(await listCached()).toEqual({ ...WHOLE, [GERMAN]: more[GERMAN] });
    await repairVersion(precache, HOMES);
    expect(await listCached()).toEqual({ ...WHOLE, ...more });
    vi.setSystemTime(2);
    for (const path of Object.keys(PAGES)) served.set(path, page('b'));
    await cacheVersion({ ...precache, version: 'b' }, HOMES);
    expect(await listCached()).toHaveProperty([FIGURES], '[84]');
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
      tamper((bodies) => bodies.set(path, damaged));
      expect(await find(path)).toBeUndefined();
    }
  });

  test('but not a page of another version', async () => {
    tamper((bodies) => bodies.set('/', page('other')));
    expect(await find('/')).toBeUndefined();
  });

  test('from the other version, if it is damaged in the newest', async () => {
    vi.setSystemTime(2);
    for (const path of Object.keys(PAGES)) served.set(path, page('b'));
    await cacheVersion({ ...PRECACHE, version: 'b' }, HOMES);
    expect(await find('/de/')).toBe(page('b'));
    const [newest] = await listVersions();
    fakeCaches.stored.get(newest?.name ?? '')?.delete('/de/');
    expect(await find('/de/')).toBe(PAGES['/de/']);
  });

  test('unless the browser cannot read it, which counts as missing', async () => {
    fakeCaches.match = (path) => Promise.reject(new TypeError(`${path} cannot be read`));
    expect(await listVersions()).toEqual([]);
    expect(await findCached({ path: '/' }, [{ name: 'page a 1', version: 'a' }])).toBeUndefined();
  });

  test('even if only another version’s worker knows its hash', async () => {
    tamper((bodies) => bodies.set('/assets/results-b.js', 'show(2);'));
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
    served.set(path, page('a', 'new'));
    requested = [];
    await refresh(path);
    expect(requested).toEqual([path]);
    expect(await listCached()).toEqual({ ...WHOLE, [path]: page('a', 'new') });
  });

  test('are not taken from a page of another version', async () => {
    served.set('/', page('b'));
    await expect(refresh('/')).rejects.toThrow('/ is not');
    expect(await listCached()).toEqual(WHOLE);
  });

  test('do not bring a page alone in a language that is not cached', async () => {
    tamper((bodies) => bodies.delete('/de/'));
    requested = [];
    await refresh('/de/');
    expect([requested, await listKept(HOMES)]).toEqual([[], HOMES]);
    expect(await listCached()).not.toHaveProperty(['/de/']);
  });

  test('bring back no version that was deleted in the meantime', async () => {
    const [newest] = await listVersions();
    await fakeCaches.delete(newest?.name ?? '');
    if (newest) await refreshPage('/', newest);
    expect(await fakeCaches.keys()).toEqual([]);
  });
});
