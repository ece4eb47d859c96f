import { holdRequests } from '../support/requests.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

async function expectToast(
  { toast }: Visitor,
  title: string,
  text: string,
  kind: 'destructive' | 'default' = 'destructive',
): Promise<void> {
  await expect(toast()).toHaveCount(1);
  await expect(toast()).toContainText(title);
  await expect(toast()).toContainText(text);
  await expect(toast()).toHaveClass(new RegExp(`toast-${kind}`));
}

test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

test('toasts about countries and figures that do not come', async ({ page, visitor, worldBank }) => {
  const manual = visitor.field('Enter life expectancy manually');
  worldBank.answerCountries((route) => route.abort());
  await page.route('**/api/countries', (route) => route.fulfill({ status: 500, body: '' }));
  await visitor.open();
  await visitor.stopTheClock();
  await expectToast(visitor, 'Error fetching countries', 'Please try again later.');
  // It leaves the title of the dialog free, which says it as well.
  const failAgain = await holdRequests(page, '**/api/countries', (route) => route.fulfill({ status: 500 }));
  await visitor.button(/^Country/).click();
  await expect(visitor.toast()).toHaveCount(0);
  failAgain();
  await expectToast(visitor, 'Error fetching countries', 'Please try again later.');
  // A toast can be dismissed over a dialog, which stays open.
  await visitor.toast().getByRole('button').click();
  await expect(visitor.toast()).toHaveCount(0);
  await page.unroute('**/api/countries');
  await visitor.button('Try again').click();

  await page.route('**/api/life-expectancy/KOR', (route) =>
    route.fulfill({ status: 404, json: { error: '' } }),
  );
  await page.getByRole('option', { name: 'South Korea', exact: true }).click();
  await expectToast(
    visitor,
    'No life expectancy data available',
    'Data is not available for this country. Please use the manual life expectancy input instead.',
  );
  await expect(manual).toBeChecked();
  await expect(visitor.field('Life expectancy (years)')).toBeVisible();

  await manual.uncheck();
  worldBank.answerFigures((route) => route.fulfill({ status: 503, body: 'busy' }));
  const fail = await holdRequests(page, '**/api/life-expectancy/JPN', (route) => route.abort());
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.chooseCountry('Japan');
  await visitor.submit();
  await expect(visitor.button('Calculating...')).toBeDisabled();
  fail();
  await expectToast(
    visitor,
    'Error fetching life expectancy',
    'Unable to retrieve data from World Bank API. Please use the manual life expectancy input instead.',
  );
  await expect(manual).toBeChecked();
  await expect(visitor.field('Life expectancy (years)')).toBeFocused();
  await expect(visitor.button('Visualize My Life')).toBeEnabled();
  await expect(visitor.results()).toHaveCount(0);
});

test('toasts about entries come one at a time, for 5 seconds', async ({ visitor }) => {
  await visitor.open();
  await visitor.stopTheClock();
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.submit();
  await expectToast(
    visitor,
    'Life expectancy missing',
    'Please select a country or enter life expectancy manually.',
  );
  for (let press = 0; press < 3; press++) await visitor.button('Add activity').click();
  await expect(visitor.page.locator('.activity')).toHaveCount(5);
  await expectToast(
    visitor,
    'Maximum activities reached',
    'You can have a maximum of 5 activities. Remove an existing one to add a new activity.',
  );
  for (const position of [4, 5]) await visitor.field(`Activity ${position} name`).fill('Chess');
  await visitor.fillPerson('1984-02-29', '-3');
  await visitor.submit();
  await expectToast(
    visitor,
    'Invalid life expectancy',
    'Please enter a valid positive number for life expectancy.',
  );
  await visitor.button('Dismiss').click();
  await expect(visitor.toast()).toHaveCount(0);
  await visitor.fillPerson();
  await visitor.field('Activity 1 hours per day').fill('20');
  await visitor.submit();
  await expectToast(
    visitor,
    'Total hours exceed limit',
    'The total time spent on activities cannot exceed 24 hours per day.',
  );
  await visitor.letPass(4900);
  await expect(visitor.toast()).toBeVisible();
  await visitor.letPass(200);
  await expect(visitor.toast()).toHaveCount(0);
});

test('toasts about the image have its error, or come after 15 seconds', async ({ page, visitor }) => {
  let downloads = 0;
  page.on('download', () => downloads++);
  await visitor.open();
  await visitor.visualize();
  await visitor.stopTheClock();
  await visitor.button('Share Results').click();
  await expectToast(
    visitor,
    'Screenshot captured',
    'Your life visualization has been downloaded as an image.',
    'default',
  );
  const fails = 'Failed to capture screenshot';
  for (const [message, text] of [
    ['EncodingError: internal', 'EncodingError: internal'],
    ['', 'Please try again later.'],
  ] as const) {
    await page.evaluate((said) => {
      HTMLImageElement.prototype.decode = () => Promise.reject(new Error(said));
    }, message);
    await visitor.button('Share Results').click();
    await expectToast(visitor, fails, text);
  }
  await page.evaluate(() => {
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await visitor.button('Share Results').click();
  await expectToast(visitor, fails, 'This browser can’t make this image.');
  await expect(visitor.button('Share Results')).toBeFocused();
  await visitor.toast().getByRole('button').click();

  await page.evaluate(() => {
    HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
  });
  await visitor.button('Share Results').click();
  await visitor.letPass(14_900);
  await expect(visitor.button('Capturing...')).toBeDisabled();
  await expect(visitor.toast()).toHaveCount(0);
  await visitor.letPass(200);
  await page.clock.resume();
  await expectToast(visitor, fails, 'Making the image took too long. Please try again.');
  expect(downloads).toBe(1);
});
