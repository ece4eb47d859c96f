import { expect, FAILED_REQUEST, test } from '../support/test.ts';

const BORN_36_YEARS_AGO = '1990-01-15';

test.describe('Life expectancy at your age', () => {
  test('is shown for a country; its button uses it for the whole page, and can be undone', {
    tag: '@smoke',
  }, async ({ page, visitor }) => {
    await visitor.open();
    await visitor.field('Birthdate').fill(BORN_36_YEARS_AGO);
    await visitor.chooseCountry('Japan');
    await visitor.submit();
    await expect(visitor.summary('Years Remaining')).toHaveText('48.5');
    await expect(page.getByText('People aged 36 in Japan live to 84.7 on average.')).toBeVisible();
    await visitor.button('Use 84.7').click();
    await expect(visitor.field('Enter life expectancy manually')).toBeChecked();
    await expect(visitor.field('Life expectancy (years)')).toHaveValue('84.7');
    await expect(visitor.summary('Years Remaining')).toHaveText('48.7');
    await expect(page.getByRole('region', { name: 'Life Timeline' })).toContainText('Life expectancy, 84.7');
    await expect(visitor.button('Use 84.7')).toHaveCount(0);
    await expect(
      page.getByText('Worked out with the life table’s figure for your age, 84.7 years.'),
    ).toBeVisible();
    await visitor.button('Undo: back to the figure before').click();
    await expect(visitor.field('Enter life expectancy manually')).not.toBeChecked();
    await expect(visitor.summary('Years Remaining')).toHaveText('48.5');
    await expect(visitor.button('Use 84.7')).toBeVisible();
  });

  test('comes first for a visitor older than the life expectancy', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.field('Birthdate').fill('1942-02-01');
    await visitor.chooseCountry('Lesotho');
    await visitor.submit();
    await expect(visitor.summary('Years Remaining')).toHaveText('0');
    await expect(visitor.results()).toContainText('An average is not a limit');
    await expect(page.getByText(/^People aged 84 in Lesotho live to 8\d\.\d on average\./)).toBeVisible();
    await page.getByRole('button', { name: /^Use 8\d\.\d$/ }).click();
    await expect(visitor.summary('Years Remaining')).not.toHaveText('0');
  });

  test('past 100 it names the limit of the table', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.field('Birthdate').fill('1924-06-01');
    await visitor.chooseCountry('Japan');
    await visitor.submit();
    await expect(
      page.getByText(
        'The life table of Japan ends at 100: people who reach that age live to 102.2 on average.',
      ),
    ).toBeVisible();
    await expect(page.getByText('The life table ends at 100, so it has no chances to show')).toBeVisible();
  });

  test('without a country there is an estimate, marked as one, and no survival chart', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    // Linear between 40 (78.0848) and 50 (76 + 0.015682 × 36 − 0.53126 × 6 + 5.636786 = 79.0138): at 42, 78.27.
    await expect(page.getByText('people aged 42 live to about 78.3 on average')).toBeVisible();
    await expect(page.getByText('0.5 years off on average, and up to 3.1')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your chances' })).toHaveCount(0);
  });

  test('without a country and for 150 years it says that nothing can be estimated', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize('1984-02-29', '150');
    await expect(page.getByText('No country has a life expectancy of 150 years')).toBeVisible();
  });
});

test.describe('Your chances', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.open();
    await visitor.field('Birthdate').fill(BORN_36_YEARS_AGO);
    await visitor.chooseCountry('Japan');
    await visitor.submit();
  });

  test('name the ages that 3 in 4, half and 1 in 4 reach, and follow the slider', async ({
    page,
    visitor,
  }) => {
    const section = page.getByRole('region', { name: 'Your chances' });
    await expect(
      section.getByText(
        /^Of people aged 36 in Japan, 3 in 4 reach \d\d, half reach \d\d and 1 in 4 reach \d\d\.$/,
      ),
    ).toBeVisible();
    await section.getByText('The same as a table').click();
    await expect(section.getByRole('row', { name: '36 100%' })).toBeVisible();
    await visitor.slider().fill('1248');
    await expect(section.getByText(/^Of people who reach 60 in Japan, 3 in 4 reach \d\d/)).toBeVisible();
    await expect(section.getByRole('row', { name: '60 100%' })).toBeVisible();
    await expect(section).toContainText('United Nations, World Population Prospects 2024, year 2024');
  });

  test('can be those of women or men; the choice only changes the life table', async ({ page, visitor }) => {
    const section = page.getByRole('region', { name: 'Your chances' });
    await expect(section.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    await section.getByRole('radio', { name: 'Women' }).check();
    await expect(page.getByText(/^Women aged 36 in Japan live to 8[78]\.\d on average/)).toBeVisible();
    await expect(section.getByText(/^Of women aged 36 in Japan/)).toBeVisible();
    await section.getByRole('radio', { name: 'Men', exact: true }).check();
    await expect(page.getByText(/^Men aged 36 in Japan live to 8[12]\.\d on average/)).toBeVisible();
    await expect(visitor.summary('Years Remaining')).toHaveText('48.5');
    await visitor.slider().fill('1248');
    await expect(section.getByText(/^Of men who reach 60 in Japan/)).toBeVisible();
    await section.getByRole('application').press('ArrowRight');
    await expect(section.getByRole('tooltip')).toHaveText(/^Age 61: \d\d(\.\d)?% of men aged 60$/);
  });
});

test.describe('Missing life tables', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('for women and men of the Channel Islands: the choice is disabled, with the reason', {
    tag: '@matrix',
  }, async ({ page, visitor, worldBank }) => {
    worldBank.answerCountries((route) => route.abort());
    worldBank.answerFigures((route) => route.abort());
    await visitor.open();
    await visitor.field('Birthdate').fill(BORN_36_YEARS_AGO);
    await visitor.chooseCountry('Japan');
    await visitor.submit();
    await page.getByRole('radio', { name: 'Women' }).check();
    await visitor.chooseCountry('Channel Islands');
    await visitor.submit();
    const section = page.getByRole('region', { name: 'Your chances' });
    await expect(section.getByRole('radio', { name: 'Women' })).toBeDisabled();
    await expect(section.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    await expect(page.getByText(/^People aged 36 in the Channel Islands live to/)).toBeVisible();
    await expect(
      section.getByText('For the Channel Islands there is no table for women or men alone.'),
    ).toBeVisible();
  });

  test('when the server fails: a message, and everything else works', async ({ page, visitor }) => {
    await page.route('**/api/life-table/*', (route) => route.fulfill({ status: 500, body: '' }));
    await visitor.open();
    await visitor.field('Birthdate').fill(BORN_36_YEARS_AGO);
    await visitor.chooseCountry('Japan');
    await visitor.submit();
    await expect(page.getByText('The life table could not be loaded just now')).toBeVisible();
    await expect(visitor.summary('Years Remaining')).toHaveText('48.5');
    await expect(visitor.card('Sleep')).toBeVisible();
    await expect(visitor.toast()).toHaveCount(0);
  });
});

test.describe('How this is worked out', () => {
  test("gives each sum with the visitor's own numbers, each source with its licence, and the limits", async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    await page.getByText('How this is worked out').click();
    const method = page.locator('.method');
    for (const sum of [
      'from February 29, 1984 to March 1, 2026: 42.',
      '76 − 42 = 34.',
      'in whole weeks: 1,768.',
      '8 ÷ 24 × 42 = 14.0 years so far, and × 34 = 11.3 to come.',
    ]) {
      await expect(method).toContainText(sum);
    }
    await expect(method.getByRole('link', { name: /World Bank/ })).toHaveAttribute(
      'href',
      /^https:\/\/data\.worldbank\.org/,
    );
    await expect(method).toContainText('CC BY 4.0');
    await expect(method).toContainText('CC BY 3.0 IGO');
    await expect(method).toContainText('An average says nothing about one person');
  });
});
