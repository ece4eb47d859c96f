import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

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

for (const [width, height] of [
  [320, 740],
  [360, 740],
  [1280, 800],
] as const) {
  test(`the first screen, ${width} by ${height}, has a life and the first field`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height });
    await visitor.open();
    await expect(page.locator('.quote')).toContainText(/./);
    await expectInWindow(page, [
      page.locator('.quote'),
      preview(page).locator('p'),
      preview(page).locator('svg'),
      preview(page).locator('figcaption'),
      visitor.field('Birthdate'),
    ]);
    const picture = await preview(page).locator('svg').boundingBox();
    expect(picture?.height).toBeGreaterThanOrEqual(64);
  });
}

test('the first screen, 1440 by 800, has the whole form up to its button', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await visitor.open();
  await expectInWindow(page, [visitor.button('Visualize My Life')]);
});

test('the life before the form is the example’s, then the visitor’s, with each entry', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  const sentence = preview(page).locator('p');
  const key = preview(page).locator('figcaption');
  // Born on 15 May 1990, seen on 1 March 2026: 35 × 12 + 9 months, of 82.108 × 12.
  await expect(sentence).toHaveText('429 months lived, about 556 ahead.');
  await expect(key).toContainText('An example: someone born in 1990 in Canada (82 years · World Bank 2024).');
  const placeInPage = async () =>
    ((await visitor.field('Birthdate').boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY));
  const place = await placeInPage();

  await visitor.field('Birthdate').fill('1984-02-29');
  await expect(sentence).toHaveText('504 months behind you.');
  await expect(key).toContainText('Choose a country');
  await visitor.chooseCountry('Japan');
  // 84.5 × 12 = 1,014
  await expect(sentence).toHaveText('504 months behind you, about 510 ahead.');
  await visitor.enterLifeExpectancy('40');
  await expect(sentence).toHaveText('504 months behind you, 24 beyond life expectancy.');
  await expect(key).toContainText('Life expectancy isn’t a limit.');
  // A year that is only half typed.
  await visitor.field('Birthdate').fill('0198-02-28');
  await expect(sentence).toHaveText('A life of about 480 months.');
  await visitor.field('Birthdate').fill('2026-02-28');
  await expect(sentence).toHaveText('Less than a month behind you, about 480 ahead.');
  expect(await placeInPage(), 'the form stays where it is').toBe(place);
});

test('the hours of the day color the months', async ({ page, visitor }) => {
  await visitor.open();
  const bands = preview(page).locator('g rect');
  const heights = () => bands.evaluateAll((all) => all.map((band) => Number(band.getAttribute('height'))));
  // Free time as the ground, then 8, 8 and 1 of 24 hours.
  await expect.poll(heights).toEqual([108, 36, 36, 4.5]);
  await visitor.field('Activity 3 hours per day').fill('4');
  await expect.poll(heights).toEqual([108, 36, 36, 18]);
  await visitor.field('Activity 3 hours per day').fill('1e308');
  expect(await preview(page).innerHTML()).not.toMatch(/NaN|Infinity|="-/);
});
