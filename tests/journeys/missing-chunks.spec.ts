import type { Page } from '@playwright/test';
import { chunk } from '../support/fault-list.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

// The browser's log of a request, and React's of an error that it has caught.
test.use({
  allowedInConsole: { patterns: [FAILED_REQUEST, /^TypeError: Failed to fetch dynamically imported module/] },
});

/** Removes a chunk, as a deployment does, until the returned function restores it. */
async function takeAway(page: Page, name: string): Promise<() => Promise<void>> {
  await page.route(chunk(name), (route) => route.fulfill({ status: 404, body: 'gone' }));
  return () => page.unroute(chunk(name));
}

const broken = (visitor: Visitor, part: string) =>
  visitor.page.getByRole('alert').filter({ hasText: `“${part}” couldn’t be shown` });

async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.chooseCountry('Japan');
  await visitor.addActivity(4, 'Reading', '2.5');
  await visitor.addActivity(5, 'Flute', '0.5');
}

async function expectTyped(visitor: Visitor): Promise<void> {
  await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
  await expect(visitor.button(/^Country/)).toContainText('Japan');
  await expect(visitor.field('Activity 4 name')).toHaveValue('Reading');
  await expect(visitor.field('Activity 5 hours per day')).toHaveValue('0.5');
}

test.describe('A chunk that is gone after a deployment', () => {
  test('of the results: a reload keeps the entries and leaves nothing in storage, and the next submit loads it', {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
    const bringBack = await takeAway(page, 'results');
    await visitor.open();
    await fillIn(visitor);
    await visitor.submit();
    const box = broken(visitor, 'Your life in numbers');
    await expect(box).toContainText('reload it: your entries stay.');
    const [form, below] = [await page.locator('.card').boundingBox(), await box.boundingBox()];
    expect((below?.y ?? 0) - (form?.y ?? 0) - (form?.height ?? 0)).toBeGreaterThanOrEqual(16);
    await visitor.button('Reload the page').click();
    await expect(box).toHaveCount(0);
    await visitor.listening();
    await expectTyped(visitor);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, history.state])).toEqual([
      0,
      0,
      null,
    ]);
    await visitor.submit();
    await expect(box).toBeVisible();
    await bringBack();
    await visitor.submit();
    await expect(visitor.card('Flute')).toBeVisible();
    await expect(broken(visitor, 'Your life in numbers')).toHaveCount(0);
  });

  test('of the details: the weeks show time, and activities after a retry', { tag: '@matrix' }, async ({
    page,
    visitor,
  }) => {
    const bringBack = await takeAway(page, 'details');
    await visitor.open();
    await fillIn(visitor);
    await visitor.submit();
    const rest = broken(visitor, 'The rest of the results');
    await expect(rest).toBeVisible();
    await visitor.field('Activity').check();
    const weeks = page.locator('.weeks-picture .chart-cursor');
    await expect(weeks).not.toHaveAttribute('aria-label', /In a year/);
    await expect(weeks.locator('[data-tone="lived"]')).toHaveCount(1);
    await bringBack();
    await rest.getByRole('button', { name: 'Try again' }).click();
    await expect(weeks).toHaveAttribute('aria-label', /In a year of days like this/);
    await expect(weeks.locator('[data-tone="lived"]')).not.toHaveCount(1);
  });

  test('of the data: the list of countries can be retried', { tag: '@matrix' }, async ({ page, visitor }) => {
    const bringBack = await takeAway(page, 'data');
    await visitor.open();
    await expect(visitor.toast()).toContainText('Error fetching countries');
    await visitor.button(/^Country/).click();
    await expect(broken(visitor, 'Choose a country')).toBeVisible();
    await expect(visitor.button('Enter life expectancy manually instead')).toBeVisible();
    await bringBack();
    await broken(visitor, 'Choose a country').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('option', { name: 'Japan', exact: true }).click();
    await expect(visitor.button(/^Country/)).toContainText('84.5 years');
    await expect(page.getByRole('link', { name: 'Contact' })).toBeVisible();
  });

  test('of the data: saved entries stay saved, and a reload opens them', async ({ page, visitor }) => {
    const box = visitor.field('Remember on this device');
    const message = page.getByText('Your saved entries couldn’t be loaded. Reload the page to open them.');
    await visitor.open();
    await fillIn(visitor);
    await box.check();
    const bringBack = await takeAway(page, 'data');
    await visitor.open();
    await expect(message).toBeVisible();
    await expect(box).toBeDisabled();
    await visitor.field('Activity 1 name').fill('Rest');
    await bringBack();
    await page.reload();
    await visitor.listening();
    await expect(message).toHaveCount(0);
    await visitor.openForm();
    await expect(box).toBeChecked();
    await expectTyped(visitor);
  });

  test('of shared results: the form is shown, and the results after a reload', { tag: '@matrix' }, async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    await page.evaluate(() => {
      navigator.clipboard.writeText = (text) => Promise.resolve(void (document.title = text));
    });
    await visitor.button('Copy link').click();
    await expect(page).toHaveTitle(/#v=/);
    const link = await page.title();
    const bringBack = await takeAway(page, 'shared-results');
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('The shared life couldn’t be shown.')).toBeVisible();
    await visitor.field('Birthdate').fill('1951-07-09');
    await bringBack();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Someone shared their life with you' })).toBeVisible();
    await expect(visitor.summary('Years Lived')).toHaveText('42');
  });
});
