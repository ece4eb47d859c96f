import type { Page } from '@playwright/test';
import { goOffline, kept, open, openAndCache, openAnew, test, useThePage } from '../support/cached-page.ts';
import { expect, Visitor } from '../support/test.ts';

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

test.describe('“Reload the page” bypasses the cache', { tag: '@matrix' }, () => {
  const broken = (visitor: Visitor) =>
    visitor.page.getByRole('alert').filter({ hasText: 'couldn’t be shown' });

  async function expectRepaired(visitor: Visitor): Promise<void> {
    await expect(broken(visitor)).toBeVisible();
    await visitor.button('Reload the page').click();
    await expect(broken(visitor)).toHaveCount(0);
    await visitor.listening();
    await expect(visitor.field('Activity 1 name')).toHaveValue('Flute');
    await visitor.submit();
    await expect(visitor.card('Flute')).toBeVisible();
  }

  test.describe('of the browser', () => {
    // Once a worker has taken the page over, Chromium keeps the copies of before apart from those fetched since: some
    // reloads then need a second one.
    test.use({ serviceWorkers: 'block' });

    test('fetches scripts again', { tag: '@own-server' }, async ({ page, site }) => {
      // Routes would disable the browser's cache: the World Bank's address is one that refuses connections.
      await site.stop();
      await site.start({ WORLD_BANK_URL: 'http://127.0.0.1:1/v2' });
      const cut = {
        headers: {
          'content-type': 'text/javascript',
          'cache-control': 'public, max-age=31536000, immutable',
        },
        body: 'export const cut = {',
      };
      site.answer((path) => (RESULTS.test(path) ? cut : undefined));
      const visitor = new Visitor(page);
      await open(visitor, site.address);
      await visitor.fillPerson();
      await visitor.field('Activity 1 name').fill('Flute');
      await visitor.submit();
      await expect(broken(visitor)).toBeVisible();
      site.answer(() => undefined);
      await expectRepaired(visitor);
    });
  });
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

  test('for a long time shows a message, and removes it when it runs after all', async ({ guest, site }) => {
    const { page } = guest;
    let arrive: (() => void) | undefined;
    await page.route(/\/assets\/form-/, async (route) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await route.continue();
    });
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 1000);
    await page.goto(site.address, { waitUntil: 'commit' });
    await expect(guest.field('Birthdate')).toBeVisible();
    await page.clock.fastForward(9000);
    await expect(sentence(page)).toBeHidden();
    await page.clock.fastForward(1000);
    await expect(sentence(page)).toBeInViewport();
    await page.clock.resume();
    const loads = countLoads(page);
    arrive?.();
    await guest.listening();
    await expect(sentence(page)).toHaveCount(0);
    expect(loads()).toBe(1);
  });
});
