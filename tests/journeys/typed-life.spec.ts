import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { beginToAdd, coloring, suggestions, weeksHeading } from '../support/weeks.ts';

/** Born on 15 May 1990, seen on 1 March 2026. */
const BORN = '1990-05-15';
const EXAMPLE = '1996–2008 School\n2008–2012 Montreal\n2012 first job\nMum 1958\n24 Aug 2019 wedding';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Type or paste' });
/** On the page, or in the dialog. */
const box = (page: Page): Locator => page.getByLabel('One event per line');
const entries = (page: Page): Locator =>
  page.getByRole('list', { name: 'Entries found' }).getByRole('listitem');
const markedLines = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(() =>
    ['wrong-lines', 'asking-lines'].map((name) =>
      [...(CSS.highlights.get(name) ?? [])].map(({ startContainer, startOffset, endOffset }) =>
        (startContainer.textContent ?? '').slice(startOffset, endOffset),
      ),
    ),
  );
const addButton = (page: Page): Locator => page.locator('.typed-life').getByRole('button', { name: /^Add/ });
const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });
const kind = (page: Page, entry: string, name: string): Locator =>
  page.getByRole('group', { name: `Kind of entry: ${entry}` }).getByRole('radio', { name });

test('a life typed in lines becomes chapters, moments and people', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.submitFrom('Japan', BORN);
  await visitor.allSections();
  await visitor.button('Type or paste').press('Enter');
  await expect(box(page)).toBeVisible();
  await expect(addButton(page)).toHaveAccessibleName('Add');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(EXAMPLE);
  await expect(entries(page)).toContainText([
    /School.*1996 to 2008/,
    /Montreal.*2008 to 2012/,
    /first job.*2012, at age 21 or 22/,
    /Mum.*Born in 1958/,
    /wedding.*August 24, 2019, at age 29/,
  ]);
  await expect(kind(page, '1996–2008 School', 'Chapter')).toBeChecked();
  await expect(kind(page, '2012 first job', 'Moment')).toBeChecked();
  await expect(kind(page, 'Mum 1958', 'Person')).toBeChecked();

  await addButton(page).focus();
  await expect(addButton(page)).toHaveAccessibleName('Add 5 entries');
  await page.keyboard.press('Enter');
  await expect(weeksHeading(page)).toBeFocused();
  await expect(weeksHeading(page)).toBeInViewport();
  await expect(coloring(visitor, 'Chapters')).toBeChecked();
  await expect(status(page, 'Added 5 entries.')).toHaveCount(1);
  await expect(suggestions(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take back School' })).toBeVisible();
  await expect(visitor.section('Moments and chapters').getByRole('listitem')).toContainText([
    /School.*1996/,
    /Montreal.*2008/,
    /first job/,
    /wedding/,
  ]);
  await expect(visitor.section('Time with people').getByRole('heading', { name: 'Mum' })).toBeVisible();

  // What is taken back is in the box again, which opens with it.
  await page.getByRole('button', { name: 'Take back wedding' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(box(page)).toHaveValue('24 Aug 2019 wedding');
  await expect(page.getByRole('button', { name: 'Take back Mum' })).toBeFocused();
  await addButton(page).click();
  await expect(dialog(page)).toBeHidden();

  // What is not understood stays in the box, marked and with its reason, and waits while the dialog is closed.
  await beginToAdd(page, 'Type or paste');
  await expect(box(page)).toHaveValue('');
  await box(page).fill(
    `asdf\nBerlin since 2012\n3/4/2019 dinner\nuntil 2015 Lisbon\nGrandma 1850\n1993–1995 Berlin`,
  );
  await expect(entries(page)).toContainText([
    /asdf.*Begin or end this line with a year, a date or an age\./,
    /Berlin.*From 2012 on/,
    /3\/4\/2019 dinner.*Choose its date above\./,
    /until 2015 Lisbon.*This says when something ended\. Add when it began, as in “2008–2012”\./,
    /Grandma 1850.*Check the year of birth: it’s more than 130 years ago\./,
    /Berlin.*1993 to 1995\nThere’s already an entry called “Berlin”\. Both will be kept\./,
  ]);
  await expect
    .poll(() => markedLines(page))
    .toEqual([['asdf', 'until 2015 Lisbon', 'Grandma 1850'], ['3/4/2019 dinner']]);
  await expectNoViolations(page, 'a typed life with problems and a question');

  await addButton(page).click();
  await expect(status(page, 'Added 2 entries. What couldn’t be added is still in the box.')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('asdf\n3/4/2019 dinner\nuntil 2015 Lisbon\nGrandma 1850');
  await expect(addButton(page)).toHaveAccessibleName('Add 1 question left');

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await beginToAdd(page, 'Type or paste');
  await expect(box(page)).toHaveValue('asdf\n3/4/2019 dinner\nuntil 2015 Lisbon\nGrandma 1850');

  // A question is answered where it stands, and what was added can be taken back.
  await addButton(page).press('Enter');
  const dates = page.getByRole('group', { name: '“3/4/2019 dinner”: which date is it?' });
  await expect(dates.getByRole('radio', { name: 'April 3, 2019' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(entries(page).nth(1)).toContainText('April 3, 2019, at age 28');
  await expect(addButton(page)).toHaveAccessibleName('Add 1 entry');
  await addButton(page).click();
  await page.getByRole('button', { name: 'Take back dinner' }).click();
  await expect(status(page, '“dinner” was taken back.')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('asdf\nuntil 2015 Lisbon\nGrandma 1850\n3/4/2019 dinner');
  await addButton(page).click();
  await box(page).fill('asdf');
  await expect(page.getByRole('button', { name: 'Take back dinner' })).toBeHidden();
  await addButton(page).click();
  await expect(status(page, 'There’s nothing to add yet.')).toBeVisible();
});
