import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test, Visitor } from '../support/test.ts';
import { addMenu, beginToAdd } from '../support/weeks.ts';

/** Everything that the page has stored. */
const storage = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
const folded = (page: Page) => page.locator('.folded-form > p').first();
const question = (page: Page) => page.getByText('Remember your entries on this device?');

async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.field('Birthdate').fill('1951-07-09');
  await visitor.chooseCountry('Japan');
  await visitor.addActivity(4, 'Kite flying', '3');
}

async function expectFilledIn(visitor: Visitor): Promise<void> {
  await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');
  await expect(visitor.button('Country Japan')).toBeVisible();
  await expect(visitor.field('Activity 4 name')).toHaveValue('Kite flying');
  await expect(visitor.field('Activity 4 hours per day')).toHaveValue('3');
}

async function reload(visitor: Visitor): Promise<void> {
  await visitor.page.reload();
  await visitor.listening();
}

async function addMoment(visitor: Visitor, words: string): Promise<void> {
  await beginToAdd(visitor.page, 'Moment');
  const form = visitor.page.getByRole('form', { name: 'Add a moment' });
  await form.getByLabel('A few words').fill(words);
  await form.getByLabel('When').fill('2008');
  await visitor.page.keyboard.press('Enter');
  await expect(visitor.button(`Edit or remove ${words}`)).toBeVisible();
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

test.describe('Remember on this device', () => {
  test('left off, keeps entries through a reload in this tab alone', async ({ browser }) => {
    // With the browser's own clock: the page asks how it was opened, which a stopped clock would hide.
    const context = await browser.newContext();
    const page = await context.newPage();
    const visitor = new Visitor(page);
    await visitor.open();
    await expect(visitor.rememberBox()).not.toBeChecked();
    await expect(visitor.rememberBox()).toHaveAccessibleDescription(
      /^Saves your entries in this browser until you uncheck this box\./,
    );
    await visitor.button('Switch to light theme').click();
    await visitor.visualize('1951-07-09', '84');
    expect(await storage(page)).toEqual({ theme: 'light' });
    const title = page.getByRole('heading', { name: 'Life Spent On Activities' });
    await title.evaluate((each) => each.scrollIntoView());
    const place = await title.boundingBox();
    await reload(visitor);
    // The form above is one line now, and the place in the results the same.
    await expect.poll(async () => (await title.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, -1);
    await expect(visitor.button('Switch to dark theme')).toBeVisible();
    await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');
    await expect(visitor.results()).toBeVisible();
    await expect(visitor.rememberBox()).not.toBeChecked();
    expect(await storage(page)).toEqual({ theme: 'light' });
    const other = new Visitor(await context.newPage());
    await other.open();
    await expect(other.field('Birthdate')).toHaveValue('');
    // A new navigation starts empty, even in the same tab.
    await visitor.open();
    await expect(visitor.field('Birthdate')).toHaveValue('');
    await context.close();
  });

  test('ticked, shows today’s results at once; unticked, leaves nothing', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.rememberBox().check();
    await fillIn(visitor);
    // Not the example, but one's own.
    await visitor.seeExample();
    await visitor.leaveExample();
    // The page can’t tell a reload with a stopped clock: the browser returns to where it was.
    await page.evaluate(() => scrollTo(0, 0));
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00-05:00'));
    await reload(visitor);
    await expect(visitor.summary('Years Lived')).toHaveText('79');
    await expect(folded(page)).toHaveText('Born July 9, 1951 · Japan · 20 hours a day');
    await expect(visitor.button('Visualize My Life')).toBeHidden();
    await visitor.allSections();
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
    await expect(page.getByRole('button', { name: 'Change', exact: true })).toHaveAccessibleDescription(
      /^Born July 9, 1951/,
    );
    await expectNoViolations(page, 'the folded form');
    await visitor.openForm();
    await expect(visitor.field('Birthdate')).toBeFocused();
    await expect(folded(page)).toHaveCount(0);
    await expect(visitor.results()).toBeVisible();
    await expect(visitor.rememberBox()).toBeChecked();
    await expectFilledIn(visitor);
    await visitor.rememberBox().uncheck();
    expect(await storage(page)).toEqual({});
    await expectFilledIn(visitor);
    await visitor.open();
    await expect(visitor.field('Birthdate')).toHaveValue('');
    await expect(visitor.field('Activity 4 name')).toHaveCount(0);
    await expect(visitor.rememberBox()).not.toBeChecked();
  });

  test('leaves what cannot be read as it is, until it is ticked again', async ({ page, visitor }) => {
    // Before the page's script: otherwise the page would treat it as another tab's change.
    await page.goto('./favicon.svg');
    for (const damaged of ['{"version":1,"language":"en","document"', 'x'.repeat(2_000_000)]) {
      await page.evaluate((text) => localStorage.setItem('form', text), damaged);
      await visitor.open();
      await expect(page.getByText('Entries saved in this browser can’t be read.')).toBeVisible();
      await expect(visitor.rememberBox()).not.toBeChecked();
      await visitor.field('Birthdate').fill('1951-07-09');
      await reload(visitor);
      expect((await storage(page))['form']).toBe(damaged);
    }
    await visitor.field('Birthdate').fill('1951-07-09');
    await visitor.rememberBox().check();
    await expect.poll(async () => (await storage(page))['form']).toContain('1951-07-09');
  });

  test('shows a message if storage is blocked', async ({ page, visitor }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    await visitor.open();
    await visitor.rememberBox().click();
    await expect(page.getByText('This browser won’t let the page save anything.')).toBeVisible();
    await expect(visitor.rememberBox()).not.toBeChecked();
    await visitor.button('Switch to light theme').click();
    await visitor.visualize();
    await expect(visitor.summary('Years Lived')).toHaveText('42');
  });

  test('shares entries of two tabs, and loses none', { tag: '@matrix' }, async ({
    page,
    visitor,
    context,
  }) => {
    const other = new Visitor(await context.newPage());
    const expectBoth = async (date: string) => {
      for (const { field } of [visitor, other]) await expect(field('Birthdate')).toHaveValue(date);
    };
    await visitor.open();
    await visitor.field('Birthdate').fill('1984-02-29');
    await other.open();
    await other.field('Birthdate').fill('1951-07-09');
    await other.rememberBox().check();
    await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
    await visitor.rememberBox().check();
    await expect(visitor.button('Bring back the entries that were saved here')).toBeVisible();
    await expectBoth('1984-02-29');
    await other.undo().click();
    await expectBoth('1951-07-09');

    await visitor.field('Activity 2 hours per day').fill('7');
    await expect(other.field('Activity 2 hours per day')).toHaveValue('7');
    await visitor.undo().click();
    await expect(other.field('Activity 2 hours per day')).toHaveValue('8');
    await other.rememberBox().uncheck();
    await expect(visitor.rememberBox()).not.toBeChecked();
    await visitor.field('Birthdate').fill('1952-07-09');
    expect(await storage(page)).toEqual({});
  });
});

test.describe('Entries of one’s own', () => {
  test('are offered to be saved, on “Remember”', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize('1990-05-15', '81');
    await expect(question(page)).toHaveCount(0);
    for (const words of ['First bike', 'First job', 'Moved out']) await addMoment(visitor, words);
    await expect(question(page)).toBeVisible();
    await expectNoViolations(page, 'whether to save the entries');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await visitor.button('Remember').click();
    await expect(page.getByText('Your entries are saved in this browser until you uncheck')).toBeAttached();
    await expect(addMenu(page)).toBeFocused();
    await expect(visitor.rememberBox()).toBeChecked();
    const dialogs = watchDialogs(page);
    await reload(visitor);
    expect(dialogs).toEqual([]);
    await expect(visitor.button('Edit or remove Moved out')).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });

  test('are lost without a question only if none are in the weeks', async ({ page, visitor }) => {
    const dialogs = watchDialogs(page);
    await visitor.open();
    await visitor.visualize('1990-05-15', '81');
    await reload(visitor);
    expect(dialogs).toEqual([]);
    await visitor.visualize('1990-05-15', '81');
    await addMoment(visitor, 'First bike');
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
