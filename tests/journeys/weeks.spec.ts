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

/** The middle of a week's point, in pixels of the window. @param age a multiple of 10 @param column of the year, from 0 */
async function placeOf(page: Page, visitor: Visitor, age: number, column: number) {
  const tick = picture(visitor).getByText(String(age), { exact: true });
  await tick.evaluate((text) => text.scrollIntoView({ block: 'center' }));
  const [step, label, box] = [
    await pitch(page),
    await tick.boundingBox(),
    await picture(visitor).boundingBox(),
  ];
  if (!label || !box) throw new Error('The picture has no place on the page');
  const along = (column + 0.5) * step;
  return box.width > box.height
    ? { x: label.x + label.width / 2, y: box.y + along }
    : { x: box.x + box.width - 52 * step + along, y: label.y + label.height / 2 };
}

const LYING = 'Each column is a year of your life';
const STANDING = 'Each row is a year of your life';

for (const [width, height, hint] of [
  [360, 740, STANDING],
  [740, 360, LYING],
  [768, 1024, STANDING],
  [1024, 768, LYING],
  [1280, 800, LYING],
  [1920, 1080, LYING],
] as const) {
  test(`in a window of ${width} by ${height} pixels the results open with a sentence and the whole field`, {
    tag: width === 360 || width === 1280 ? [] : '@matrix',
  }, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.open();
    await visitor.visualize('1984-02-29', '84.04');
    const field = picture(visitor).locator('svg');
    await expect(
      section(visitor).getByText('You have lived 2,191 weeks. About 2,186 may lie ahead.'),
    ).toBeVisible();
    await expect(section(visitor).getByText(hint)).toBeVisible();
    const box = await field.boundingBox();
    if (!box) throw new Error('The field has no place on the page');
    expect(await pitch(page)).toBeGreaterThanOrEqual(4);
    // From the sentence to the line with its figure, in one screen.
    const head = await section(visitor).getByRole('heading', { name: 'Life in Weeks' }).boundingBox();
    const tall = box.y + box.height - (head?.y ?? 0);
    // On its side, a phone has room for the field alone.
    expect(height > 400 ? tall : box.height).toBeLessThanOrEqual(height - 64);
    const room = await page.locator('.weeks-room').evaluate((element) => element.clientWidth);
    if (width >= 1000) expect(box.width).toBeGreaterThan(room - 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // The last four hundredths of a year are no dot, but the line with its figure.
    await expect(picture(visitor).locator('text').last()).toHaveText('84');
    await picture(visitor).focus();
    await expect(tooltip(visitor)).toBeVisible();
    await page.keyboard.press('End');
    await expect(tooltip(visitor)).toContainText('Age 83, week 52');
  });
}

test('the weeks so far fill once for each submit, within 1.2 seconds', async ({ page, visitor }) => {
  await visitor.open();
  const filled = () => page.evaluate(() => document.documentElement.dataset['filled'] ?? '');
  await page.evaluate(() => {
    const root = document.documentElement;
    addEventListener('animationstart', ({ animationName, target }) => {
      if (!/^fill|^light/.test(animationName) || !(target instanceof Element)) return;
      const ends = target.getAnimations().map((each) => Number(each.effect?.getComputedTiming().endTime));
      root.dataset['filled'] = `${root.dataset['filled'] ?? ''}${animationName} ${Math.max(...ends)} `;
    });
  });
  await visitor.visualize();
  const field = page.locator('.weeks-field');
  await expect(field).not.toHaveAttribute('data-filling');
  expect(await filled()).toBe('fill-lying 1100 light-up 1100 ');
  await visitor.slider().fill('520');
  await visitor.button('Switch to light theme').click();
  await chooseActivities(visitor);
  await expect(field).not.toHaveAttribute('data-filling');
  expect(await filled()).toBe('fill-lying 1100 light-up 1100 ');
  await visitor.submit();
  await expect.poll(filled).toMatch(/light-up 1100 .*light-up 1100 $/);
});

test('nothing fills with reduced motion', async ({ page, visitor }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.open();
  await visitor.visualize();
  // What is to fill is marked, but nothing moves.
  await expect(page.locator('.weeks-field')).toHaveAttribute('data-filling', 'lying');
  for (const part of ['[data-tone="lived"]', '[data-marker="now-week"]']) {
    await expect(page.locator(`.weeks-field ${part}`)).toHaveCSS('animation-name', 'none');
  }
});

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

test('on a phone of 360 pixels the points are at least 4 pixels apart, and nothing scrolls sideways', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.open();
  for (const years of ['1', '84', '150']) {
    await visitor.visualize(years === '1' ? '2025-09-01' : '1984-02-29', years);
    expect(await pitch(page)).toBeGreaterThanOrEqual(4);
    await chooseActivities(visitor);
    expect(await pitch(page)).toBeGreaterThanOrEqual(4);
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
    // A life that lies has its years side by side, and the weeks of each from top to bottom.
    ['ArrowDown', 'Age 42, week 2: March 8 – 14, 2026 · ahead'],
    ['ArrowUp', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    // The last point of a year stands for the day or two that it has more than 52 weeks, too.
    ['ArrowUp', 'Age 41, week 52: February 21 – 28, 2026 · so far'],
    ['ArrowLeft', 'Age 40, week 52: February 20 – 28, 2025 · so far'],
    ['ArrowRight', 'Age 41, week 52: February 21 – 28, 2026 · so far'],
    ['ArrowDown', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    ['PageDown', 'Age 52, week 1: February 29 – March 6, 2036 · ahead'],
    ['PageUp', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    ['PageUp', 'Age 32, week 1: February 29 – March 6, 2016 · so far'],
    ['Home', 'Age 0, week 1: February 29 – March 6, 1984 · so far'],
    ['ArrowLeft', 'Age 0, week 1: February 29 – March 6, 1984 · so far'],
    ['End', 'Age 75, week 52: February 21 – 28, 2060 · ahead'],
    ['PageDown', 'Age 75, week 52: February 21 – 28, 2060 · ahead'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tooltip(visitor)).toHaveText(text);
  }
  await page.keyboard.press('Escape');
  await expect(tooltip(visitor)).toHaveCount(0);
  await expect(picture(visitor)).toBeFocused();
  // A life that stands has a year in each row.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(section(visitor).getByText(STANDING)).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(tooltip(visitor)).toContainText('Age 1, week 1');
  await page.keyboard.press('ArrowRight');
  await expect(tooltip(visitor)).toContainText('Age 1, week 2');
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

test('weeks by activities: names where there is room, numbers as in the legend elsewhere', async ({
  page,
  visitor,
}) => {
  const LONG = 'Walking the dog through the old town and along the river bank';
  await visitor.open();
  await visitor.addActivity(4, 'Reading', '0');
  await visitor.addActivity(5, LONG, '1');
  await visitor.visualize();
  await chooseActivities(visitor);
  const texts = picture(visitor).locator('svg > text.chart-label');
  const key = section(visitor).locator('.week-key li:has(.swatch)');
  const heads = async () => (await texts.allTextContents()).filter((text) => !/^\d\d|0$|^Age$/.test(text));
  // A life that lies has them beside its rows.
  expect(await heads()).toEqual(['Sleep', 'Work', 'Exercise', '5', 'Free Time']);
  await expect(key).toHaveText([`5${LONG}`]);
  const legend = await page.locator('.shares tbody tr').allInnerTexts();
  expect(legend[4]).toMatch(/^5\s*Walking/);
  // A life that stands has them above its columns, some of which are narrow.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(heads).toEqual(['Sleep', 'Work', '3', '5', '6']);
  await expect(key).toHaveText(['3Exercise', `5${LONG}`, '6Free Time']);
});

test('by activities, a year says what share of it goes where, and a week never does', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.addActivity(4, 'Chess', '1');
  await visitor.visualize();
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toHaveText('Age 42, week 1: March 1 – 7, 2026 · this week');
  await chooseActivities(visitor);
  // 8, 8, 1, 1 and 6 of 24 hours are 17.33, 17.33, 2.17, 2.17 and 13 of 52 weeks.
  const shares =
    'In a year of days like this: 18 weeks’ worth of Sleep, 17 of Work, 2 of Exercise, 2 of Chess, 13 of Free Time.';
  await expect(picture(visitor)).toHaveAccessibleName(new RegExp(`${shares}$`));
  await expect(picture(visitor)).toHaveAccessibleDescription(
    'Arrow keys move by a year, Page Up and Page Down by a decade.',
  );
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toHaveText(`Age 42: ${shares}`);
  for (const [key, age] of [
    ['ArrowDown', 43],
    ['ArrowRight', 44],
    ['PageUp', 34],
    ['End', 75],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tooltip(visitor)).toHaveText(`Age ${age}: ${shares}`);
  }
});

test('the description, the table and the chart have the same figures, today and with the slider moved', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize();
  await visitor.openEverything();
  // 15,341 days from 1984-02-29 to 2026-03-01 are 2,191 weeks and 4 days; 34 years of 52 weeks are 1,768.
  const line = 'The line at 76 is the life expectancy that you entered.';
  const today = `2,191 weeks so far, 1,768 ahead until 76. The bright dot is this week. ${line}`;
  const headline = section(visitor).locator('.headline');
  await expect(headline).toHaveText('You have lived 2,191 weeks. About 1,768 may lie ahead.');
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
  const later = `2,191 weeks so far, 520 from now until 52, 1,248 after that. ${line}`;
  await expect(headline).toHaveText('You have lived 2,191 weeks. About 1,768 may lie ahead.');
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
  await expect(section(visitor).locator('.headline')).toHaveText(
    // 181 days from 2025-09-01 are 25 weeks and 6 days; the weeks left count from the birthday.
    'You have lived 25 weeks. About 52 may lie ahead.',
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
  await expect(section(visitor).locator('.headline')).toHaveText(/^An average isn’t a limit/);
  await expect(picture(visitor)).toHaveAccessibleName(/^5,017 weeks so far, past the average of 57\.8\./);
  await expect(now).toHaveCount(1);
  await picture(visitor).focus();
  await page.keyboard.press('End');
  await expect(tooltip(visitor)).toHaveText('Age 96, week 9: February 26 – March 4, 2026 · this week');

  await visitor.visualize();
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toHaveText('Age 42, week 1: March 1 – 7, 2026 · this week');
});
