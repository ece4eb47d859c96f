import type { Locator, Page } from '@playwright/test';
import { beginToAdd } from '../support/add-event.ts';
import { expect, test } from '../support/test.ts';

/** The birthdate of the visitor in these tests, in which today is 1 March 2026. */
const BORN = '1990-05-15';

const form = (page: Page, name: string): Locator => page.getByRole('form', { name });

test('the entries of a chapter’s editor are kept when another tab removes the chapter', async ({
  context,
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.field('Remember on this device').check();
  await visitor.visualize(BORN, '84');
  await beginToAdd(page, 'Chapter');
  await form(page, 'Add a chapter').getByLabel('Name').fill('School');
  await form(page, 'Add a chapter').getByLabel('From').fill('age 6');
  await page.keyboard.press('Enter');
  await visitor.button('Edit School').click();
  await form(page, 'Edit School').getByLabel('Name').fill('School in Lyon');
  // As another tab that removes it.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('form') ?? '');
    saved.document.events.chapters = [];
    localStorage.setItem('form', JSON.stringify(saved));
  });
  await expect(form(page, 'Add a chapter').getByLabel('Name')).toHaveValue('School in Lyon');
  await form(page, 'Add a chapter').getByRole('button', { name: 'Add' }).click();
  await expect(visitor.button('Edit School in Lyon')).toBeVisible();
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an editor has its buttons in view', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize(BORN, '84');
    for (const kind of ['Moment', 'Chapter', 'Person'] as const) {
      await beginToAdd(page, kind);
      const dialog = page.getByRole('dialog', { name: `Add a ${kind.toLowerCase()}` });
      const close = dialog.getByRole('button', { name: 'Close' });
      await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
    }
  });
});
