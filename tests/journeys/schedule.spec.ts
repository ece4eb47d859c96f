import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Someone aged 36, with a life expectancy of 84. */
const BORN = '1989-11-21';
const YEARS = '84';

/** The button in an activity's row that says when it happens. */
const whenOf = (page: Page, position: number) => page.locator(`#activity-${position}-when`);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Days and ages: Work' });
const days = (visitor: Visitor) => visitor.field('Days a week');
const from = (visitor: Visitor) => visitor.field('From age or year');
const until = (visitor: Visitor) => visitor.field('Until age or year');

test('one tap counts the working years, also in link and saved form', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Remember on this device').check();
  await visitor.visualize(BORN, YEARS);
  const card = visitor.card('Work');
  await expect(card).toContainText('Counted every day since birth.');
  const offer = card.getByRole('button', { name: 'Work: 5 days a week, 22 to 65' });
  await offer.focus();
  const before = await offer.boundingBox();
  await page.keyboard.press('Enter');
  const when = card.getByRole('button', {
    name: 'Change days and ages for Work: 8 hours × 5 days a week, 22 to 65',
  });
  await expect(when).toBeFocused();
  await expect(card).toContainText('3.3 years so far');
  await expect(whenOf(page, 2)).toHaveText('5 days · 22 to 65');
  // At 22 to 65: 8 × 7 + 8 × 5 + 1 × 7.
  await expect(page.locator('#total-hours')).toHaveText('Fullest week: 103 of 168 hours');
  // Runs what would scroll to new results, after 100 ms.
  await page.clock.runFor(150);
  expect(Math.abs(((await when.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(5);
  await visitor.copyLink();
  await expect(page.getByText('Link copied.')).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.reload();
  await visitor.listening();
  await expect(card).toContainText('3.3 years so far');
  await visitor.openForm();
  await expect(whenOf(page, 2)).toHaveText('5 days · 22 to 65');

  await page.goto('about:blank');
  await page.goto(link);
  await expect(card).toContainText('8 hours × 5 days a week, 22 to 65');
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('from a card, days and ages that fit apply at once, and one press undoes them', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize(BORN, YEARS);
  const card = visitor.card('Exercise');
  const opener = card.getByRole('button', { name: /days and ages for Exercise/ });
  await opener.press('Enter');
  await expect(days(visitor)).toBeFocused();
  await days(visitor).selectOption('3');
  await from(visitor).fill('30');
  // 6 × 3/7 × 1/24
  await expect(card).toContainText('0.1 years so far');
  await expect(visitor.results()).toBeVisible();

  // What does not fit is said once the field is left, and changes nothing.
  await until(visitor).fill('20');
  await expect(until(visitor)).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Enter');
  await expect(until(visitor)).toHaveAccessibleDescription('The end has to be later than the beginning.');
  await expect(card).toContainText('1 hour × 3 days a week, from 30');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(until(visitor)).toHaveValue('');
  await visitor.button('Done').click();
  await expect(opener).toBeFocused();

  await visitor.button('Undo changing Exercise').click();
  await expect(card).toContainText('1.5 years so far');
  await expect(opener).toBeFocused();
  await expect(whenOf(page, 3)).toHaveText('Every day');

  // Hours that do not fit beside the others are said at the days.
  await whenOf(page, 3).click();
  await days(visitor).selectOption('1');
  await visitor.button('Done').click();
  await visitor.field('Activity 3 hours per day').fill('20');
  await visitor.submit();
  // The results take the focus, which a key before would lose.
  await expect(visitor.results()).toBeFocused();
  await opener.press('Enter');
  await days(visitor).selectOption('7');
  await expect(days(visitor)).toHaveAccessibleDescription(/cannot exceed 24 hours per day/);
  await expect(card).toContainText('20 hours × 1 day a week');
});

test('from the form, they are part of it, and show their problems', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.fillPerson(BORN, YEARS);
  const opener = whenOf(page, 2);
  await expect(opener).toHaveAccessibleName('Activity 2 days and ages: Every day');
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await expect(days(visitor)).toBeFocused();
  await visitor.button('5 days a week, 22 to 65').press('Enter');
  await expect(days(visitor)).toBeFocused();
  await expect(visitor.button('5 days a week, 22 to 65')).toHaveCount(0);
  await expect(
    page.getByText('8 hours × 5 days, 22 to 65: 3.3 years so far, 6.9 ahead').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAccessibleName('Activity 2 days and ages: 5 days · 22 to 65');
  await opener.click();
  await days(visitor).selectOption('7');
  await until(visitor).fill('soon');
  await page.keyboard.press('Enter');
  const message = 'Enter a whole age from 0 to 150, such as 22, or a year, such as 2012.';
  await expect(until(visitor)).toHaveAccessibleDescription(message);
  await page.keyboard.press('Escape');
  await expect(opener).toHaveText('from 22');
  await visitor.submit();
  await expect(opener).toHaveAccessibleDescription(message);
  await page.getByRole('link', { name: 'Days and ages: Activity 2' }).click();
  await expect(until(visitor)).toBeFocused();
  await expect(until(visitor)).toHaveAttribute('aria-invalid', 'true');
  await expect(until(visitor)).toHaveAccessibleDescription(message);

  await until(visitor).fill('30');
  await expect(visitor.problems()).toHaveCount(0);
  await visitor.button('Done').click();
  // The link that opened it is gone.
  await expect(opener).toBeFocused();
  await visitor.field('Activity 2 hours per day').fill('20');
  await visitor.submit();
  const tooFull = 'From age 22 to 30, your activities take 203 hours a week; a week has 168.';
  await expect(visitor.problems().getByRole('link')).toHaveText(['Your average day']);
  await expect(visitor.field('Activity 2 hours per day')).toHaveAccessibleDescription(tooFull);
  await expect(visitor.toast()).toContainText(tooFull);
  await opener.click();
  await days(visitor).selectOption('5');
  await page.keyboard.press('Escape');
  await expect(visitor.problems()).toHaveCount(0);
  await visitor.submit();
  await expect(visitor.results()).toBeVisible();
});
