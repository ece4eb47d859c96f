import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeCaches } from '../../tests/support/fake-caches.ts';
import type { Precache } from './version-cache.ts';

const ORIGIN = 'https://example.org';
const PRECACHE: Precache = {
  version: 'a',
  homes: ['/'],
  figures: '/figures.json',
  files: [{ path: '/' }],
};
const CACHE = 'page a 1';
const page = (settings: string, version = 'a') => `<html data-version="${version}">${settings}</html>`;

const listeners = new Map<string, (event: object) => void>();
let fakeCaches: FakeCaches;
let fetched: (path: string) => Response;

vi.stubGlobal('PRECACHE', PRECACHE);
vi.stubGlobal('self', {
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
});

/** Opens the page. @returns the response, once the worker has done all that it does besides */
async function open(): Promise<string | undefined> {
  const extended: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { method: 'GET', url: `${ORIGIN}/`, mode: 'navigate' },
    respondWith: (promise: Promise<Response>) => {
      response = promise;
    },
    waitUntil: (promise: Promise<unknown>) => extended.push(promise),
  });
  // What the worker waits for grows while it answers.
  await response;
  await Promise.all(extended);
  return (await response)?.text();
}

describe('The page, which the service worker answers from its cache,', () => {
  test('has the server’s new settings at the next visit, without a new version', async () => {
    fetched = () => new Response(page('new'));
    expect(await open()).toBe(page('cached'));
    expect(await open()).toBe(page('new'));
  });

  test.each([
    ['of another version', () => new Response(page('new', 'b'))],
    ['of something else', () => new Response('<h1>Please log in</h1>')],
    ['of an error', () => new Response(page('new'), { status: 500 })],
  ])('stays as it was after the response %s', async (_, response) => {
    fetched = response;
    expect([await open(), await open()]).toEqual([page('cached'), page('cached')]);
  });

  test('stays as it was without a network', async () => {
    fetched = () => {
      throw new TypeError('Failed to fetch');
    };
    expect([await open(), await open()]).toEqual([page('cached'), page('cached')]);
  });
});
