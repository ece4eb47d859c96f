import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { beginToAdd, chooseFor, rowMenu, weeksHeading } from '../support/weeks.ts';

async function addMoment(page: Page, words: string): Promise<void> {
  await beginToAdd(page, 'Moment');
  const editor = page.getByRole('form', { name: 'Add a moment' });
  await editor.getByLabel('A few words').fill(words);
  await editor.getByLabel('When').fill('2012');
  await editor.getByLabel('When').press('Enter');
  await expect(page.getByRole('button', { name: `Undo adding ${words}` })).toBeVisible();
}

test('the undo button stands where the last change was made', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize('1990-05-15', '84');
  await addMoment(page, 'Lisbon');
  await addMoment(page, 'Rome');
  await chooseFor(page, 'Lisbon', 'Remove');
  await expect(visitor.results().getByRole('button', { name: 'Undo removing Lisbon' })).toBeFocused();
  await visitor.field('Activity 1 hours per day').fill('7');
  await expect(page.locator('.life-form').getByRole('button', { name: 'Undo changing Sleep' })).toBeVisible();
  await expect(visitor.button(/^Undo /)).toHaveCount(1);
  await visitor.undo().click();
  await expect(visitor.field('Activity 1 hours per day')).toHaveValue('8');
  await visitor.button('Undo removing Lisbon').click();
  await expect(rowMenu(page, 'Lisbon')).toBeVisible();
  await expect(weeksHeading(page)).toBeInViewport();
  await visitor.button('Undo adding Rome').click();
  await visitor.button('Undo adding Lisbon').click();
  await expect(rowMenu(page, 'Lisbon')).toHaveCount(0);
  await expect(weeksHeading(page)).toBeFocused();
});
