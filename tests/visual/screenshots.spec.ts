import { test as base, expect } from '@playwright/test';
import { nameOf, PICTURES } from './screenshots.ts';
import { serveGallery } from './serve-gallery.ts';

/** The day of the gallery's exhibits. */
const SEEN_ON = new Date('2026-03-01T12:00:00-05:00');

const test = base.extend<{ quiet: void }, { gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from here what a fixture needs
    async ({}, use, { parallelIndex }) => {
      const { url, stop } = await serveGallery(`node_modules/.cache/gallery-${parallelIndex}`);
      await use(new URL('/gallery/', url).href);
      await stop();
    },
    { scope: 'worker' },
  ],
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      await use();
      expect(problems, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

test.skip(
  process.platform !== 'linux',
  'The stored pictures were drawn on Linux: letters look different elsewhere.',
);

for (const picture of PICTURES) {
  const { exhibit, theme, width, of = '[data-exhibit]' } = picture;
  test(`${exhibit} matches its stored screenshot, ${theme}, ${width} pixels wide`, {
    tag: '@matrix',
  }, async ({ page, gallery }) => {
    await page.clock.setFixedTime(SEEN_ON);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${gallery}?exhibit=${exhibit}&theme=${theme}`);
    await expect(page.locator('[data-ready]')).toBeAttached();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page.locator(of)).toHaveScreenshot(`${nameOf(picture)}.png`);
  });
}
