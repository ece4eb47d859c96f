import type { Route } from '@playwright/test';
import { chunk } from '../support/chunk.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';

test.describe('The error catalogue, toast by toast', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test("'Error fetching countries' when neither the World Bank nor the own server answers", async ({
    page,
    visitor,
    worldBank,
  }) => {
    worldBank.answerCountries((route) => route.abort());
    await page.route('**/api/countries', (route) => route.fulfill({ status: 500, body: '' }));
    await visitor.open();
    await expect(visitor.toast()).toContainText('Error fetching countries');
    await expect(visitor.toast()).toContainText('Please try again later.');
    await expect(visitor.toast()).toHaveClass(/toast-destructive/);
    await visitor.button(/^Country/).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a country' });
    await visitor.toast().filter({ hasText: 'Error fetching countries' }).getByRole('button').click();
    await expect(visitor.toast()).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });

  test("'No life expectancy data available' when neither source has a figure, and manual mode is turned on", async ({
    page,
    visitor,
  }) => {
    await page.route('**/api/life-expectancy/KOR', (route) =>
      route.fulfill({ status: 404, json: { error: '' } }),
    );
    await visitor.open();
    await visitor.chooseCountry('South Korea');
    await expect(visitor.toast()).toContainText('No life expectancy data available');
    await expect(visitor.toast()).toContainText(
      'Data is not available for this country. Please use the manual life expectancy input instead.',
    );
    await expect(visitor.field('Enter life expectancy manually')).toBeChecked();
    await expect(visitor.field('Life expectancy (years)')).toBeVisible();
  });

  test("'Error fetching life expectancy' when both sources fail, and manual mode is turned on", async ({
    page,
    visitor,
    worldBank,
  }) => {
    worldBank.answerFigures((route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.route('**/api/life-expectancy/*', (route) => route.abort());
    await visitor.open();
    await visitor.chooseCountry('Japan');
    await expect(visitor.toast()).toContainText('Error fetching life expectancy');
    await expect(visitor.toast()).toContainText(
      'Unable to retrieve data from World Bank API. Please use the manual life expectancy input instead.',
    );
    await expect(visitor.field('Enter life expectancy manually')).toBeChecked();
  });

  test("'Maximum activities reached' for a sixth activity, which is refused", async ({ page, visitor }) => {
    await visitor.open();
    for (let press = 0; press < 3; press++) await visitor.button('Add activity').click();
    await expect(visitor.toast()).toContainText('Maximum activities reached');
    await expect(visitor.toast()).toContainText(
      'You can have a maximum of 5 activities. Remove an existing one to add a new activity.',
    );
    await expect(page.locator('.activity')).toHaveCount(5);
  });

  test("'Total hours exceed limit' for a day of more than 24 hours", async ({ visitor }) => {
    await visitor.open();
    await visitor.fillPerson();
    await visitor.field('Activity 1 hours per day').fill('20');
    await visitor.submit();
    await expect(visitor.toast()).toContainText('Total hours exceed limit');
    await expect(visitor.toast()).toContainText(
      'The total time spent on activities cannot exceed 24 hours per day.',
    );
  });

  test("'Life expectancy missing' with neither a country nor a manual figure", { tag: '@smoke' }, async ({
    visitor,
  }) => {
    await visitor.open();
    await visitor.field('Birthdate').fill('1984-02-29');
    await visitor.submit();
    await expect(visitor.toast()).toContainText('Life expectancy missing');
    await expect(visitor.toast()).toContainText('Please select a country or enter life expectancy manually.');
  });

  test("'Invalid life expectancy' for a manual figure that is not a positive number", async ({ visitor }) => {
    await visitor.open();
    await visitor.field('Birthdate').fill('1984-02-29');
    await visitor.enterLifeExpectancy('-3');
    await visitor.submit();
    await expect(visitor.toast()).toContainText('Invalid life expectancy');
    await expect(visitor.toast()).toContainText('Please enter a valid positive number for life expectancy.');
  });

  test("'Error visualizing data' when the results cannot be shown; the entries are kept", async ({
    page,
    visitor,
  }) => {
    await page.route(chunk('results'), (route) => route.abort());
    await visitor.open();
    await visitor.fillPerson();
    await visitor.submit();
    await expect(visitor.toast()).toContainText('Error visualizing data');
    await expect(visitor.toast()).toContainText('Please check your inputs and try again.');
    await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
    await expect(visitor.button('Visualize My Life')).toBeEnabled();
  });

  test("'Failed to capture screenshot' / the error’s own message, or 'Please try again later.'", async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    await page.evaluate(() => {
      HTMLImageElement.prototype.decode = () => Promise.reject(new Error('EncodingError: internal'));
    });
    await visitor.button('Share Results').click();
    await expect(visitor.toast()).toContainText('EncodingError: internal');
    await page.evaluate(() => {
      HTMLImageElement.prototype.decode = () => Promise.reject(new Error(''));
    });
    await visitor.button('Share Results').click();
    await expect(visitor.toast()).toContainText('Please try again later.');
  });

  test("'Screenshot captured' is not destructive", { tag: '@smoke' }, async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize();
    const download = page.waitForEvent('download');
    await visitor.button('Share Results').click();
    await download;
    await expect(visitor.toast()).toContainText('Screenshot captured');
    await expect(visitor.toast()).toContainText('Your life visualization has been downloaded as an image.');
    await expect(visitor.toast()).toHaveClass(/toast-default/);
  });
});

test.describe('Toasts', () => {
  test('one at a time: a new one replaces the one before', async ({ visitor }) => {
    await visitor.open();
    await visitor.submit();
    await expect(visitor.toast()).toContainText('Life expectancy missing');
    for (let press = 0; press < 3; press++) await visitor.button('Add activity').click();
    await expect(visitor.toast()).toHaveCount(1);
    await expect(visitor.toast()).toContainText('Maximum activities reached');
  });

  test('a toast disappears after 5 seconds, or when it is dismissed', async ({ visitor }) => {
    await visitor.open();
    await visitor.submit();
    await visitor.button('Dismiss').click();
    await expect(visitor.toast()).toHaveCount(0);
    await visitor.stopTheClock();
    await visitor.submit();
    await expect(visitor.toast()).toBeVisible();
    await visitor.letPass(4900);
    await expect(visitor.toast()).toBeVisible();
    await visitor.letPass(200);
    await expect(visitor.toast()).toHaveCount(0);
  });

  test('a toast about a refused submit disappears once a submit succeeds', async ({ visitor }) => {
    await visitor.open();
    await visitor.submit();
    await expect(visitor.toast()).toContainText('Life expectancy missing');
    await visitor.fillPerson();
    await visitor.stopTheClock();
    await visitor.submit();
    // In 40 steps of 50 ms at most, far below the 5 seconds after which it disappears by itself.
    let passed = 0;
    await expect(async () => {
      await visitor.letPass(50);
      passed += 50;
      await expect(visitor.toast()).toHaveCount(0, { timeout: 100 });
    }).toPass();
    expect(passed).toBeLessThan(2000);
  });

  test.describe('when their code cannot be loaded', () => {
    test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

    for (const [how, answer, shownAfterMs] of [
      ['is gone', (route: Route) => route.fulfill({ status: 404, body: '' }), 0],
      ['has not arrived after 0.7 seconds', () => new Promise<void>(() => undefined), 700],
    ] as const) {
      test(`because it ${how}, they are shown unstyled`, async ({ page, visitor }) => {
        await page.route(chunk('toast'), answer);
        await visitor.open();
        if (shownAfterMs > 0) await visitor.stopTheClock();
        await visitor.submit();
        const toast = page.getByRole('alert').filter({ hasText: 'Life expectancy missing' });
        if (shownAfterMs > 0) {
          await visitor.letPass(shownAfterMs - 10);
          await expect(toast).toHaveCount(0);
          await visitor.letPass(20);
        }
        await expect(toast).toContainText('Please select a country or enter life expectancy manually.');
        await toast.getByRole('button', { name: 'Dismiss' }).click();
        await expect(toast).toHaveCount(0);
      });
    }
  });
});
