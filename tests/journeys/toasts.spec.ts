import { holdRequests } from '../support/requests.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

async function expectToast({ toast }: Visitor, title: string, text: string): Promise<void> {
  await expect(toast()).toHaveCount(1);
  await expect(toast()).toContainText(title);
  await expect(toast()).toContainText(text);
  await expect(toast()).toHaveClass(/toast-destructive/);
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
