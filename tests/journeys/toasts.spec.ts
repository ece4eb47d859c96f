import { chunk } from '../support/requests.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

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

  for (const [what, title, text, act] of [
    [
      'a sixth activity, which is refused',
      'Maximum activities reached',
      'You can have a maximum of 5 activities. Remove an existing one to add a new activity.',
      async (visitor) => {
        for (let press = 0; press < 3; press++) await visitor.button('Add activity').click();
        await expect(visitor.page.locator('.activity')).toHaveCount(5);
      },
    ],
    [
      'a day of more than 24 hours',
      'Total hours exceed limit',
      'The total time spent on activities cannot exceed 24 hours per day.',
      async (visitor) => {
        await visitor.fillPerson();
        await visitor.field('Activity 1 hours per day').fill('20');
        await visitor.submit();
      },
    ],
    [
      'neither a country nor a manual figure',
      'Life expectancy missing',
      'Please select a country or enter life expectancy manually.',
      async (visitor) => {
        await visitor.field('Birthdate').fill('1984-02-29');
        await visitor.submit();
      },
    ],
    [
      'a manual figure that is not a positive number',
      'Invalid life expectancy',
      'Please enter a valid positive number for life expectancy.',
      async (visitor) => {
        await visitor.fillPerson('1984-02-29', '-3');
        await visitor.submit();
      },
    ],
  ] satisfies [string, string, string, (visitor: Visitor) => Promise<void>][]) {
    test(`'${title}' for ${what}`, async ({ visitor }) => {
      await visitor.open();
      await act(visitor);
      await expect(visitor.toast()).toContainText(title);
      await expect(visitor.toast()).toContainText(text);
      await expect(visitor.toast()).toHaveClass(/toast-destructive/);
    });
  }

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

  test("'Screenshot captured' is not destructive; 'Failed to capture screenshot' has the error’s message, or 'Please try again later.'", async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    const download = page.waitForEvent('download');
    await visitor.button('Share Results').click();
    await download;
    await expect(visitor.toast()).toContainText('Screenshot captured');
    await expect(visitor.toast()).toContainText('Your life visualization has been downloaded as an image.');
    await expect(visitor.toast()).toHaveClass(/toast-default/);
    for (const [message, text] of [
      ['EncodingError: internal', 'EncodingError: internal'],
      ['', 'Please try again later.'],
    ] as const) {
      await page.evaluate((said) => {
        HTMLImageElement.prototype.decode = () => Promise.reject(new Error(said));
      }, message);
      await visitor.button('Share Results').click();
      await expect(visitor.toast()).toContainText('Failed to capture screenshot');
      await expect(visitor.toast()).toContainText(text);
      await expect(visitor.toast()).toHaveClass(/toast-destructive/);
    }
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

  test.describe('whose code does not arrive', () => {
    test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

    test('they are shown unstyled after 0.7 seconds', async ({ page, visitor }) => {
      await page.route(chunk('toast'), () => new Promise<void>(() => undefined));
      await visitor.open();
      await visitor.stopTheClock();
      await visitor.submit();
      const toast = page.getByRole('alert').filter({ hasText: 'Life expectancy missing' });
      await visitor.letPass(690);
      await expect(toast).toHaveCount(0);
      await visitor.letPass(20);
      await expect(toast).toContainText('Please select a country or enter life expectancy manually.');
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toHaveCount(0);
    });
  });
});
