import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 20 && !(await hasFocus()); stops++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

// With the mouse, it takes six moves and six clicks: on the birthdate, the country and its option, the button that adds an
// activity, its hours, and the button of the form. By keyboard, four ways with Tab and four times Enter.
test('the whole task takes no more actions with the keyboard than with the mouse', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  await visitor.open();
  await tabTo(page, visitor.field('Birthdate'));
  await page.keyboard.type('02291984');
  await tabTo(page, visitor.button(/^Country/));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('jap');
  await expect(page.getByRole('option')).toHaveText(['Japan']);
  await page.keyboard.press('Enter');
  await tabTo(page, visitor.button('Add activity'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Reading');
  await tabTo(page, visitor.field('Activity 4 hours per day'));
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(visitor.results()).toBeFocused();
  await expect(visitor.card('Reading')).toContainText('8.3% of every day');
  await expect(visitor.summary('Years Remaining')).toHaveText('42.5');
});
