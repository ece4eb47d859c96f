import type { Locator, Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';

const iconOf = (page: Page, position: number): Locator =>
  page
    .locator('.activity')
    .nth(position - 1)
    .locator('svg');

test('manual entry reveals a number, prefilled with the country’s figure', async ({ page, visitor }) => {
  const years = visitor.field('Life expectancy (years)');
  await visitor.open();
  await expect(years).toHaveCount(0);
  await visitor.chooseCountry('Belgium');
  await expect(page.getByText('82.2 years')).toBeVisible();
  await visitor.field('Enter life expectancy manually').check();
  await expect(years).toHaveValue('82.2');
  for (const [name, value] of Object.entries({ min: '1', max: '150', step: '0.1' })) {
    await expect(years).toHaveAttribute(name, value);
  }
});

test('activities have icons by their names; the fourth and fifth can go', async ({ page, visitor }) => {
  await visitor.open();
  for (const [position, name, hours, icon] of [
    [1, 'Sleep', '8', 'bed'],
    [2, 'Work', '8', 'briefcase'],
    [3, 'Exercise', '1', 'dumbbell'],
  ] as const) {
    await expect(visitor.field(`Activity ${position} name`)).toHaveValue(name);
    await expect(visitor.field(`Activity ${position} hours per day`)).toHaveValue(hours);
    await expect(iconOf(page, position)).toHaveAttribute('data-icon', icon);
  }
  const hours = visitor.field('Activity 1 hours per day');
  for (const [name, value] of Object.entries({ min: '0', max: '24', step: '0.5' })) {
    await expect(hours).toHaveAttribute(name, value);
  }
  await visitor.field('Activity 2 name').fill(' social media ');
  await expect(iconOf(page, 2)).toHaveAttribute('data-icon', 'share-2');
  await visitor.field('Activity 2 name').fill('Whittling');
  await expect(iconOf(page, 2)).toHaveAttribute('data-icon', 'circle');

  // A new one has 1 hour, a circle, and red, then orange; only from the 4th on can one be removed.
  await expect(page.getByRole('button', { name: /^Remove activity/ })).toHaveCount(0);
  await visitor.button('Add activity').click();
  await expect(visitor.field('Activity 4 name')).toBeFocused();
  await visitor.button('Add activity').click();
  for (const [position, paint] of [
    [4, 'rgb(214, 41, 59)'],
    [5, 'rgb(247, 137, 59)'],
  ] as const) {
    await expect(visitor.field(`Activity ${position} hours per day`)).toHaveValue('1');
    await expect(iconOf(page, position)).toHaveAttribute('data-icon', 'circle');
    await expect(iconOf(page, position)).toHaveCSS('stroke', paint);
  }
  await expect(page.getByRole('button', { name: /^Remove activity/ })).toHaveCount(2);
  await visitor.field('Activity 5 name').fill('Chess');
  await visitor.button('Remove activity 4').click();
  await expect(visitor.undo()).toBeFocused();
  await expect(visitor.field('Activity 4 name')).toHaveValue('Chess');
  await expect(iconOf(page, 4)).toHaveCSS('stroke', 'rgb(247, 137, 59)');
});

test('the total is green up to 20 hours, amber up to 24, and red above', async ({ page, visitor }) => {
  await visitor.open();
  const total = page.locator('#total-hours');
  const green = 'rgb(92, 199, 149)';
  const amber = 'rgb(255, 180, 84)';
  const red = 'rgb(255, 138, 128)';
  for (const [exercise, paint, words] of [
    ['4', green, 'Total: 20 of 24 hours, 4 free'],
    ['4.5', amber, 'Total: 20.5 of 24 hours, 3.5 free'],
    ['8', amber, 'Total: 24 of 24 hours, none free'],
    ['8.5', red, 'Total: 24.5 hours, 0.5 more than a day has'],
  ] as const) {
    await visitor.field('Activity 3 hours per day').fill(exercise);
    await expect(total).toHaveText(words);
    await expect(total).toHaveCSS('color', paint);
    await expect(total.locator('[data-icon="warning"]')).toHaveCount(paint === red ? 1 : 0);
  }
  for (const [position, hours] of ['1e308', '1e308', '-20'].entries())
    await visitor.field(`Activity ${position + 1} hours per day`).fill(hours);
  await expect(total).toHaveText('Total: 1,998 hours, 1,974 more than a day has');
  expect(await page.locator('.activity-day-bar').innerHTML()).not.toMatch(/NaN|Infinity|="-/);
});
const offer = ({ page }: Visitor) => page.getByRole('group', { name: 'Type a name, or pick one' });
const offered = (visitor: Visitor, name: string) => offer(visitor).getByRole('button', { name, exact: true });

test('“Add activity” offers known activities until a name is typed', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.button('Add activity').focus();
  await page.keyboard.press('Enter');
  await expect(visitor.field('Activity 4 name')).toBeFocused();
  await expect(visitor.field('Activity 4 name')).toHaveAccessibleDescription('Type a name, or pick one');
  await expect(offer(visitor).getByRole('button')).toHaveCount(16);
  await expect(offered(visitor, 'Sleep')).toHaveCount(0);
  // Over the hours, the days and ages, and the button that removes the activity.
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
  await expect(offered(visitor, 'Social Media')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.field('Activity 4 name')).toHaveValue('Social Media');
  await expect(offer(visitor)).toHaveCount(0);
  // The hours are selected: what is typed replaces them.
  await expect(visitor.field('Activity 4 hours per day')).toBeFocused();
  await page.keyboard.type('2.4');
  await expect(visitor.field('Activity 4 hours per day')).toHaveValue('2.4');
  await visitor.button('Add activity').click();
  await expect(offer(visitor).getByRole('button')).toHaveCount(15);
  await page.keyboard.type('K');
  await expect(offer(visitor)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(offered(visitor, 'Reading').locator('svg')).toHaveAttribute('data-icon', 'book-open');
  await offered(visitor, 'Reading').click();
  await expect(visitor.field('Activity 5 name')).toHaveValue('Reading');
  await expect(page.locator('.activity').nth(4).locator('svg')).toHaveAttribute('data-icon', 'book-open');
});
