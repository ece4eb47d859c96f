import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeCaches } from '../../tests/support/fake-caches.ts';
import type { Precache } from './version-cache.ts';

const ORIGIN = 'https://example.org';
const PRECACHE: Precache = {
  version: 'a',
  homes: ['/', '/de/'],
  snapshot: '/snapshot.json',
  figures: '/figures.json',
  files: [
    { path: '/', homes: ['/'] },
    { path: '/de/', homes: ['/de/'] },
  ],
};
const CACHE = 'page a 1';
const page = (settings: string, version = 'a') => `<html data-version="${version}">${settings}</html>`;

const listeners = new Map<string, (event: object) => void>();
let fakeCaches: FakeCaches;
let fetched: (path: string) => Response;

vi.stubGlobal('PRECACHE', PRECACHE);
/** The addresses of the pages that are open. */
let open: string[];
vi.stubGlobal('self', {
  clients: { matchAll: async () => open.map((url) => ({ url })) },
  location: { origin: ORIGIN },
  addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
});
vi.stubGlobal('fetch', async (request: string | Request) =>
  fetched(typeof request === 'string' ? request : new URL(request.url).pathname),
);
// Not with `import`: the worker is compiled with types of its own.
await vi.importActual('./service-worker.ts');
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  fakeCaches = new FakeCaches();
  const bodies = Object.entries({ '/complete': '', '/': page('cached') });
  fakeCaches.stored.set(CACHE, new Map(bodies));
  vi.stubGlobal('caches', fakeCaches);
  open = [];
});

const cutOff = () => {
  throw new TypeError('Failed to fetch');
};

/** Opens a page. @returns the response, once the worker has done all that it does besides */
async function visit(path = '/'): Promise<Response | undefined> {
  const extended: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { method: 'GET', url: ORIGIN + path, mode: 'navigate' },
    respondWith: (promise: Promise<Response>) => {
      response = promise;
    },
    waitUntil: (promise: Promise<unknown>) => extended.push(promise),
  });
  // What the worker waits for grows while it answers.
  await response?.catch(() => undefined);
  await Promise.all(extended);
  return response;
}

const read = async () => (await visit())?.text();

describe('The page, which the service worker answers from its cache,', () => {
  test('has the server’s new settings at the next visit, without a new version', async () => {
    fetched = () => new Response(page('new'));
    expect(await read()).toBe(page('cached'));
    expect(await read()).toBe(page('new'));
  });

  test.each([
    ['of another version', () => new Response(page('new', 'b'))],
    ['of something else', () => new Response('<h1>Please log in</h1>')],
    ['of an error', () => new Response(page('new'), { status: 500 })],
  ])('stays as it was after the response %s', async (_, response) => {
    fetched = response;
    expect([await read(), await read()]).toEqual([page('cached'), page('cached')]);
  });

  test('stays as it was without a network', async () => {
    fetched = cutOff;
    expect([await read(), await read()]).toEqual([page('cached'), page('cached')]);
  });
});

describe('A page in a language that the device does not have', () => {
  test('says so without a network, in that language, and links to those that there are', async () => {
    fetched = cutOff;
    const response = await visit('/de/');
    const html = await response?.text();
    expect(response?.status).toBe(503);
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(html).toContain('auf Deutsch ist die Seite noch nicht auf diesem Gerät');
    expect(html).toContain('<a href="/" lang="en" dir="ltr">English</a>');
    expect(html).not.toContain('href="/de/"');
  });

  test('says so for an address that is no page’s, too', async () => {
    fetched = cutOff;
    expect((await visit('/de/nothing'))?.status).toBe(503);
  });

  test('comes with a network, and stays', async () => {
    fetched = (path) => new Response(page(path));
    expect(await (await visit('/de/'))?.text()).toBe(page('/de/'));
    fetched = cutOff;
    expect(await (await visit('/de/'))?.text()).toBe(page('/de/'));
  });

  test('does not hide that one that the device has is damaged', async () => {
    fetched = cutOff;
    fakeCaches.stored.get(CACHE)?.set('/', '<html');
    await expect(visit('/')).rejects.toThrow('Failed to fetch');
  });
});

test('An installation caches the languages of open pages, and those that there were before', async () => {
  fetched = (path) => new Response(page(path));
  open = [`${ORIGIN}/de/view/`];
  let installed: Promise<unknown> | undefined;
  listeners.get('install')?.({ waitUntil: (promise: Promise<unknown>) => (installed = promise) });
  await installed;
  const newest = [...fakeCaches.stored.keys()].at(-1) ?? '';
  expect([...(fakeCaches.stored.get(newest)?.keys() ?? [])]).toEqual(['/', '/de/', '/complete']);
});
