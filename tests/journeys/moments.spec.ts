import type { Locator, Page } from '@playwright/test';
import { addMenu, beginToAdd } from '../support/add-event.ts';
import { expect, test, type Visitor } from '../support/test.ts';

/** Born on 15 May 1990, seen on 1 March 2026. */
const BORN = '1990-05-15';

const moments = (visitor: Visitor): Locator => visitor.section('Moments');
const rows = (visitor: Visitor): Locator => moments(visitor).getByRole('listitem');
const editor = (page: Page): Locator => page.getByRole('form', { name: 'Add a moment' });
const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

async function add(page: Page, words: string, when: string): Promise<void> {
  await beginToAdd(page, 'Moment');
  await editor(page).getByLabel('A few words').fill(words);
  await editor(page).getByLabel('When').fill(when);
  await editor(page).getByLabel('When').press('Enter');
}

test('A moment is added by keyboard alone, announced, numbered, changed, removed, and restored at its place', {
  tag: '@smoke',
}, async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize(BORN, '84');
  await add(page, 'First job', 'June 4, 2012');
  await expect(status(page, 'Added: First job.')).toHaveCount(1);
  await expect(addMenu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const words = editor(page).getByLabel('A few words');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('');
  await page.keyboard.type('First bike');
  await page.keyboard.press('Tab');
  await page.keyboard.type('june 1996');
  await expect(editor(page).getByText('June 1996, at age 6').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(status(page, 'Added: First bike.')).toHaveCount(1);
  await expect(addMenu(page)).toBeFocused();
  await expect(rows(visitor)).toContainText([
    /1.*First bike.*June 1996, at age 6/,
    /2.*First job.*June 4, 2012, at age 22/,
  ]);

  await visitor.button('Edit First bike').click();
  const own = page.getByRole('form', { name: 'Edit First bike' });
  await expect(own.getByLabel('A few words')).toBeFocused();
  await expect(own.getByLabel('When')).toHaveValue('June 1996');
  await own.getByLabel('When').fill('at 30');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(visitor.button('Edit First bike')).toBeFocused();
  await expect(rows(visitor)).toContainText([/1.*First job/, /2.*First bike.*Age 30, in 2020 or 2021/]);

  await visitor.button('Remove First job').click();
  await expect(status(page, 'Removed First job.')).toHaveCount(1);
  await expect(rows(visitor)).toContainText(['First bike']);
  await expect(visitor.button('Undo removing First job')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.button('Edit First job')).toBeInViewport();
  await expect(rows(visitor)).toContainText([/1.*First job.*June 4, 2012, at age 22/, /2.*First bike/]);
});

test('Problems of a moment are shown at their fields, and nothing is lost', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize(BORN, '84');
  await beginToAdd(page, 'Moment');
  const words = editor(page).getByLabel('A few words');
  const when = editor(page).getByLabel('When');
  await when.press('Enter');
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription('Enter a few words.');
  await words.fill('🎉 حفلة');
  for (const [entered, problem] of [
    ['', 'Enter a day, month, year or age, such as “May 2012” or “age 30”.'],
    ['next May', 'This can’t be read. Enter a day, month, year or age, such as “May 2012” or “age 30”.'],
    [
      'x'.repeat(10_000),
      'This can’t be read. Enter a day, month, year or age, such as “May 2012” or “age 30”.',
    ],
    ['31 Feb 2012', 'There is no such day. Check the day and the month.'],
    ['99/99/9999', 'There is no such day. Check the day and the month.'],
    ['1980', '1980 is before your birth. Enter a later time.'],
    ['151', 'This is past age 150. Enter an earlier time.'],
    ['05/06/2012', 'Which is the day, and which the month? Write the month as a word.'],
  ] as const) {
    await when.fill(entered);
    await when.press('Enter');
    await expect(when).toBeFocused();
    await expect(when).toHaveAccessibleDescription(problem);
  }
  await expect(words).toHaveValue('🎉 حفلة');
  await when.fill('6 May 2012');
  await when.press('Enter');
  await expect(rows(visitor)).toContainText([/🎉 حفلة.*May 6, 2012, at age 21/]);
});

test('The next round day is offered below the list until it is in it, and both are in the saved form', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.field('Remember on this device').check();
  await visitor.visualize(BORN, '84');
  await add(page, 'First job', 'June 4, 2012');
  await page.keyboard.press('Escape');
  // 14,000 days after birth.
  const offer = moments(visitor).getByText('Next milestone: 2,000 weeks old, September 12, 2028');
  await expect(offer).toBeVisible();
  await visitor.button('Add 2,000 weeks old').click();
  await expect(rows(visitor)).toContainText([/1.*First job/, /2.*2,000 weeks old.*September 12, 2028/]);
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(rows(visitor)).toContainText([/1.*First job/, /2.*2,000 weeks old.*September 12, 2028/]);
  await visitor.button('Remove 2,000 weeks old').click();
  await expect(offer).toBeVisible();
});

test.describe('Fifty moments', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('are folded to ten on a phone, can be unfolded, and are the maximum', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.field('Remember on this device').check();
    await visitor.fillPerson(BORN, '84');
    await page.evaluate(() => {
      const saved = JSON.parse(localStorage.getItem('form') ?? '');
      const list = Array.from({ length: 50 }, (_, age) => ({
        id: `moment-${age}`,
        text: `Birthday ${age}`,
        when: String(age),
      }));
      saved.document.events = { chapters: [], moments: list, people: [] };
      localStorage.setItem('form', JSON.stringify(saved));
    });
    await page.reload();
    await expect(rows(visitor)).toHaveCount(10);
    await visitor.button('Show all 50').click();
    await expect(rows(visitor)).toHaveCount(50);
    await beginToAdd(page, 'Moment');
    await editor(page).getByLabel('A few words').fill('One more');
    await editor(page).getByLabel('When').fill('2012');
    await editor(page).getByRole('button', { name: 'Add' }).click();
    await expect(editor(page).getByLabel('A few words')).toHaveAccessibleDescription(
      'There’s no room for more. Remove one to add another.',
    );
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});
