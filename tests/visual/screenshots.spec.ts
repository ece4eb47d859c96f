import { readdirSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { openExhibit, type ShownExhibit } from './open-exhibit.ts';

/** A stored picture to compare with: an exhibit of the gallery at a screen width. */
interface Picture extends ShownExhibit {
  /** Pixels. */
  readonly width: 360 | 768 | 1280;
  /** An element over the page, where that is the picture. */
  readonly of?: string;
  /** Whether it is of all results, which are longer than a screen and load later. */
  readonly whole?: true;
}

/**
 * Every kind of drawing and of control, both themes, wide and narrow, with the states that are hardest to draw; and what
 * differs most where the page reads from right to left. Only in letters that the page's own typefaces have, as others look
 * different on every machine, and in Arabic ones, whose typefaces `provideFonts` installs.
 */
const PICTURES: readonly Picture[] = [
  { exhibit: 'buttons', theme: 'dark', width: 360 },
  { exhibit: 'toast-bad', theme: 'light', width: 360, of: '.toast' },
  { exhibit: 'picker-list', theme: 'dark', width: 360, of: 'dialog[open]' },
  { exhibit: 'form-wrong', theme: 'dark', width: 360 },
  { exhibit: 'form-five', theme: 'light', width: 1280 },
  { exhibit: 'rings', theme: 'light', width: 1280 },
  { exhibit: 'bars', theme: 'dark', width: 768 },
  { exhibit: 'life-lines', theme: 'light', width: 768 },
  { exhibit: 'timeline-tooltip', theme: 'dark', width: 360 },
  { exhibit: 'projections-long', theme: 'light', width: 360 },
  { exhibit: 'weeks-by-activities-five', theme: 'dark', width: 360 },
  { exhibit: 'weeks-chapters', theme: 'light', width: 1280 },
  { exhibit: 'entries', theme: 'dark', width: 360 },
  { exhibit: 'chapter-editor', theme: 'light', width: 1280 },
  { exhibit: 'moment-marks', theme: 'dark', width: 360 },
  { exhibit: 'survival-36', theme: 'dark', width: 1280 },
  { exhibit: 'population-36', theme: 'light', width: 360 },
  { exhibit: 'people-example', theme: 'dark', width: 360 },
  { exhibit: 'image-moved', theme: 'light', width: 1280, of: '.results-image' },
  { exhibit: 'picture-a4-moments', theme: 'light', width: 1280, of: '.poster' },
  { exhibit: 'form-filled', language: 'ar', theme: 'light', width: 360 },
  { exhibit: 'results-moved', language: 'ar', theme: 'dark', width: 360, whole: true },
  { exhibit: 'results-moved', language: 'ar', theme: 'light', width: 1280, whole: true },
  { exhibit: 'image-moved', language: 'ar', theme: 'light', width: 1280, of: '.results-image' },
];

/** So high that the slider is in its place, and not at the edge of the screen; less than all results. */
const WHOLE_HEIGHT = 4000;

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

const nameOf = ({ exhibit, language, theme, width }: Picture) =>
  `${[exhibit, ...(language ? [language] : []), theme, width].join('-')}.png`;

test('the stored screenshots are those that are compared', { tag: '@matrix' }, () => {
  expect(readdirSync('tests/visual/stored').toSorted()).toEqual(PICTURES.map(nameOf).toSorted());
});

for (const picture of PICTURES) {
  const { exhibit, language = 'en', theme, width, whole = false, of = '[data-exhibit]' } = picture;
  const where = language === 'en' ? '' : `in ${language}, `;
  test(`${exhibit} matches its stored screenshot, ${where}${theme}, ${width} pixels wide`, {
    tag: '@matrix',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: whole ? WHOLE_HEIGHT : 800 });
    await openExhibit(page, picture);
    if (whole) await expect(page.locator('.disclaimer')).toBeAttached();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page.locator(of)).toHaveScreenshot(nameOf(picture));
  });
}
