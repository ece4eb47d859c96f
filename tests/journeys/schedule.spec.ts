import type { Locator, Page } from '@playwright/test';
import { expect, test, Visitor } from '../support/test.ts';
import { playWorldBank } from '../support/world-bank.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const WORKED = '8 hours × 5 days a week, 22 to 65';

/** Someone aged 36, with a life expectancy of 84. */
const visualizeAt36 = (visitor: Visitor) => visitor.visualize('1989-11-21', '84');

/** The line about working years under the weeks. */
const workLine = (visitor: Visitor) => visitor.section('Life in Weeks').locator('.schedule-line');

/** The button there that counts them. */
const countIn = (line: Locator) => line.getByRole('button', { name: 'Count 5 days a week, 22 to 65' });

/** The button in an activity's row that says when it happens. */
const whenOf = (page: Page, position: number) => page.locator(`#activity-${position}-when`);

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0;

test('one tap under the weeks counts the working years, and can be undone', {
  tag: '@smoke',
}, async ({ page, visitor }) => {
  await visitor.open();
  await visualizeAt36(visitor);
  const line = workLine(visitor);
  await expect(line).toContainText('Work counts every day since birth.');
  const count = countIn(line);
  await count.focus();
  const place = () => topOf(line.getByRole('button').first());
  const before = await place();

  await count.press('Enter');
  const undo = line.getByRole('button', { name: 'Undo changing Work', exact: true });
  await expect(undo).toBeFocused();
  expect(Math.abs((await place()) - before)).toBeLessThan(5);
  await expect(visitor.card('Work')).toContainText(WORKED);
  await expect(whenOf(page, 2)).toHaveText('5 days · 22 to 65');
  // At 22 to 65: 8 × 7 + 8 × 5 + 1 × 7.
  await expect(page.locator('#total-hours')).toHaveText('Fullest week: 103 of 168 hours');

  await undo.press('Enter');
  await expect(count).toBeFocused();
  await expect(line).toContainText('Work counts every day since birth.');
  await expect(visitor.card('Work')).toContainText('12.0 years so far');
  await expect(whenOf(page, 2)).toHaveText('Every day');
});

test('each of the three is changed in place: days at once, ages on Enter or once their field is left', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visualizeAt36(visitor);
  const line = workLine(visitor);
  await countIn(line).click();
  const days = line.getByLabel('Work days a week');
  await days.focus();
  await days.selectOption('4');
  // 14 × 4/7 × 8/24.
  await expect(visitor.card('Work')).toContainText('2.7 years so far');
  await expect(days).toBeFocused();

  const from = line.getByLabel('Work from age or year');
  await from.fill('2007');
  await expect(line).toContainText('8 hours × 4 days, 18 to 65: 3.4 years so far');
  await expect(visitor.card('Work')).toContainText('2.7 years so far');
  await from.press('Tab');
  const until = line.getByLabel('Work until age or year');
  await expect(until).toBeFocused();
  await page.keyboard.type('at age 30');
  // 18 × 4/7 × 8/24.
  await expect(visitor.card('Work')).toContainText('3.4 years so far');
  await expect(from).toHaveValue('2007');
  await expect(until).toHaveValue('at age 30');
  await until.press('Enter');
  // 12 × 4/7 × 8/24.
  await expect(visitor.card('Work')).toContainText('2.3 years so far');
  await expect(whenOf(page, 2)).toHaveText('4 days · 18 to 30');

  await until.fill('17');
  await until.press('Enter');
  await expect(until).toHaveAccessibleDescription('The end has to be later than the beginning.');
  await expect(visitor.card('Work')).toContainText('8 hours × 4 days a week, 18 to 30');
  await until.press('Escape');
  const opener = line.getByRole('button', { name: 'Work: 4 days · 18 to 30', exact: true });
  await expect(opener).toBeFocused();
  await expect(until).toHaveCount(0);
  await expect(whenOf(page, 2)).toHaveText('4 days · 18 to 30');
  await line.getByRole('button', { name: /^Undo/ }).click();
  await expect(visitor.card('Work')).toContainText('3.4 years so far');
});

test('working years are not offered to the parents of a child, and are at 18', async ({ visitor }) => {
  await visitor.open();
  await visitor.visualize('2012-01-01', '84');
  await expect(
    visitor.card('Work').getByRole('button', { name: 'Set days and ages for Work' }),
  ).toBeVisible();
  await expect(workLine(visitor)).toHaveCount(0);
  await visitor.visualize('2008-01-01', '84');
  await countIn(workLine(visitor)).click();
  await expect(visitor.card('Work')).toContainText('8 hours × 5 days a week, 22 to 65');
});

test('working years set in the card are in the saved form and the link', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Remember on this device').check();
  await visualizeAt36(visitor);
  const card = visitor.card('Work');
  await expect(card).toContainText('Work counts every day since birth.');
  await visitor.button('Work: Count 5 days a week, 22 to 65').click();
  await expect(card).toContainText('3.3 years so far');
  await expect(card.getByRole('button', { name: 'Undo changing Work' })).toBeFocused();
  await visitor.button('Copy link').click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.reload();
  await visitor.listening();
  await expect(card).toContainText('3.3 years so far');
  await visitor.openForm();
  await expect(whenOf(page, 2)).toHaveText('5 days · 22 to 65');

  const browser = page.context().browser();
  if (!browser) throw new Error('There is no other browser');
  const other = new Visitor(await (await browser.newContext()).newPage());
  await playWorldBank(other.page);
  await other.page.goto(link);
  await expect(other.card('Work')).toContainText('3.3 years so far');
  await expect(other.page.locator('.schedule-line')).toHaveCount(0);
  await other.page.context().close();
});

test('in a card, the fields get the focus, Escape closes them, and a week that is too full is not applied', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.field('Activity 2 hours per day').fill('15');
  await visualizeAt36(visitor);
  const card = visitor.card('Exercise');
  const opener = card.getByRole('button', { name: 'Set days and ages for Exercise' });
  await opener.click();
  const days = card.getByLabel('Exercise days a week');
  await expect(days).toBeFocused();
  await card.getByLabel('Exercise from age or year').fill('30');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(days).toHaveCount(0);
  await expect(whenOf(page, 3)).toHaveText('Every day');

  await opener.click();
  const until = card.getByLabel('Exercise until age or year');
  await until.fill('0');
  await until.press('Enter');
  await expect(until).toHaveAccessibleDescription('The end has to be later than the beginning.');
  await until.fill('');
  await card.getByLabel('Exercise from age or year').fill('age 22');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('1 hour every day, from 22');
  await expect(whenOf(page, 3)).toHaveText('from 22');
});

test('a row of the form opens its own days and ages, keeps what is typed, and Escape returns to its button', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.fillPerson('1989-11-21', '84');
  const opener = whenOf(page, 2);
  await expect(opener).toHaveAccessibleName('Activity 2 days and ages: Every day');
  await opener.click();
  const days = visitor.field('Activity 2 days a week');
  await expect(days).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(visitor.field('Activity 2 from age or year')).toHaveAttribute('placeholder', 'such as 22');
  await days.selectOption('5');
  await visitor.field('Activity 2 from age or year').fill('22');
  await visitor.field('Activity 2 until age or year').fill('65');
  await expect(
    page.getByText('8 hours × 5 days, 22 to 65: 3.3 years so far, 6.9 ahead').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(days).toHaveCount(0);
  await expect(opener).toHaveAccessibleName('Activity 2 days and ages: 5 days · 22 to 65');

  await opener.click();
  await expect(visitor.field('Activity 2 until age or year')).toHaveValue('65');
  // One at a time.
  await whenOf(page, 3).click();
  await expect(visitor.field('Activity 3 days a week')).toBeFocused();
  await expect(days).toHaveCount(0);
  await visitor.button('Close').click();
  await expect(whenOf(page, 3)).toBeFocused();
  await expect(visitor.field('Activity 3 days a week')).toHaveCount(0);
});

test('problems of days and ages are shown at their fields, and a week that is too full names the ages', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.fillPerson('1989-11-21', '84');
  const until = visitor.field('Activity 2 until age or year');
  await whenOf(page, 2).click();
  await visitor.field('Activity 2 from age or year').fill('22');
  await until.fill('soon');
  await page.keyboard.press('Escape');
  await expect(until).toHaveCount(0);
  await expect(whenOf(page, 2)).toHaveText('Days and ages');
  await visitor.submit();
  for (const [entered, message] of [
    ['soon', 'Enter a whole age from 0 to 150, such as 22, or a year, such as 2012.'],
    ['1988', 'This year is before your birth.'],
    ['22', 'The end has to be later than the beginning.'],
  ] as const) {
    await until.fill(entered);
    await visitor.submit();
    await expect(visitor.problems()).toBeFocused();
    await page.getByRole('link', { name: `Activity 2: ${message}` }).click();
    await expect(until).toBeFocused();
    await expect(until).toHaveAttribute('aria-invalid', 'true');
    await expect(until).toHaveAccessibleDescription(message);
  }

  // The fields stay while they have the focus.
  await until.fill('30');
  await expect(visitor.problems()).toHaveCount(0);
  await expect(until).toBeFocused();
  await visitor.field('Activity 2 hours per day').fill('20');
  await visitor.submit();
  const tooFull = 'From age 22 to 30, your activities take 203 hours a week; a week has 168.';
  await expect(visitor.problems()).toContainText(tooFull);
  await expect(visitor.field('Activity 2 hours per day')).toHaveAccessibleDescription(tooFull);
  await expect(visitor.toast()).toContainText(tooFull);

  await visitor.field('Activity 2 days a week').selectOption('5');
  await expect(visitor.problems()).toHaveCount(0);
  await visitor.submit();
  await expect(visitor.results()).toBeVisible();
});

for (const { path, from, until, when } of [
  { path: 'de/', from: 'mit 22', until: 'im Alter von 65 Jahren', when: '22 bis 65' },
  { path: 'ja/', from: '22歳', until: '令和37年', when: '22〜\u206065歳' },
  { path: 'ar/', from: 'سن ٢٢', until: 'عام 2055', when: 'من 22 إلى 65' },
]) {
  test(`ages are read in words: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('#birthdate')).toHaveAttribute('max', /./);
    await page.locator('#birthdate').fill('1990-05-15');
    await whenOf(page, 2).click();
    await page.locator('#activity-2-from').fill(from);
    await page.locator('#activity-2-until').fill(until);
    await page.keyboard.press('Escape');
    await expect(whenOf(page, 2)).toHaveText(when);
  });
}
