import type { Page } from '@playwright/test';
import { expect, test, Visitor } from '../support/test.ts';

/** Everything that the page has stored. */
const storage = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

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

/** Opens the page with a filled-in form that is remembered. */
async function remember(visitor: Visitor): Promise<void> {
  await visitor.open();
  await visitor.rememberBox().check();
  await fillIn(visitor);
}

test.describe('Remember on this device', () => {
  test('left off, saves only the theme, and keeps the entries and results through a reload, in this tab alone', async ({
    browser,
  }) => {
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
    await page.reload();
    await visitor.listening();
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

  test('ticked, restores the visitor’s own form with later entries; unticked, leaves nothing behind', async ({
    page,
    visitor,
  }) => {
    await remember(visitor);
    await visitor.seeExample();
    await expect(visitor.card('Family Time')).toBeVisible();
    await visitor.leaveExample();
    await page.reload();
    await visitor.listening();
    await expect(visitor.summary('Years Lived')).toHaveText('74');
    await visitor.openForm();
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

  test('leaves a form that cannot be read as it is through load, edit and reload, until it is ticked again', async ({
    page,
    visitor,
  }) => {
    await remember(visitor);
    const { form = '' } = await storage(page);
    for (const damaged of [
      form.replace('"hours":"8"', '"hours":8'),
      form.slice(0, -9),
      'x'.repeat(2_000_000),
    ]) {
      // Before the page's script: otherwise the page would treat it as another tab's change.
      await page.goto('./favicon.svg');
      await page.evaluate((text) => localStorage.setItem('form', text), damaged);
      await visitor.open();
      await expect(page.getByText('Entries saved in this browser can’t be read.')).toBeVisible();
      await expect(visitor.rememberBox()).not.toBeChecked();
      await visitor.field('Birthdate').fill('1951-07-09');
      expect((await storage(page)).form).toBe(damaged);
      await page.reload();
      await visitor.listening();
      expect((await storage(page)).form).toBe(damaged);
    }
    await visitor.field('Birthdate').fill('1951-07-09');
    await visitor.rememberBox().check();
    await expect.poll(async () => (await storage(page)).form).toContain('1951-07-09');
  });

  test('shows a message and nothing else fails if storage is blocked', async ({ page, visitor }) => {
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
});

test.describe('Remember on this device, in several tabs', () => {
  test('entries in one tab appear in the other, which can undo them; unticked in one, it is off in both', {
    tag: '@matrix',
  }, async ({ page, visitor, context }) => {
    await visitor.open();
    await visitor.rememberBox().check();
    await visitor.field('Birthdate').fill('1951-07-09');
    const other = new Visitor(await context.newPage());
    await other.open();
    await expect(other.field('Birthdate')).toHaveValue('1951-07-09');
    await other.field('Birthdate').fill('1984-02-29');
    await other.field('Activity 1 name').press('End');
    await other.page.keyboard.type('ing');
    await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
    await expect(visitor.field('Activity 1 name')).toHaveValue('Sleeping');
    await visitor.field('Activity 2 hours per day').fill('7');
    await expect(other.field('Activity 2 hours per day')).toHaveValue('7');
    await visitor.undo().click();
    await expect(visitor.field('Activity 2 hours per day')).toHaveValue('8');
    await visitor.button('Undo the changes from another tab').click();
    for (const { field } of [visitor, other]) await expect(field('Birthdate')).toHaveValue('1951-07-09');
    await page.reload();
    await visitor.listening();
    await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');

    await other.rememberBox().uncheck();
    await expect(visitor.rememberBox()).not.toBeChecked();
    await visitor.field('Birthdate').fill('1952-07-09');
    expect(await storage(page)).toEqual({});
  });

  test('ticked while another tab has saved its entries, loses no entries of either', {
    tag: '@matrix',
  }, async ({ visitor, context }) => {
    await visitor.open();
    await visitor.field('Birthdate').fill('1984-02-29');
    const other = new Visitor(await context.newPage());
    await other.open();
    await other.field('Birthdate').fill('1951-07-09');
    await other.rememberBox().check();
    await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
    await visitor.rememberBox().check();
    await expect(visitor.button('Bring back the entries that were saved here')).toBeVisible();
    for (const { field } of [visitor, other]) await expect(field('Birthdate')).toHaveValue('1984-02-29');
    await other.undo().click();
    for (const { field } of [visitor, other]) await expect(field('Birthdate')).toHaveValue('1951-07-09');
  });
});
