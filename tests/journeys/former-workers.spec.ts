import type { BrowserContext, Page } from '@playwright/test';
import { goOffline, kept, type Site, test } from '../support/cached-page.ts';
import { expect } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Until November 2026, each language had a service worker of its own, with such caches. */
const FORMER_WORKER = `
const home = new URL(self.registration.scope).pathname;
const name = 'page' + home.slice(0, -1) + ' former 1';
async function keep() {
  const cache = await caches.open(name);
  await cache.add(home);
  await cache.put('/complete', new Response());
}
async function answer(request) {
  return (await caches.match(home, { cacheName: name })) ?? fetch(request);
}
addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate' && new URL(url).pathname === home) event.respondWith(answer(event.request));
});
`;
const FORMER_PAGE = `<!doctype html>
<html data-version="former"><title>Former</title><input />
<script>navigator.serviceWorker.register('service-worker.js')</script></html>
`;

/** Visits pages of which each has a worker of its own, as they were before this version. */
async function visitFormer(page: Page, site: Site, paths: readonly string[]): Promise<void> {
  const script = { headers: { 'content-type': 'text/javascript' }, body: FORMER_WORKER };
  site.answer((path) => (path.endsWith('service-worker.js') ? script : FORMER_PAGE));
  for (const path of paths) {
    const home = site.address + path;
    await page.goto(home);
    await page.waitForFunction(
      (url) => navigator.serviceWorker.controller?.scriptURL === url,
      `${home}service-worker.js`,
    );
  }
  site.answer(() => undefined);
}

/** The scopes of all workers, and the versions that are cached. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const scopes = registrations.map(({ scope }) => scope).toSorted((one, other) => (one < other ? -1 : 1));
    return { scopes, versions: (await caches.keys()).map((name) => name.split(' ')[1]) };
  });

/** Waits until the page's script has started, in any language. */
const starts = (page: Page) => expect(page.locator('input[type=date]').first()).toHaveAttribute('max', /./);

/** Closes the page, and opens it once no page has been open for a moment: only then may a new worker take over. */
async function openAnew(context: BrowserContext, old: Page, address: string): Promise<Page> {
  await old.close();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('a visitor with a former German worker keeps an open page, and then has the worker of all languages', async ({
  context,
  guest,
  site,
}) => {
  const { page } = guest;
  const home = `${site.address}de/`;
  await visitFormer(page, site, ['de/']);
  expect(await listKept(page)).toEqual({ scopes: [home], versions: ['former'] });

  await page.goto(home);
  await expect(page).toHaveTitle('Former');
  await page.locator('input').fill('Flöte');
  await expect.poll(() => listKept(page)).toEqual({ scopes: [], versions: [] });
  await expect(page.locator('input')).toHaveValue('Flöte');

  let next = page;
  await expect(async () => {
    next = await openAnew(context, next, home);
    expect(await next.title()).not.toBe('Former');
  }).toPass();
  await starts(next);
  await kept(next);
  expect(await listKept(next)).toEqual({ scopes: [site.address], versions: [site.version()] });
  await goOffline(context, site);
  for (const path of ['', 'de/']) {
    await next.goto(site.address + path);
    await starts(next);
  }
});

test('a visitor with former English and German workers then has the worker of all languages', {
  tag: '@matrix',
}, async ({ context, guest, site }) => {
  await visitFormer(guest.page, site, ['', 'de/']);
  expect(await listKept(guest.page)).toEqual({
    scopes: [site.address, `${site.address}de/`],
    versions: ['former', 'former'],
  });
  let last = guest.page;
  await expect(async () => {
    for (const path of ['de/', '']) {
      last = await openAnew(context, last, site.address + path);
      expect(await last.locator('html').getAttribute('data-version')).toBe(site.version());
    }
    expect(await listKept(last)).toEqual({ scopes: [site.address], versions: [site.version()] });
  }).toPass();
  await goOffline(context, site);
  for (const path of ['', 'de/']) {
    await last.goto(site.address + path);
    await starts(last);
  }
});
