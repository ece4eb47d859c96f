import type { Page } from '@playwright/test';
import {
  FIGURES,
  goOffline,
  isCached,
  open,
  openAndCache,
  openAnew,
  test,
  update,
  useThePage,
} from '../support/cached-page.ts';
import { expect, Visitor } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const versionOf = (page: Page) => page.locator('html').getAttribute('data-version');
const entryOf = (page: Page) => page.locator('script[type=module]').getAttribute('src');

test('after one visit, the page works offline, with the life expectancy of every country', async ({
  context,
  guest,
  site,
}) => {
  await openAndCache(guest, site.address);
  await goOffline(context, site);
  const again = await openAnew(context, guest.page, site.address);
  await again.submitFrom('Japan');
  await expect(again.results()).toContainText('World Bank, 2024, saved with this page');
  await expect(again.results()).toContainText('The life table couldn’t be loaded.');
});

test('after a second visit, everything works offline', async ({ context, guest, site }) => {
  await openAndCache(guest, site.address);
  const second = await openAnew(context, guest.page, site.address);
  await isCached(second.page, FIGURES);
  await goOffline(context, site);
  const again = await openAnew(context, second.page, site.address);
  const { page } = again;
  await useThePage(again);
  await expect(page.locator('.quote')).toContainText(/./);
  const fonts = ['16px Figtree', '16px "Instrument Serif"'];
  expect(await page.evaluate((all) => all.every((font) => document.fonts.check(font)), fonts)).toBe(true);

  await page.evaluate(() => {
    const country = { code: 'JPN', name: 'Japan', lifeExpectancy: 0 };
    const draft = { birthdate: '1984-02-29', country, manual: false, lifeExpectancy: '', activities: [] };
    localStorage.setItem(
      'form',
      JSON.stringify({ version: 1, language: 'en', document: { ...draft, events: null } }),
    );
  });
  await page.goto(`${site.address}view/`);
  await expect(page.getByRole('img', { name: 'A life in weeks' })).toHaveAttribute(
    'aria-description',
    /life expectancy of 84 years/,
  );
  expect(await (await page.goto(`${site.address}licenses.txt`))?.text()).toContain('MIT License');
  // A path that is unknown.
  expect((await page.goto(`${site.address}nothing/here?from=a-friend`))?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Lifetime Visualizer');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await again.button('Switch to light theme').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', { name: 'Go to the Lifetime Visualizer' }).click();
  await again.listening();
  expect((await page.goto(`${site.address}quotes.json`))?.status()).toBe(200);
});

test('a login page in place of the API counts as offline', { tag: '@matrix' }, async ({
  guest,
  context,
  site,
}) => {
  await openAndCache(guest, site.address);
  site.answer((path) => (path.startsWith('/api/') ? '<h1>Please log in</h1>' : undefined));
  const again = await openAnew(context, guest.page, site.address);
  await isCached(again.page, FIGURES);
  await useThePage(again);
});

test('a new version is used by the next visit', { tag: '@matrix' }, async ({ guest, context, site }) => {
  await openAndCache(guest, site.address);
  const before = await versionOf(guest.page);
  await guest.field('Activity 1 name').fill('Flute');
  await site.publish('second');
  expect(await update(guest.page)).toBe('waits');
  // The server only has the new files: results and toast come from the cache.
  expect(await versionOf(guest.page)).toBe(before);
  await guest.visualize();
  await expect(guest.field('Activity 1 name')).toHaveValue('Flute');
  await expect(guest.results()).toContainText('Flute');
  const again = await openAnew(context, guest.page, site.address);
  expect(await versionOf(again.page)).toBe(site.version());
  expect(await entryOf(again.page)).toContain('second');
  await again.visualize();
  // Once no tab is open, the new worker takes over and deletes the old files.
  await again.page.close();
  const countCaches = () =>
    Promise.all(
      context.serviceWorkers().map((worker) => worker.evaluate(async () => (await caches.keys()).length)),
    );
  await expect.poll(countCaches).toEqual([1]);
  await goOffline(context, site);
  const last = new Visitor(await context.newPage());
  await open(last, site.address);
  await useThePage(last);
});
