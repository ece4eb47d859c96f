import { chunk } from '../support/fault-list.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

const search = (visitor: Visitor) => visitor.page.getByPlaceholder('Search countries...');
const options = (visitor: Visitor) => visitor.page.getByRole('option');
const manualButton = (visitor: Visitor) =>
  visitor.page.getByRole('dialog').getByRole('button', { name: 'Enter life expectancy manually instead' });

test.describe('Finding a country among all of them', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test.beforeEach(async ({ visitor, worldBank }) => {
    worldBank.answerCountries((route) => route.abort());
    await visitor.open();
    await visitor.button(/^Country/).click();
    await expect(options(visitor)).toHaveCount(216);
  });

  test('by its common name, in any order of words, by its code, and with a typo', async ({ visitor }) => {
    for (const [text, first] of [
      ['South Korea', 'South Korea'],
      ['korea south', 'South Korea'],
      ['Turkey', 'Türkiye'],
      ['cote divoire', 'Côte d’Ivoire'],
      ['UK', 'United Kingdom'],
      ['usa', 'United States'],
      ['Brasil', 'Brazil'],
      ['Switzerlnad', 'Switzerland'],
    ] as const) {
      await search(visitor).fill(text);
      await expect(options(visitor).first()).toHaveText(first);
    }
  });

  test('by a former name, by its name in any language, and with two typos', async ({ page, visitor }) => {
    for (const [text, found] of [
      ['phillipines', 'Philippines'],
      ['Elfenbeinküste', 'Côte d’Ivoire'],
      ['Birma', 'Myanmar'],
      ['Swaziland', 'Eswatini'],
      ['Holland', 'Netherlands'],
      ['Czech Republic', 'Czechia'],
      ['East Timor', 'Timor-Leste'],
      ['Alemania', 'Germany'],
    ] as const) {
      await search(visitor).fill(text);
      await expect(options(visitor)).toHaveText([found]);
    }
    await page.keyboard.press('Enter');
    await expect(visitor.button('Country Germany')).toBeFocused();
  });

  test('by its own name, even if the code for other names and typos is gone', async ({ page, visitor }) => {
    await page.route(chunk('typo-search'), (route) => route.fulfill({ status: 404, body: 'gone' }));
    await search(visitor).fill('Holland');
    await expect(page.getByText('No country matches “Holland”.')).toBeVisible();
    await search(visitor).fill('netherlands');
    await expect(options(visitor)).toHaveText(['Netherlands']);
    await search(visitor).fill('UK');
    await expect(options(visitor)).toHaveText(['United Kingdom', 'Ukraine']);
  });

  test('with the keyboard alone', async ({ page, visitor }) => {
    await page.keyboard.type('niger');
    await expect(options(visitor)).toHaveText(['Niger', 'Nigeria']);
    await expect(search(visitor)).toHaveAttribute('aria-activedescendant', 'country-NER');
    await page.keyboard.press('ArrowDown');
    await expect(search(visitor)).toHaveAttribute('aria-activedescendant', 'country-NGA');
    await page.keyboard.press('Enter');
    await expect(visitor.button('Country Nigeria')).toBeFocused();
  });

  test.describe('in a German browser', () => {
    test.use({ locale: 'de-DE' });

    test('by its German name', async ({ page, visitor }) => {
      await page.keyboard.type('deutschland');
      await expect(options(visitor)).toHaveText(['Germany']);
      await page.keyboard.press('Enter');
      await expect(visitor.button('Country Germany')).toBeFocused();
    });
  });
});

test.describe('A search that finds nothing', () => {
  test('shows a message and offers manual entry, with the keyboard alone', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.button(/^Country/).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('Atlantis');
    await expect(
      page.getByRole('status').filter({ hasText: 'No country matches “Atlantis”.' }),
    ).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(manualButton(visitor)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(visitor.field('Enter life expectancy manually')).toBeChecked();
    await expect(visitor.field('Life expectancy (years)')).toBeFocused();
    await page.keyboard.type('81');
    await expect(visitor.field('Life expectancy (years)')).toHaveValue('81');
  });

  test('keeps the chosen country and the typed life expectancy', async ({ visitor }) => {
    await visitor.open();
    await visitor.chooseCountry('Japan');
    await visitor.enterLifeExpectancy('90');
    await visitor.button(/^Country/).click();
    await search(visitor).fill('Atlantis');
    await manualButton(visitor).click();
    await expect(visitor.field('Life expectancy (years)')).toBeFocused();
    await expect(visitor.field('Life expectancy (years)')).toHaveValue('90');
    await expect(visitor.button('Country Japan')).toBeVisible();
  });
});

test.describe('A country list that could not be loaded', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('offers manual entry too', async ({ page, visitor, worldBank }) => {
    worldBank.answerCountries((route) => route.abort());
    await page.route('**/api/countries.json', (route) => route.abort());
    await visitor.open();
    await visitor.button(/^Country/).click();
    await manualButton(visitor).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(visitor.field('Life expectancy (years)')).toBeFocused();
  });
});
