import { holdRequests } from '../support/hold-requests.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';
import { holdFigures } from '../support/world-bank.ts';

const manual = (visitor: Visitor) => visitor.field('Enter life expectancy manually');
const years = (visitor: Visitor) => visitor.field('Life expectancy (years)');

test('manual entry ticked while the figure loads is filled in with it, selected, so that typing replaces it', async ({
  page,
  visitor,
  worldBank,
}) => {
  const letFigureCome = await holdFigures(page, worldBank);
  await visitor.open();
  await visitor.chooseCountry('Japan');
  await manual(visitor).check();
  await expect(years(visitor)).toHaveValue('');
  await years(visitor).focus();
  letFigureCome();
  await expect(years(visitor)).toHaveValue('84.5');
  await expect(manual(visitor)).toBeChecked();
  await page.keyboard.type('80');
  await expect(years(visitor)).toHaveValue('80');
});

test('manual entry stays ticked with another country, and keeps what was typed', async ({
  page,
  visitor,
  worldBank,
}) => {
  const letFigureCome = await holdFigures(page, worldBank);
  await visitor.open();
  await visitor.chooseCountry('Japan');
  await manual(visitor).check();
  await visitor.chooseCountry('Belgium');
  await expect(manual(visitor)).toBeChecked();
  await expect(years(visitor)).toHaveValue('');
  await years(visitor).fill('9');
  await visitor.chooseCountry('Lesotho');
  letFigureCome();
  await expect(page.getByText('57.8 years · World Bank 2023')).toBeVisible();
  await expect(manual(visitor)).toBeChecked();
  await years(visitor).pressSequentially('0');
  await expect(years(visitor)).toHaveValue('90');
});

test('Manual entry ticked while “Calculating...” ends the wait without a message; the next submit uses the figure', async ({
  page,
  visitor,
  worldBank,
}) => {
  const letFigureCome = await holdFigures(page, worldBank);
  await visitor.open();
  await visitor.submitFrom('Japan');
  await expect(visitor.button('Calculating...')).toBeDisabled();
  await manual(visitor).check();
  await expect(visitor.button('Visualize My Life')).toBeEnabled();
  letFigureCome();
  await expect(years(visitor)).toHaveValue('84.5');
  await expect(years(visitor)).toHaveAttribute('aria-invalid', 'false');
  await expect(visitor.problems()).toHaveCount(0);
  await expect(visitor.toast()).toHaveCount(0);
  await expect(visitor.results()).toHaveCount(0);
  await expect(manual(visitor)).toBeFocused();
  await visitor.submit();
  await expect(visitor.summary('Years Remaining')).toHaveText('42.5');
});

test.describe('After a submit whose life expectancy cannot be fetched', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('the focus is on the manual field, even if rendering takes 100 ms', async ({
    page,
    visitor,
    worldBank,
  }) => {
    worldBank.answerFigures((route) => route.fulfill({ status: 503, body: 'busy' }));
    const fail = await holdRequests(page, '**/api/life-expectancy/*', (route) =>
      route.fulfill({ status: 500, body: 'down' }),
    );
    await visitor.open();
    await visitor.field('Birthdate').fill('1984-02-29');
    await visitor.chooseCountry('Japan');
    // React's scheduler posts itself messages for later rendering.
    await page.evaluate(() => {
      const post = Reflect.get(MessagePort.prototype, 'postMessage');
      MessagePort.prototype.postMessage = function (message: unknown) {
        setTimeout(() => Reflect.apply(post, this, [message]), 100);
      };
    });
    await visitor.button('Visualize My Life').press('Enter');
    await expect(visitor.button('Calculating...')).toBeDisabled();
    fail();
    await expect(visitor.toast()).toContainText('Error fetching life expectancy');
    await expect(visitor.button('Visualize My Life')).toBeEnabled();
    await expect(years(visitor)).toBeFocused();
  });
});
