import type { Locator, Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';
import {
  addMenu,
  beginToAdd,
  chooseFor,
  colorBy,
  coloring,
  picture,
  rowMenu,
  tooltip,
  weeksHeading,
} from '../support/weeks.ts';

/** Born on 15 May 1990, seen on 1 March 2026. */
const BORN = '1990-05-15';

const rowsOf = (visitor: Visitor, list: 'Moments' | 'Chapters'): Locator =>
  visitor.section(list).getByRole('listitem');
const form = (page: Page, name: string): Locator => page.getByRole('form', { name });
const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

async function addMoment(page: Page, words: string, when: string): Promise<void> {
  await beginToAdd(page, 'Moment');
  await form(page, 'Add a moment').getByLabel('A few words').fill(words);
  await form(page, 'Add a moment').getByLabel('When').fill(when);
  await form(page, 'Add a moment').getByLabel('When').press('Enter');
}

async function addChapter(page: Page, name: string, from: string, until = ''): Promise<void> {
  await beginToAdd(page, 'Chapter');
  await form(page, 'Add a chapter').getByLabel('Name').fill(name);
  await form(page, 'Add a chapter').getByLabel('From').fill(from);
  await form(page, 'Add a chapter').getByLabel('Until').fill(until);
  await form(page, 'Add a chapter').getByLabel('Until').press('Enter');
}

test.beforeEach(async ({ visitor }) => {
  await visitor.open();
});

test('moments are added, changed and restored by keyboard alone', async ({ page, visitor }) => {
  const rows = rowsOf(visitor, 'Moments');
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

test('problems of moments and chapters are shown at their fields', async ({ page, visitor }) => {
  await visitor.visualize(BORN, '84');
  await beginToAdd(page, 'Moment');
  const words = form(page, 'Add a moment').getByLabel('A few words');
  const when = form(page, 'Add a moment').getByLabel('When');
  await when.press('Enter');
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription('Enter a few words.');
  await words.fill('🎉 حفلة');
  for (const [entered, problem] of [
    ['', 'Enter a day, month, year or age, such as “May 2012” or “age 30”.'],
    ['x'.repeat(10_000), /^This can’t be read\. Enter a day/],
    ['31 Feb 2012', 'There is no such day. Check the day and the month.'],
    ['1980', '1980 is before your birth. Enter a later time.'],
    ['05/06/2012', 'Which is the day, and which the month? Write the month as a word.'],
  ] as const) {
    await when.fill(entered);
    await when.press('Enter');
    await expect(when).toBeFocused();
    await expect(when).toHaveAccessibleDescription(problem);
  }
  await when.fill('6 May 2012');
  await when.press('Enter');
  await expect(rowsOf(visitor, 'Moments')).toContainText([/🎉 حفلة.*May 6, 2012, at age 21/]);

  await addChapter(page, 'Lisbon', '2014', '2012');
  const until = form(page, 'Add a chapter').getByLabel('Until');
  await expect(until).toBeFocused();
  await expect(until).toHaveAccessibleDescription('The end has to be later than the beginning.');
});

test('on a phone, fifty moments are folded to one line', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
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
  const rows = rowsOf(visitor, 'Moments');
  await expect(rows).toHaveCount(0);
  // Paper has the whole list.
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(50);
  await page.emulateMedia({ media: null });
  await visitor.button('50 entries · Edit').click();
  await expect(rows).toHaveCount(50);
  // On a phone, an editor has its buttons in view.
  for (const kind of ['Chapter', 'Person'] as const) {
    await beginToAdd(page, kind);
    const dialog = page.getByRole('dialog', { name: `Add a ${kind.toLowerCase()}` });
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
  }
  await addMoment(page, 'One more', '2012');
  await expect(form(page, 'Add a moment').getByLabel('A few words')).toHaveAccessibleDescription(
    'There’s no room for more. Remove one to add another.',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('chapters are added, changed, removed and restored', async ({ page, visitor }) => {
  const rows = rowsOf(visitor, 'Chapters');
  await visitor.visualize(BORN, '84');
  await addChapter(page, 'Berlin', 'June 2012', '2016');
  await expect(status(page, 'Added: Berlin.')).toHaveCount(1);
  await addChapter(page, 'School', '1996', 'June 2008');
  await addChapter(page, 'Toronto', '2017');
  await expect(rows).toContainText([
    'School1996 to June 2008, ages 5 to 18',
    'BerlinJune 2012 to 2016, ages 22 to 26',
    'TorontoFrom 2017 on, at 26',
  ]);

  await chooseFor(page, 'Toronto', 'Edit');
  const own = form(page, 'Edit Toronto');
  await expect(own.getByLabel('From')).toHaveValue('2017');
  await own.getByLabel('Until').fill('age 90');
  await expect(own.getByText('The picture ends before that, but your list keeps it.').first()).toBeVisible();
  // The third of the fixed order.
  await expect(own.getByRole('radio', { name: 'Purple' })).toBeChecked();
  await own.getByRole('radio', { name: 'Pink' }).check();
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(rows.last()).toContainText('2017 to age 90');
  await chooseFor(page, 'Toronto', 'Edit');
  await expect(own.getByRole('radio', { name: 'Pink' })).toBeChecked();
  await page.keyboard.press('Escape');

  await chooseFor(page, 'Berlin', 'Remove');
  await expect(rows).toContainText(['School', 'Toronto']);
  await expect(visitor.button('Undo removing Berlin')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(weeksHeading(page)).toBeInViewport();
  await expect(rows).toContainText(['School', 'Berlin', 'Toronto']);
});

test('the first chapter colors the weeks; another tab may remove it', async ({ context, page, visitor }) => {
  const names = picture(visitor).locator('[data-marker="chapter"]');
  await visitor.field('Remember on this device').check();
  await visitor.visualize(BORN, '84');
  await expect(coloring(visitor, 'Time')).toBeChecked();
  await addChapter(page, 'Berlin', '2012');
  await expect(coloring(visitor, 'Chapters')).toBeChecked();
  await expect(names).toHaveText(['Berlin']);
  // It lasts until now: of what is ahead, it has the present week alone.
  await expect(picture(visitor).locator('[data-tone="ahead"]')).toHaveCount(2);
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toContainText('this week · Berlin');
  await page.keyboard.press('Escape');

  // The next one asks whether it ends it, and turns the weeks to chapters again.
  await colorBy(visitor, 'Time');
  await addChapter(page, 'Toronto', '2017');
  const question = form(page, 'Add a chapter').getByRole('group', { name: 'Does “Berlin” go on?' });
  await expect(question.getByRole('radio', { name: 'Yes, it goes on' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rowsOf(visitor, 'Chapters')).toContainText(['Berlin2012 to 2017', 'TorontoFrom 2017 on']);
  await expect(coloring(visitor, 'Chapters')).toBeChecked();
  await colorBy(visitor, 'Time');
  await expect(names).toHaveCount(0);
  await visitor.seeExample();
  await expect(coloring(visitor, 'Time')).toBeChecked();
  await visitor.leaveExample();

  await chooseFor(page, 'Toronto', 'Edit');
  await form(page, 'Edit Toronto').getByLabel('Name').fill('Toronto and Lyon');
  // As another tab that removes it.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('form') ?? '');
    saved.document.events.chapters = [];
    localStorage.setItem('form', JSON.stringify(saved));
  });
  await expect(form(page, 'Add a chapter').getByLabel('Name')).toHaveValue('Toronto and Lyon');
  await form(page, 'Add a chapter').getByRole('button', { name: 'Add' }).click();
  await expect(rowMenu(page, 'Toronto and Lyon')).toBeVisible();
});
