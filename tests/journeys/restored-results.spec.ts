import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test, type Visitor } from '../support/test.ts';
import { addMenu, beginToAdd } from '../support/weeks.ts';

/** The birthdate of the visitor in these tests, in which today is 1 March 2026. */
const BORN = '1990-05-15';
const MOMENTS = ['First bike', 'First job', 'Moved out'];

const folded = (page: Page) => page.locator('.folded-form > p').first();
const change = (page: Page) => page.getByRole('button', { name: 'Change', exact: true });
const question = (page: Page) => page.getByText('Remember your entries on this device?');

async function reload(page: Page, visitor: Visitor): Promise<void> {
  await page.reload();
  await visitor.listening();
}

/** Fills in the form of somebody in Japan and has it saved. */
async function remember(visitor: Visitor): Promise<void> {
  await visitor.open();
  await visitor.rememberBox().check();
  await visitor.field('Birthdate').fill(BORN);
  await visitor.chooseCountry('Japan');
  // The browser itself returns to where a page was reloaded.
  await visitor.page.evaluate(() => scrollTo(0, 0));
}

async function addMoment(page: Page, visitor: Visitor, words: string): Promise<void> {
  await beginToAdd(page, 'Moment');
  const form = page.getByRole('form', { name: 'Add a moment' });
  await form.getByLabel('A few words').fill(words);
  await form.getByLabel('When').fill('2008');
  await page.keyboard.press('Enter');
  await expect(visitor.button(`Edit ${words}`)).toBeVisible();
}

/** The kinds of dialogs that the browser has opened; each is accepted. */
function watchDialogs(page: Page): string[] {
  const kinds: string[] = [];
  page.on('dialog', (dialog) => {
    kinds.push(dialog.type());
    void dialog.accept();
  });
  return kinds;
}

test.describe('A saved form', () => {
  test('shows its results of today at once, folded to one line, and nothing moves; “Change” opens it', async ({
    page,
    visitor,
  }) => {
    await remember(visitor);
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00-05:00'));
    await reload(page, visitor);
    await expect(visitor.summary('Years Lived')).toHaveText('40');
    await expect(folded(page)).toHaveText('Born May 15, 1990 · Japan · 17 hours a day');
    await expect(visitor.button('Visualize My Life')).toBeHidden();
    await visitor.allSections();
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
    await expect(change(page)).toHaveAccessibleDescription(/^Born May 15, 1990/);
    await expectNoViolations(page, 'the folded form');
    await visitor.openForm();
    await expect(visitor.field('Birthdate')).toBeFocused();
    await expect(folded(page)).toHaveCount(0);
    await expect(visitor.results()).toBeVisible();
    await visitor.rememberBox().uncheck();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test.describe('Entries of one’s own', () => {
  test('are offered to be saved, on “Remember”', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize(BORN, '81');
    await expect(question(page)).toHaveCount(0);
    for (const words of MOMENTS) await addMoment(page, visitor, words);
    await expect(question(page)).toBeVisible();
    await expectNoViolations(page, 'whether to save the entries');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await visitor.button('Remember').click();
    await expect(page.getByText('Your entries are saved in this browser until you uncheck')).toBeAttached();
    await expect(addMenu(page)).toBeFocused();
    await expect(visitor.rememberBox()).toBeChecked();
    const dialogs = watchDialogs(page);
    await reload(page, visitor);
    expect(dialogs).toEqual([]);
    await expect(visitor.button('Edit Moved out')).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });

  test('are lost without a word only if there are none in the weeks: otherwise the browser asks first', async ({
    page,
    visitor,
  }) => {
    const dialogs = watchDialogs(page);
    await visitor.open();
    await visitor.visualize(BORN, '81');
    await reload(page, visitor);
    expect(dialogs).toEqual([]);
    await visitor.open();
    await visitor.visualize(BORN, '81');
    await addMoment(page, visitor, 'First bike');
    await page.locator('.language-button').click();
    await page.locator('.language-menu a[lang="de"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: /First bike/ }).first()).toBeVisible();
    expect(dialogs, 'in another language, they come along').toEqual([]);
    await page.locator('.folded-form button').click();
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
  });
});
