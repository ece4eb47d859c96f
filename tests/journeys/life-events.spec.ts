import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { addMenu, beginToAdd, chooseFor, rowMenu, weeksHeading } from '../support/weeks.ts';

/** Born on 15 May 1990, seen on 1 March 2026. */
const BORN = '1990-05-15';

const form = (page: Page, name: string): Locator => page.getByRole('form', { name });
const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

async function addMoment(page: Page, words: string, when: string): Promise<void> {
  await beginToAdd(page, 'Moment');
  await form(page, 'Add a moment').getByLabel('A few words').fill(words);
  await form(page, 'Add a moment').getByLabel('When').fill(when);
  await form(page, 'Add a moment').getByLabel('When').press('Enter');
}

test('moments are added, changed and restored by keyboard alone', async ({ page, visitor }) => {
  await visitor.open();
  const rows = visitor.section('Moments').getByRole('listitem');
  await visitor.field('Remember on this device').check();
  await visitor.visualize(BORN, '84');
  await addMoment(page, 'First job', 'June 4, 2012');
  await expect(status(page, 'Added: First job.')).toHaveCount(1);
  await expect(weeksHeading(page)).toBeFocused();
  await addMenu(page).focus();
  for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(form(page, 'Add a moment').getByLabel('A few words')).toBeFocused();
  await page.keyboard.type('First bike');
  await page.keyboard.press('Tab');
  await page.keyboard.type('june 1996');
  await expect(form(page, 'Add a moment').getByText('June 1996, at age 6').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(weeksHeading(page)).toBeFocused();
  await expect(rows).toContainText([
    /1.*First bike.*June 1996, at age 6/,
    /2.*First job.*June 4, 2012, at age 22/,
  ]);

  await chooseFor(page, 'First bike', 'Edit');
  const own = form(page, 'Edit First bike');
  await expect(own.getByLabel('When')).toHaveValue('June 1996');
  await page.keyboard.press('Escape');
  await expect(rowMenu(page, 'First bike')).toBeFocused();
  for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await own.getByLabel('When').fill('at 30');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(weeksHeading(page)).toBeFocused();
  await expect(rows).toContainText([/1.*First job/, /2.*First bike.*Age 30, in 2020 or 2021/]);

  await chooseFor(page, 'First job', 'Remove');
  await expect(status(page, 'Removed First job.')).toHaveCount(1);
  await expect(rows).toContainText(['First bike']);
  await expect(visitor.button('Undo removing First job')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(weeksHeading(page)).toBeFocused();
  await expect(weeksHeading(page)).toBeInViewport();
  await expect(rows).toContainText([/1.*First job.*June 4, 2012, at age 22/, /2.*First bike/]);

  // 14,000 days after birth.
  await page.locator('summary').filter({ hasText: '2,000 weeks old on September 12, 2028' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Next milestones' }).getByRole('listitem')).toHaveCount(3);
  await page.reload();
  await expect(rows).toContainText([/First job/, /First bike/]);
});
