import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';

const section = (visitor: Visitor) => visitor.section('Life in Weeks');
const picture = (visitor: Visitor) => section(visitor).getByRole('application');
const tooltip = (visitor: Visitor) => section(visitor).getByRole('tooltip');
const chooseActivities = (visitor: Visitor) => visitor.field('Activity').check();
const rows = (visitor: Visitor) => section(visitor).getByRole('row');

/** From one point of the picture to the next, in pixels. */
const pitch = (page: Page) =>
  page
    .locator('.weeks-picture path')
    .first()
    .evaluate((path) => Number(path.getAttribute('stroke-dasharray')?.split(' ')[1]));

/** The middle of a week's point, in pixels of the window. @param column of the year, from 0 */
async function placeOf(page: Page, visitor: Visitor, age: number, column: number) {
  const tick = picture(visitor).getByText(String(age), { exact: true });
  await tick.evaluate((text) => text.scrollIntoView({ block: 'center' }));
  const [step, label, box] = [
    await pitch(page),
    await tick.boundingBox(),
    await picture(visitor).boundingBox(),
  ];
  if (!label || !box) throw new Error('The picture has no place on the page');
  const left = box.x + box.width - 52 * step;
  return { x: left + (column + 0.5) * step, y: label.y + label.height / 2 };
}

test('at most 60 elements draw a life of 1, 84 or 150 years, by time and by five activities', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  const expectFew = async () => {
    const elements = await page.locator('.weeks-picture .chart-cursor *').count();
    expect(elements).toBeGreaterThan(5);
    expect(elements).toBeLessThanOrEqual(60);
  };
  await visitor.open();
  await visitor.addActivity(4, 'Reading', '1');
  await visitor.addActivity(5, 'Chess', '0.5');
  for (const [birthdate, years] of [
    ['2025-09-01', '1'],
    ['1984-02-29', '84'],
    ['1984-02-29', '150'],
  ] as const) {
    await visitor.visualize(birthdate, years);
    await visitor.field('Time').check();
    await expectFew();
    await visitor.slider().fill('52');
    await expectFew();
    await chooseActivities(visitor);
    await picture(visitor).focus();
    await expect(tooltip(visitor)).toBeVisible();
    await expectFew();
  }
});

test('on a phone of 360 pixels the points are at least 5 pixels apart, and nothing scrolls sideways', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.open();
  for (const years of ['1', '84', '150']) {
    await visitor.visualize(years === '1' ? '2025-09-01' : '1984-02-29', years);
    expect(await pitch(page)).toBeGreaterThanOrEqual(5);
    await chooseActivities(visitor);
    expect(await pitch(page)).toBeGreaterThanOrEqual(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('keys move by weeks, years, decades and to both ends, with tooltips of age and dates', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize();
  await picture(visitor).focus();
  // In 2026 there is no 29 February: the birthday is the day after. In leap years it is the day itself.
  await expect(tooltip(visitor)).toHaveText('Age 42, week 1: March 1 – 7, 2026 · this week');
  for (const [key, text] of [
    ['ArrowRight', 'Age 42, week 2: March 8 – 14, 2026 · ahead'],
    ['ArrowLeft', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    // The last point of a row stands for the day or two that a year has more than 52 weeks, too.
    ['ArrowLeft', 'Age 41, week 52: February 21 – 28, 2026 · so far'],
    ['ArrowUp', 'Age 40, week 52: February 20 – 28, 2025 · so far'],
    ['ArrowDown', 'Age 41, week 52: February 21 – 28, 2026 · so far'],
    ['ArrowRight', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    ['PageDown', 'Age 52, week 1: February 29 – March 6, 2036 · ahead'],
    ['PageUp', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    ['PageUp', 'Age 32, week 1: February 29 – March 6, 2016 · so far'],
    ['Home', 'Age 0, week 1: February 29 – March 6, 1984 · so far'],
    ['ArrowUp', 'Age 0, week 1: February 29 – March 6, 1984 · so far'],
    ['End', 'Age 75, week 52: February 21 – 28, 2060 · ahead'],
    ['PageDown', 'Age 75, week 52: February 21 – 28, 2060 · ahead'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tooltip(visitor)).toHaveText(text);
  }
  await page.keyboard.press('Escape');
  await expect(tooltip(visitor)).toHaveCount(0);
  await expect(picture(visitor)).toBeFocused();
});

test('a pointer on a week opens its tooltip after 700 ms, can move onto it, and Escape closes it', async ({
  page,
  visitor,
}) => {
  // Without a smooth scroll under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.open();
  await visitor.visualize();
  const { x, y } = await placeOf(page, visitor, 10, 19);
  await visitor.stopTheClock();
  await page.mouse.move(x, y);
  await visitor.letPass(690);
  await expect(tooltip(visitor)).toHaveCount(0);
  await visitor.letPass(20);
  // 19 weeks after 1994-03-01 are 133 days: 30 of March, 30, 31 and 30 of the months after, 12 of July.
  await expect(tooltip(visitor)).toHaveText('Age 10, week 20: July 12 – 18, 1994 · so far');
  const box = await tooltip(visitor).boundingBox();
  if (!box) throw new Error('The tooltip has no place on the page');
  for (const height of [y - 4, y - 8, box.y + box.height - 4, box.y + 8]) {
    await page.mouse.move(x, height);
    await visitor.letPass(20);
  }
  await visitor.letPass(5000);
  await expect(tooltip(visitor)).toHaveText('Age 10, week 20: July 12 – 18, 1994 · so far');
  await page.keyboard.press('Escape');
  await expect(tooltip(visitor)).toHaveCount(0);
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap on a week opens its tooltip at once', async ({ page, visitor }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.open();
    await visitor.visualize();
    const { x, y } = await placeOf(page, visitor, 10, 19);
    await visitor.stopTheClock();
    await page.touchscreen.tap(x, y);
    // The tap arrives asynchronously; the tooltip then needs no delay.
    await expect(async () => {
      await visitor.letPass(1);
      await expect(tooltip(visitor)).toHaveText('Age 10, week 20: July 12 – 18, 1994 · so far', {
        timeout: 100,
      });
    }).toPass({ timeout: 5000 });
  });
});

test('weeks by activities: runs of columns, numbered as in the legend', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.addActivity(4, 'Reading', '0');
  await visitor.addActivity(5, 'Chess', '1');
  await visitor.visualize();
  const heads = picture(visitor).locator('svg > text.chart-label');
  await expect(heads.filter({ hasText: 'week' })).toHaveText(['week 1', 'week 52']);
  await chooseActivities(visitor);
  const numbersOf = (texts: readonly string[]) => texts.map((text) => /^\d/.exec(text.trim())?.[0]);
  const rings = await page.locator('.shares-pie .chart-number').allTextContents();
  const key = await section(visitor).locator('.week-key li:has(.swatch)').allInnerTexts();
  const legend = await page.locator('.legend tbody tr').allInnerTexts();
  expect(numbersOf(key)).toEqual(['1', '2', '3', '5', '6']);
  expect(numbersOf(rings)).toEqual(['1', '2', '3', '5', '6']);
  expect(numbersOf(legend)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(legend[4]).toContain('Chess');
  expect(key[3]).toContain('Chess');
  // Over the columns, from left to right.
  const over = await heads.evaluateAll((texts) =>
    texts
      .filter((text) => text.getAttribute('text-anchor') === 'middle')
      .map((text) => [Number(text.getAttribute('x')), text.textContent] as const),
  );
  expect(over.map(([, text]) => text)).toEqual(['1', '2', '3', '5', '6']);
  expect(over.map(([x]) => x)).toEqual(over.map(([x]) => x).toSorted((one, other) => one - other));
  // 8, 8, 1, 1 and 6 of 24 hours are 17.33, 17.33, 2.17, 2.17 and 13 of 52 columns.
  await expect(picture(visitor)).toHaveAccessibleName(
    /In a year of days like this: 18 weeks’ worth of Sleep, 17 of Work, 2 of Exercise, 2 of Chess, 13 of Free Time\.$/,
  );
  // A single week has no activity, whatever the color of its dot.
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toHaveText('Age 42, week 1: March 1 – 7, 2026 · this week');
});

test('the description, the table and the chart have the same figures, today and with the slider moved', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize();
  await visitor.openEverything();
  // 15,341 days from 1984-02-29 to 2026-03-01 are 2,191 weeks and 4 days; 34 years of 52 weeks are 1,768.
  const today = '2,191 weeks so far, 1,768 ahead until 76. The bright dot is this week.';
  await expect(section(visitor).locator('.sentence')).toHaveText(today);
  await expect(picture(visitor)).toHaveAccessibleName(today);
  await expect(rows(visitor)).toHaveText([
    'WeeksSo farAhead',
    'All weeks2,1911,768',
    'Sleep730589',
    'Work730589',
    'Exercise9174',
    'Free Time639516',
  ]);
  await expect(page.locator('[data-marker="projected-week"]')).toHaveCount(0);
  await visitor.slider().fill('520');
  const later = '2,191 weeks so far, 520 from now until 52, 1,248 after that.';
  await expect(section(visitor).locator('.sentence')).toHaveText(later);
  await expect(picture(visitor)).toHaveAccessibleName(later);
  await expect(rows(visitor)).toHaveText([
    'WeeksSo farUp to age 52Ahead',
    'All weeks2,1915201,248',
    'Sleep730173416',
    'Work730173416',
    'Exercise912252',
    'Free Time639152364',
  ]);
  await expect(page.locator('[data-marker="projected-week"]')).toHaveCount(1);
  await expect(page.locator('.weeks-picture [data-tone]')).toHaveCount(3);
});

test('a life past the average ends with this week; lives of 1 and 150 years are complete; the focus starts at this week', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  const now = page.locator('[data-marker="now-week"]');
  await visitor.open();
  await visitor.visualize('2025-09-01', '1');
  await expect(section(visitor).locator('.sentence')).toHaveText(
    // 181 days from 2025-09-01 are 25 weeks and 6 days; the weeks left count from the birthday.
    '25 weeks so far, 52 ahead until 1. The bright dot is this week.',
  );
  await expect(now).toHaveCount(1);
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toHaveText('Age 0, week 26: February 23 – March 1, 2026 · this week');
  await page.keyboard.press('End');
  await expect(tooltip(visitor)).toHaveText('Age 0, week 52: August 24 – 31, 2026 · ahead');

  await visitor.visualize('1984-02-29', '150');
  await picture(visitor).focus();
  await page.keyboard.press('End');
  // 2134-02-28 is the day before the birthday of a year without 29 February.
  await expect(tooltip(visitor)).toHaveText('Age 149, week 52: February 21 – 28, 2134 · ahead');
  await expect(picture(visitor).getByText('140', { exact: true })).toBeVisible();

  await visitor.visualize('1930-01-01', '57.8');
  // 35,123 days from 1930-01-01 are 5,017 weeks and 4 days.
  await expect(section(visitor).locator('.sentence')).toContainText(
    '5,017 weeks so far, past the average of 57.8.',
  );
  await expect(now).toHaveCount(1);
  await picture(visitor).focus();
  await page.keyboard.press('End');
  await expect(tooltip(visitor)).toHaveText('Age 96, week 9: February 26 – March 4, 2026 · this week');

  await visitor.visualize();
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toHaveText('Age 42, week 1: March 1 – 7, 2026 · this week');
});
