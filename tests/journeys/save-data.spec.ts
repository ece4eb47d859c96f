import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const WAYS = {
  'the device saves data': () =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  'the browser prefers reduced data': () => {
    const asItIs = window.matchMedia.bind(window);
    window.matchMedia = (query) => (query.includes('prefers-reduced-data') ? asItIs('all') : asItIs(query));
  },
};

/** The requests for files that the page can do without. */
function listDispensable(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.woff2$|\/(service-worker|assets\/results-.*)\.js$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The page registers its service worker when it is idle. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

for (const [way, save] of Object.entries(WAYS)) {
  test(`if ${way}, neither fonts nor files for later are fetched`, {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
    const asked = listDispensable(page);
    await page.addInitScript(save);
    await visitor.open();
    await idle(page);
    expect(asked).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
}

test('otherwise, fonts and files for later are fetched', async ({ page, visitor }) => {
  const asked = listDispensable(page);
  await visitor.open();
  await expect
    .poll(() => asked)
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('/figtree'),
        expect.stringContaining('/instrument-serif'),
        expect.stringContaining('/service-worker.js'),
        expect.stringContaining('/assets/results-'),
      ]),
    );
});
