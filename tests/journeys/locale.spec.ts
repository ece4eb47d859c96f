import { expect, test } from '../support/test.ts';

test.describe('In an Arabic browser in Egypt', () => {
  test.use({ locale: 'ar-EG' });

  test('figures and dates are English, and a country is found by its Arabic name', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    await expect(visitor.summary('Weeks Left')).toHaveText('1,768');
    await expect(page.locator('main')).not.toContainText(/[٠-٩]/);
    await visitor.button(/^Country/).click();
    await page.getByRole('combobox').fill('اليابان');
    await expect(page.getByRole('option')).toHaveText(['Japan']);
  });
});

test.describe('In a German browser in Austria', () => {
  test.use({ locale: 'de-AT' });

  test('the words are English, with Austrian separators', async ({ visitor }) => {
    await visitor.open();
    await visitor.visualize();
    await expect(visitor.summary('Weeks Left')).toHaveText('1.768');
  });
});
