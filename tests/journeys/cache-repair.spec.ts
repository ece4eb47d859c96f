import type { Page } from '@playwright/test';
import { goOffline, kept, openAndCache, openAnew, test, useThePage } from '../support/cached-page.ts';
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

/** Deletes files from the cache. @param path a pattern of their paths */
const removeKept = (page: Page, path: RegExp) =>
  page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new RegExp(pattern).test(new URL(request.url).pathname)) await cache.delete(request);
      }
    }
  }, path.source);

/** Changes the text of cached files. @param length how much of the text stays */
const changeKept = (page: Page, path: RegExp, length: number, end = '') =>
  page.evaluate(
    async ({ pattern, ...text }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!new RegExp(pattern).test(new URL(request.url).pathname)) continue;
          const answer = await cache.match(request);
          const changed = ((await answer?.text()) ?? '').slice(0, text.length) + text.end;
          await cache.put(request, new Response(changed, answer));
        }
      }
    },
    { pattern: path.source, length, end },
  );

/** Truncates cached files. */
const cutKept = (page: Page, path: RegExp) => changeKept(page, path, 5000);

const ENTRY = /\/assets\/form-/;
const RESULTS = /\/assets\/results-/;
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

const DAMAGE: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'all of it was deleted': wipe,
  'one file was deleted': (page) => removeKept(page, RESULTS),
  'the entry script was truncated': (page) => cutKept(page, ENTRY),
  'every file but the pages was replaced': (page) =>
    changeKept(page, /^(?!\/complete$).*\w$(?<!404\.html)/, 0, '// Another file'),
};

test('An online visit repairs the cache, whatever was deleted or truncated', { tag: '@matrix' }, async ({
  context,
  guest,
  site,
}) => {
  await openAndCache(guest, site.address);
  const whole = await listKept(guest.page);
  let visitor = guest;
  for (const [what, damage] of Object.entries(DAMAGE)) {
    await damage(visitor.page);
    expect(await listKept(visitor.page), what).not.toEqual(whole);
    visitor = await openAnew(context, visitor.page, site.address);
    await kept(visitor.page);
    await expect.poll(() => listKept(visitor.page), `after ${what}`).toEqual(whole);
  }
  await goOffline(context, site);
  await useThePage(await openAnew(context, visitor.page, site.address));
});

test.describe('A page whose script does not run', { tag: '@matrix' }, () => {
  test('discards the cached files, reloads once and caches them again', async ({ guest, site }) => {
    const { page } = guest;
    await openAndCache(guest, site.address);
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
    await kept(page);
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

  for (const [fault, answer] of [
    ['is gone', 404],
    ['does nothing', { headers: { 'content-type': 'text/javascript' }, body: '' }],
  ] as const) {
    test(`because it ${fault} on the server too shows a message after one reload, until it is repaired`, async ({
      guest,
      site,
    }) => {
      const { page } = guest;
      site.answer((path) => (ENTRY.test(path) ? answer : undefined));
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
  }
});
