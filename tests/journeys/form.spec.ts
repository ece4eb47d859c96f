import type { Locator, Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';

const iconOf = (page: Page, position: number): Locator =>
  page
    .locator('.activity')
    .nth(position - 1)
    .locator('svg');

test("the birthdate's max is today in the visitor's time zone", async ({ page, visitor }) => {
  // 28 February in New York, and already 1 March in London.
  await page.clock.setFixedTime(new Date('2026-03-01T01:00:00Z'));
  await visitor.open();
  await expect(visitor.field('Birthdate')).toHaveAttribute('max', '2026-02-28');
});

test('the country picker is a dialog with a search box, a list and a Close button; the form then shows the country', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.button(/^Country/).click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByPlaceholder('Search countries...');
  await expect(search).toBeFocused();
  const options = dialog.getByRole('listbox').getByRole('option');
  // By common name, without the aggregate "World" and without Kosovo.
  await expect(options).toHaveText(['Belgium', 'Côte d’Ivoire', 'Japan', 'Lesotho', 'South Korea']);
  await search.fill('jap');
  await expect(options).toHaveText(['Japan']);
  await options.click();
  await expect(dialog).toBeHidden();
  await expect(visitor.button('Country Japan')).toBeFocused();
  await expect(page.getByText('84.5 years · World Bank 2023')).toBeVisible();
  // The choice stays when it is closed.
  await visitor.button(/^Country/).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(visitor.button('Country Japan')).toBeFocused();
});

test('ticking manual entry reveals a number from 1 to 150 in steps of 0.1, prefilled with the country’s figure', async ({
  page,
  visitor,
}) => {
  const years = visitor.field('Life expectancy (years)');
  await visitor.open();
  await expect(years).toHaveCount(0);
  await visitor.chooseCountry('Belgium');
  await expect(page.getByText('82.2 years')).toBeVisible();
  await visitor.field('Enter life expectancy manually').check();
  await expect(years).toHaveValue('82.2');
  await expect(years).toHaveAttribute('min', '1');
  await expect(years).toHaveAttribute('max', '150');
  await expect(years).toHaveAttribute('step', '0.1');
});

test('the activities are sleep, work and exercise at first, each with its icon, which follows the name', async ({
  page,
  visitor,
}) => {
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
  await expect(hours).toHaveAttribute('min', '0');
  await expect(hours).toHaveAttribute('max', '24');
  await expect(hours).toHaveAttribute('step', '0.5');
  await visitor.field('Activity 2 name').fill(' social media ');
  await expect(iconOf(page, 2)).toHaveAttribute('data-icon', 'share-2');
  await visitor.field('Activity 2 name').fill('Whittling');
  await expect(iconOf(page, 2)).toHaveAttribute('data-icon', 'circle');
});

test('a new activity has 1 hour, a circle, and red, then orange; only from the 4th on can one be removed', async ({
  page,
  visitor,
}) => {
  await visitor.open();
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

test('the total hours are green up to 20 hours, amber up to 24 and red above; impossible hours break nothing', async ({
  page,
  visitor,
}) => {
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
  expect(await page.locator('.day-bar').innerHTML()).not.toMatch(/NaN|Infinity|="-/);
});
test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message at the button says that the page needs it', async ({ page }) => {
    await page.goto('./');
    // Playwright's text locators ignore `noscript`.
    const sentence = page.locator('noscript p');
    const button = page.getByRole('button', { name: 'Visualize My Life' });
    await expect(sentence).toHaveText(/^JavaScript is turned off in your browser\. This page needs it/);
    await expect(sentence).toBeVisible();
    const [above, below] = await Promise.all([sentence.boundingBox(), button.boundingBox()]);
    const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(40);
    await page.goto('./nowhere');
    await expect(sentence).toHaveCount(0);
  });
});

const offer = ({ page }: Visitor) => page.getByRole('group', { name: 'Type a name, or pick one' });
const offered = (visitor: Visitor, name: string) => offer(visitor).getByRole('button', { name, exact: true });

test('“Add activity” offers the known activities that are not in use, by keyboard and by a tap, until a name is typed', async ({
  page,
  visitor,
}) => {
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
