import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';
import { colorBy } from '../support/weeks.ts';
import { openExhibit } from './open-exhibit.ts';

/** A picture of the README. */
interface Picture {
  readonly name: string;
  readonly title: string;
  readonly theme: 'dark' | 'light';
  readonly viewport: { readonly width: number; readonly height: number };
  /** Pixels of the picture to one of the page. */
  readonly scale: number;
  /** After the page's address. */
  readonly path: '' | '#example' | 'ar/#example';
  /** Leads to what is shown. */
  readonly show?: (visitor: Visitor) => Promise<void>;
}

const PHONE = { viewport: { width: 390, height: 816 }, scale: 1.5 };

/**
 * Scrolls the life in weeks to the top of the window.
 * @param above pixels of the page above it, so many that the bar of the slider cuts nothing
 */
async function showWeeks(page: Page, above: number): Promise<void> {
  await page.locator('.life-in-weeks').evaluate((weeks, space) => {
    window.scrollBy({ top: Math.round(weeks.getBoundingClientRect().top) - space, behavior: 'instant' });
  }, above);
}

const PICTURES: readonly Picture[] = [
  {
    name: 'chapters',
    title: 'a life in chapters',
    theme: 'dark',
    viewport: { width: 1280, height: 890 },
    scale: 1,
    path: '#example',
    show: ({ page }) => showWeeks(page, 26),
  },
  {
    name: 'person',
    title: 'the weeks of one person',
    theme: 'light',
    viewport: { width: 960, height: 936 },
    scale: 1,
    path: '#example',
    show: async (visitor) => {
      await colorBy(visitor, 'People');
      await showWeeks(visitor.page, 28);
    },
  },
  {
    name: 'poster',
    title: 'a poster',
    theme: 'dark',
    viewport: { width: 840, height: 1188 },
    scale: 1,
    path: '#example',
    show: async (visitor) => {
      await visitor.button('Make a poster').click();
      await visitor.page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'phone-form',
    title: 'the form on a phone',
    theme: 'light',
    path: '',
    show: async (visitor) => {
      // The quote keeps another typeface if its own is late (`fonts.css`): it is here by the second time.
      await visitor.page.reload();
      await visitor.listening();
      // The page that is sent has the quote of the day on which it was built.
      await expect(visitor.page.locator('.quote')).toContainText('The supply of time');
    },
    ...PHONE,
  },
  {
    name: 'phone-results',
    title: 'the results on a phone',
    theme: 'dark',
    path: '#example',
    show: ({ page }) => showWeeks(page, 24),
    ...PHONE,
  },
  {
    name: 'phone-arabic',
    title: 'the results on a phone, in Arabic',
    theme: 'light',
    path: 'ar/#example',
    show: ({ page }) => showWeeks(page, 16),
    ...PHONE,
  },
];

test.skip(
  process.platform !== 'linux',
  'The pictures were drawn on Linux: letters look different elsewhere.',
);

test('the README shows the pictures that are compared', { tag: '@matrix' }, () => {
  const names = PICTURES.map(({ name }) => `${name}.png`).toSorted();
  const shown = Array.from(
    readFileSync('README.md', 'utf8').matchAll(/docs\/pictures\/([^")]+)/g),
    ([, file = '']) => file,
  );
  expect(shown.toSorted()).toEqual(names);
  expect(readdirSync('docs/pictures').toSorted()).toEqual(names);
});

for (const { name, title, theme, viewport, scale, path, show } of PICTURES) {
  test.describe(() => {
    test.use({ viewport, deviceScaleFactor: scale });

    test(`the README’s picture of ${title} shows the page as it is`, { tag: '@matrix' }, async ({
      page,
      visitor,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.goto(path || './');
      if (path) await expect(page.locator('#results .disclaimer')).toBeAttached();
      else await visitor.listening();
      await page.waitForLoadState('networkidle');
      await show?.(visitor);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect(page).toHaveScreenshot(['docs', 'pictures', `${name}.png`]);
    });
  });
}

test('the preview image for links shows the example as it is drawn', { tag: '@matrix' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openExhibit(page, { exhibit: 'social-preview', theme: 'dark' });
  await expect(page.locator('.social-preview')).toHaveScreenshot(['public', 'social-preview.png']);
});
