import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The birthdate of the visitor in these tests, in which today is 1 March 2026. */
const BORN = '1990-05-15';

const add = (page: Page, kind: 'Moment' | 'Chapter' | 'Person'): Locator =>
  page.getByRole('group', { name: 'Add to your weeks' }).getByRole('button', { name: kind });
const form = (page: Page, name: string): Locator => page.getByRole('form', { name });

async function addPerson(page: Page, name: string): Promise<void> {
  await add(page, 'Person').click();
  await form(page, 'Add a person').getByLabel('Name').fill(name);
  await form(page, 'Add a person').getByLabel('Year of birth').fill('1962');
  await form(page, 'Add a person').getByLabel('Days together a year').fill('52');
  await page.keyboard.press('Enter');
}

test('an unfinished moment, chapter or person is kept while another editor is open, and when another one is removed', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.submitFrom('Japan', BORN);
  await addPerson(page, 'Sam');
  await add(page, 'Moment').click();
  await form(page, 'Add a moment').getByLabel('A few words').fill('The night we');
  await add(page, 'Chapter').click();
  await form(page, 'Add a chapter').getByLabel('Name').fill('Scho');
  await form(page, 'Add a chapter').getByLabel('From').fill('age 6');
  await form(page, 'Add a chapter')
    .getByRole('button', { name: /^Color: / })
    .click();
  await form(page, 'Add a chapter').getByRole('radio', { name: 'Purple' }).check();
  await add(page, 'Person').click();
  await form(page, 'Add a person').getByLabel('Name').fill('My bro');
  await add(page, 'Moment').click();
  await expect(form(page, 'Add a moment').getByLabel('A few words')).toHaveValue('The night we');
  await add(page, 'Chapter').click();
  await expect(form(page, 'Add a chapter').getByLabel('Name')).toHaveValue('Scho');
  await expect(form(page, 'Add a chapter').getByLabel('From')).toHaveValue('age 6');
  await expect(form(page, 'Add a chapter').getByRole('button', { name: /^Color: Purple/ })).toBeVisible();
  await add(page, 'Person').click();
  await visitor.button('Remove Sam').click();
  await expect(form(page, 'Add a person').getByLabel('Name')).toHaveValue('My bro');
  // Canceled entries are meant to go.
  await form(page, 'Add a person').getByLabel('Name').press('Escape');
  await add(page, 'Person').click();
  await expect(form(page, 'Add a person').getByLabel('Name')).toHaveValue('');
});

test('the entries of a chapter’s editor are kept when another tab removes the chapter', async ({
  context,
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.field('Remember on this device').check();
  await visitor.visualize(BORN, '84');
  await add(page, 'Chapter').click();
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

  test('an editor is at the bottom of the window, with its buttons in view', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize(BORN, '84');
    for (const kind of ['Moment', 'Chapter', 'Person'] as const) {
      await add(page, kind).click();
      const close = form(page, `Add a ${kind.toLowerCase()}`).getByRole('button', { name: 'Close' });
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
    }
  });
});
