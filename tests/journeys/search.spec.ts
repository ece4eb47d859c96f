import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

const search = (visitor: Visitor) => visitor.page.getByPlaceholder('Search countries...');
const options = (visitor: Visitor) => visitor.page.getByRole('option');
const manualButton = (visitor: Visitor) =>
  visitor.page.getByRole('dialog').getByRole('button', { name: 'Enter life expectancy manually instead' });

test.describe('Among all countries', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] }, locale: 'de-DE' });

  test.beforeEach(async ({ page, visitor, worldBank }) => {
    worldBank.answerCountries((route) => route.abort());
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'de', 'ja', 'en-GB', 'en'] });
    });
    await visitor.open();
    await visitor.button(/^Country/).focus();
    await page.keyboard.press('Enter');
    await expect(options(visitor)).toHaveCount(216);
  });

  test('those of the visitor’s languages come first, none is chosen, and typing searches all', async ({
    page,
    visitor,
  }) => {
    await expect(options(visitor)).toContainText(['Austria', 'Japan', 'United Kingdom', 'Afghanistan']);
    await expect(page.getByRole('option', { name: 'Japan', exact: true })).toHaveCount(1);
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    for (const code of ['AUT', 'JPN', 'GBR', 'AFG']) {
      await page.keyboard.press('ArrowDown');
      await expect(search(visitor)).toHaveAttribute('aria-activedescendant', `country-${code}`);
    }
    await page.keyboard.type('japan');
    await expect(options(visitor)).toHaveText(['Japan']);
    await page.keyboard.press('Escape');
    await expect(visitor.button('Country Choose a country')).toBeVisible();
  });

  test('one is found by its name in the browser’s language, its code, another name, and with a slip of the finger, by keyboard', async ({
    page,
    visitor,
  }) => {
    for (const [text, found] of [
      ['korea south', 'South Korea'],
      ['usa', 'United States'],
      ['deutschland', 'Germany'],
      ['Swaziland', 'Eswatini'],
      ['philipines', 'Philippines'],
    ] as const) {
      await search(visitor).fill(text);
      await expect(options(visitor).first()).toHaveText(found);
    }
    await search(visitor).fill('niger');
    await expect(options(visitor)).toHaveText(['Niger', 'Nigeria']);
    await expect(search(visitor)).toHaveAttribute('aria-activedescendant', 'country-NER');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(visitor.button('Country Nigeria')).toBeFocused();
  });
});

test('a search that finds nothing says so and offers manual entry, with the keyboard alone, which keeps what was entered', async ({
  page,
  visitor,
}) => {
  const years = visitor.field('Life expectancy (years)');
  await visitor.open();
  await visitor.button(/^Country/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Atlantis');
  await expect(page.getByRole('status').filter({ hasText: 'No country matches “Atlantis”.' })).toBeVisible();
  await expect(options(visitor)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(manualButton(visitor)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(visitor.field('Enter life expectancy manually')).toBeChecked();
  await expect(years).toBeFocused();
  await page.keyboard.type('81');
  await visitor.chooseCountry('Japan');
  await visitor.button(/^Country/).click();
  await search(visitor).fill('Atlantis');
  await manualButton(visitor).click();
  await expect(years).toBeFocused();
  await expect(years).toHaveValue('81');
  await expect(visitor.button('Country Japan')).toBeVisible();
});
