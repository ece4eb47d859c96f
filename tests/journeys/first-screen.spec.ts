import type { Locator, Page } from '@playwright/test';
import { listWholeFolders } from '../../scripts/words/languages.ts';
import { setTextSize } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

/** English, and the one with the longest words. */
const EVERY_TIME = new Set(['en', 'de']);

/** The picture of a life above the form, with its sentence and its key. */
const preview = (page: Page) => page.locator('.life-preview');

async function expectInWindow(page: Page, parts: readonly Locator[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (const part of parts) {
    const box = await part.boundingBox();
    expect(box?.y ?? -1, `${String(part)} starts in the window`).toBeGreaterThanOrEqual(0);
    const end = (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY);
    expect(end, `${String(part)} ends in the window`).toBeLessThanOrEqual(height);
  }
}

test('the first screen has a life and the first field', async ({ page, visitor }) => {
  await visitor.open();
  await expect(page.locator('.quote')).toContainText(/./);
  for (const [width, height] of [
    [320, 740],
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectInWindow(page, [
      page.locator('.quote'),
      preview(page).locator('.life-headline'),
      preview(page).locator('svg'),
      preview(page).locator('figcaption'),
      visitor.field('Birthdate'),
    ]);
    const picture = await preview(page).locator('svg').boundingBox();
    expect(picture?.height).toBeGreaterThanOrEqual(64);
  }
  // A row more would not fit.
  await page.setViewportSize({ width: 1280, height: 840 });
  await expectInWindow(page, [visitor.button('Visualize My Life')]);
});

/** The names of the example's chapters that are cut, or over another one. */
const hiddenNames = (page: Page) =>
  preview(page)
    .getByRole('listitem')
    .evaluateAll((names) => {
      const texts = names.map((name) => name.firstElementChild?.getBoundingClientRect() ?? new DOMRect());
      const isOver = (one: DOMRect, other: DOMRect) =>
        one !== other && one.top === other.top && one.left < other.right && other.left < one.right;
      return names
        .filter(
          ({ scrollWidth, clientWidth }, index) =>
            scrollWidth > clientWidth || texts.some((other) => isOver(texts[index] ?? new DOMRect(), other)),
        )
        .map((name) => name.textContent);
    });

for (const folder of listWholeFolders()) {
  test(`of a phone’s first 700 pixels, the birthdate is in sight, and nothing that is typed moves it: ${folder}`, {
    tag: EVERY_TIME.has(folder) ? [] : '@matrix',
  }, async ({ page }) => {
    await page.goto(folder === 'en' ? './' : `./${folder}/`);
    await expect(page.locator('.quote')).toContainText(/./);
    await page.evaluate(() => document.fonts.ready);
    const birthdate = page.locator('#birthdate');
    const typed = async (date: string, years: string) => {
      await birthdate.fill(date);
      await page.locator('#manual').setChecked(years !== '');
      if (years) await page.locator('#life-expectancy').fill(years);
    };
    const windows = [320, 360, 390, 761, 1121, 1280];
    const findTops = async () => {
      const tops = [];
      for (const width of windows) {
        await page.setViewportSize({ width, height: 844 });
        expect(await hiddenNames(page), `${width} pixels`).toEqual([]);
        tops.push(await birthdate.evaluate((field) => field.getBoundingClientRect().top + scrollY));
      }
      return tops;
    };
    const tops = await findTops();
    expect(tops[2]).toBeLessThanOrEqual(700 - 48);
    for (const [date, years] of [
      // A newborn; one far from life expectancy, with and without it; close to it; long past it.
      ['2026-02-20', '150'],
      ['1990-05-15', ''],
      ['1990-05-15', '84'],
      ['1943-05-15', '84'],
      ['1900-05-15', '84'],
    ] as const) {
      await typed(date, years);
      expect(await findTops(), `${date}, ${years} years`).toEqual(tops);
    }
  });
}

test('as soon as birthdate and years are there, a phone’s window has the form’s button until its place', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.open();
  const button = visitor.button('Visualize My Life');
  const inWindow = () => button.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);
  expect(await inWindow()).toBe(false);
  await visitor.field('Birthdate').fill('1984-02-29');
  expect(await inWindow()).toBe(false);
  await visitor.chooseCountry('Japan');
  expect(await inWindow()).toBe(true);
  // What has the focus is above it.
  for (const field of [visitor.field('Activity 3 name'), visitor.field('Activity 1 name')]) {
    await field.focus();
    const ends = await field.evaluate((element) => element.getBoundingClientRect().bottom);
    const begins = await button.evaluate((element) => element.getBoundingClientRect().top);
    expect(ends).toBeLessThanOrEqual(begins);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('Everything stays on your device')).toBeInViewport();
  const [hint, place] = await Promise.all([page.locator('#privacy').boundingBox(), button.boundingBox()]);
  expect(place?.y).toBeGreaterThan((hint?.y ?? 0) + (hint?.height ?? 0));

  await page.evaluate(() => scrollTo(0, 0));
  for (const [width, height] of [
    [761, 600],
    [390, 490],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await inWindow(), `${width} by ${height}`).toBe(false);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 19);
  expect(await inWindow()).toBe(true);
  await setTextSize(page, 20);
  expect(await inWindow()).toBe(false);
  await setTextSize(page, 16);
  // A message is never under it.
  await visitor.field('Activity 1 hours per day').fill('20');
  await button.click();
  await expect(visitor.problems()).toBeFocused();
  expect(await inWindow()).toBe(false);
});
