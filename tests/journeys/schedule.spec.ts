import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Someone aged 36, with a life expectancy of 84. */
const BORN = '1989-11-21';
const YEARS = '84';

/** The button in an activity's row that says when it happens. */
const whenOf = (page: Page, position: number) => page.locator(`#activity-${position}-when`);
const until = (visitor: Visitor) => visitor.field('Activity 2 until age or year');

test('one tap counts the working years, also in link and saved form', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Remember on this device').check();
  await visitor.visualize(BORN, YEARS);
  const card = visitor.card('Work');
  await expect(card).toContainText('Work is counted for every day since birth.');
  await card.getByRole('button', { name: 'Set days and ages for Work' }).press('Enter');
  await expect(visitor.field('Activity 2 days a week')).toBeFocused();
  await expect(visitor.field('Activity 2 days a week')).toBeInViewport();
  await visitor.button('Count 5 days a week, 22 to 65').press('Enter');
  await expect(visitor.field('Activity 2 days a week')).toBeFocused();
  await expect(visitor.button('Count 5 days a week, 22 to 65')).toHaveCount(0);
  await expect(whenOf(page, 2)).toHaveText('5 days · 22 to 65');
  // At 22 to 65: 8 × 7 + 8 × 5 + 1 × 7.
  await expect(page.locator('#total-hours')).toHaveText('Fullest week: 103 of 168 hours');
  await visitor.submit();
  await expect(card).toContainText('8 hours × 5 days a week, 22 to 65');
  await expect(card).toContainText('3.3 years so far');
  await card.getByRole('button', { name: 'Change days and ages for Work' }).click();
  await expect(until(visitor)).toHaveValue('65');
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
  await expect(card).toContainText('3.3 years so far');
  await expect(card.getByRole('button', { name: /days and ages/ })).toHaveCount(0);
});

test('days and ages open in their row, and show their problems', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.fillPerson(BORN, YEARS);
  const opener = whenOf(page, 2);
  const days = visitor.field('Activity 2 days a week');
  await expect(opener).toHaveAccessibleName('Activity 2 days and ages: Every day');
  await opener.click();
  await expect(days).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await days.selectOption('5');
  await visitor.field('Activity 2 from age or year').fill('22');
  await until(visitor).fill('65');
  await expect(
    page.getByText('8 hours × 5 days, 22 to 65: 3.3 years so far, 6.9 ahead').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(days).toHaveCount(0);
  await expect(opener).toHaveAccessibleName('Activity 2 days and ages: 5 days · 22 to 65');
  await opener.click();
  await expect(until(visitor)).toHaveValue('65');
  // One at a time.
  await whenOf(page, 3).click();
  await expect(visitor.field('Activity 3 days a week')).toBeFocused();
  await expect(days).toHaveCount(0);

  await opener.click();
  await days.selectOption('7');
  await until(visitor).fill('soon');
  await page.keyboard.press('Escape');
  await expect(opener).toHaveText('from 22');
  await visitor.submit();
  const message = 'Enter a whole age from 0 to 150, such as 22, or a year, such as 2012.';
  await page.getByRole('link', { name: `Activity 2: ${message}` }).click();
  await expect(until(visitor)).toBeFocused();
  await expect(until(visitor)).toHaveAttribute('aria-invalid', 'true');
  await expect(until(visitor)).toHaveAccessibleDescription(message);

  // The fields stay while they have the focus.
  await until(visitor).fill('30');
  await expect(visitor.problems()).toHaveCount(0);
  await expect(until(visitor)).toBeFocused();
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
