import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';

test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

/** Opens the page in a browser with these languages, with all countries of the own server. */
test.beforeEach(async ({ page, visitor, worldBank }) => {
  worldBank.answerCountries((route) => route.abort());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'de', 'ja', 'en-GB', 'en'] });
  });
  await visitor.open();
});

const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option');

test('the list opens with the countries of the visitor’s languages, and chooses none of them', async ({
  page,
  visitor,
}) => {
  await visitor.button(/^Country/).click();
  await expect(group(page, 'Suggested by your languages')).toHaveText(['Austria', 'Japan', 'United Kingdom']);
  await expect(group(page, 'All other countries')).toHaveCount(213);
  await expect(page.getByRole('option', { name: 'Japan', exact: true })).toHaveCount(1);
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(visitor.button('Country Choose a country')).toBeVisible();
  await visitor.button(/^Country/).click();
  await page.getByRole('option', { name: 'Austria', exact: true }).click();
  await expect(visitor.button('Country Austria')).toBeFocused();
});

test('the arrow keys lead through the suggestions to the other countries; typing searches all', async ({
  page,
  visitor,
}) => {
  await visitor.button(/^Country/).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('combobox', { name: 'Search countries...' });
  await expect(group(page, 'Suggested by your languages').first()).toBeVisible();
  for (const code of ['AUT', 'JPN', 'GBR', 'AFG']) {
    await page.keyboard.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-activedescendant', `country-${code}`);
  }
  await page.keyboard.type('japan');
  await expect(page.getByRole('option')).toHaveText(['Japan']);
  await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(visitor.button('Country Japan')).toBeFocused();
});
