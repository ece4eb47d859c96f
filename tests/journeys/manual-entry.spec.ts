import { expect, test, type Visitor } from '../support/test.ts';
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
