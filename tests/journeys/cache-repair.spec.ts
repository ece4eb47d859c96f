import type { Page } from '@playwright/test';
import {
  FIGURES,
  goOffline,
  isCached,
  kept,
  openAndCache,
  openAnew,
  test,
  useThePage,
} from '../support/cached-page.ts';
import { expect } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Every cached file with the hash of its content. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const files: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const hash = await crypto.subtle.digest(
          'SHA-256',
          (await answer?.arrayBuffer()) ?? new ArrayBuffer(),
        );
        files[new URL(request.url).pathname] = new Uint8Array(hash).join();
      }
    }
    return files;
  });

/** Truncates cached files. @param path a pattern of their paths */
const cutKept = (page: Page, path: RegExp) =>
  page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new RegExp(pattern).test(new URL(request.url).pathname)) continue;
        const answer = await cache.match(request);
        await cache.put(request, new Response(((await answer?.text()) ?? '').slice(0, 5000), answer));
      }
    }
  }, path.source);

const ENTRY = /\/assets\/form-/;
const wipe = (page: Page) =>
  page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));

const sentence = (page: Page) => page.getByText('This page hasn’t started yet');
/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

test('an online visit repairs what was deleted or cut', { tag: '@matrix' }, async ({
  context,
  guest,
  site,
}) => {
  await openAndCache(guest, site.address);
  const whole = await listKept(guest.page);
  let visitor = guest;
  // Other damages are in the unit tests of the cache.
  for (const damage of [wipe, (page: Page) => cutKept(page, ENTRY)]) {
    await damage(visitor.page);
    expect(await listKept(visitor.page)).not.toMatchObject(whole);
    visitor = await openAnew(context, visitor.page, site.address);
    await kept(visitor.page);
    await expect.poll(() => listKept(visitor.page)).toMatchObject(whole);
  }
  await isCached(visitor.page, FIGURES);
  await goOffline(context, site);
  await useThePage(await openAnew(context, visitor.page, site.address));
});

test.describe('A page whose script does not run', { tag: '@matrix' }, () => {
  test('discards the cached files, reloads once and caches them again', async ({ guest, site }) => {
    const { page } = guest;
    await openAndCache(guest, site.address);
    const whole = await listKept(page);
    await cutKept(page, ENTRY);
    let isPageAsked = false;
    site.answer((path, mode) => {
      isPageAsked ||= path === '/' && mode === 'navigate';
      // The worker gets no page to compare with, so that it repairs nothing, and no script in the place of the cached one.
      return (path === '/' || ENTRY.test(path)) && !isPageAsked ? 503 : undefined;
    });
    const loads = countLoads(page);
    await page.reload();
    await guest.listening();
    expect(loads()).toBe(2);
    await expect(sentence(page)).toHaveCount(0);
    await guest.visualize();
    site.answer(() => undefined);
    await page.reload();
    // The worker may be ready too late to control this page: then it serves the next.
    await expect.poll(() => listKept(page)).toMatchObject(whole);
  });

  test('shows a message when offline, and keeps the cached files', async ({ context, guest, site }) => {
    const { page } = guest;
    await openAndCache(guest, site.address);
    await cutKept(page, ENTRY);
    const left = await listKept(page);
    await goOffline(context, site);
    const loads = countLoads(page);
    await page.reload();
    await expect(sentence(page)).toBeInViewport();
    await guest.button('Reload the page').click();
    await expect.poll(loads).toBe(2);
    await expect(sentence(page)).toBeInViewport();
    expect(await listKept(page)).toEqual(left);
    expect(loads()).toBe(2);
  });

  test('that is gone on the server too shows a message after one reload', async ({ guest, site }) => {
    const { page } = guest;
    site.answer((path) => (ENTRY.test(path) ? 404 : undefined));
    const loads = countLoads(page);
    await page.goto(site.address);
    await expect.poll(loads).toBe(2);
    await expect(sentence(page)).toBeInViewport();
    site.answer(() => undefined);
    await guest.button('Reload the page').click();
    await guest.listening();
    await expect(sentence(page)).toHaveCount(0);
    expect(loads()).toBe(3);
  });
});
