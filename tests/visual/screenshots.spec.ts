import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { GALLERY_FOLDER } from './gallery-folder.ts';
import { nameOf, PICTURES } from './screenshots.ts';

/** The day of the gallery's exhibits. */
const SEEN_ON = new Date('2026-03-01T12:00:00-05:00');

/** No server is there: the files of the built gallery answer for it. */
const ORIGIN = 'http://gallery.test';

const test = base.extend<{ quiet: void; gallery: void }>({
  gallery: [
    async ({ page }, use) => {
      await page.route(`${ORIGIN}/**`, (route) =>
        route.fulfill({ path: join(GALLERY_FOLDER, new URL(route.request().url()).pathname) }),
      );
      await use();
    },
    { auto: true },
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
  }, async ({ page }) => {
    await page.clock.setFixedTime(SEEN_ON);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${ORIGIN}/gallery/index.html?exhibit=${exhibit}&theme=${theme}`);
    await expect(page.locator('[data-ready]')).toBeAttached();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page.locator(of)).toHaveScreenshot(`${nameOf(picture)}.png`);
  });
}
