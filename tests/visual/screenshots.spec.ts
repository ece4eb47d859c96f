import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { galleryFolder, languageOf, nameOf, PICTURES } from './screenshots.ts';

/** The day of the gallery's exhibits. */
const SEEN_ON = new Date('2026-03-01T12:00:00-05:00');

/** So high that the slider is in its place, and not at the edge of the screen; less than all results. */
const WHOLE_HEIGHT = 4000;

/** There is no server: requests are answered with the files of the built gallery. */
const ORIGIN = 'http://gallery.test';

const test = base.extend<{ quiet: void }>({
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
  const { exhibit, theme, width, whole = false, of = '[data-exhibit]' } = picture;
  const language = languageOf(picture);
  const where = language === 'en' ? '' : `in ${language}, `;
  test(`${exhibit} matches its stored screenshot, ${where}${theme}, ${width} pixels wide`, {
    tag: '@matrix',
  }, async ({ page }) => {
    await page.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ path: join(galleryFolder(language), new URL(route.request().url()).pathname) }),
    );
    await page.clock.setFixedTime(SEEN_ON);
    await page.setViewportSize({ width, height: whole ? WHOLE_HEIGHT : 800 });
    await page.goto(`${ORIGIN}/gallery/index.html?exhibit=${exhibit}&theme=${theme}`);
    await expect(page.locator('[data-ready]')).toBeAttached();
    if (whole) await expect(page.locator('.disclaimer')).toBeAttached();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page.locator(of)).toHaveScreenshot(`${nameOf(picture)}.png`);
  });
}
