import { beginToAdd } from '../support/add-event.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { rememberBox, storage } from '../support/saved-form.ts';
import { expect, test, Visitor } from '../support/test.ts';

test.describe('Remember on this device, in several tabs', () => {
  test('entries in one tab appear in the other, which can undo them; unticked in one, it is off in both', {
    tag: '@matrix',
  }, async ({ page, visitor, context }) => {
    await visitor.open();
    await rememberBox(visitor).check();
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

    await rememberBox(other).uncheck();
    await expect(rememberBox(visitor)).not.toBeChecked();
    await visitor.field('Birthdate').fill('1952-07-09');
    expect(await storage(page)).toEqual({});
  });

  test('a second tab leaves chapters and people as the first one has saved them', {
    tag: '@matrix',
  }, async ({ page, visitor, context }) => {
    await visitor.open();
    await rememberBox(visitor).check();
    await visitor.submitFrom('Japan', '1990-05-15');
    await visitor.allSections();
    await beginToAdd(visitor.page, 'Type or paste');
    await page.getByLabel('One event per line').fill('1996–2008 School\nMum 1962');
    await page.getByRole('button', { name: 'Add 2 entries' }).click();
    await expect(page.getByRole('heading', { name: 'Mum' })).toBeVisible();
    const before = await storage(page);
    const other = new Visitor(await context.newPage());
    await other.open();
    await expect(other.field('Birthdate')).toHaveValue('1990-05-15');
    expect(await storage(page)).toEqual(before);
    await expect(visitor.button('Undo the changes from another tab')).toHaveCount(0);
  });

  test('ticked while another tab has saved its entries, loses no entries of either', {
    tag: '@matrix',
  }, async ({ visitor, context }) => {
    await visitor.open();
    await visitor.field('Birthdate').fill('1984-02-29');
    const other = new Visitor(await context.newPage());
    await other.open();
    await other.field('Birthdate').fill('1951-07-09');
    await rememberBox(other).check();
    await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
    await rememberBox(visitor).check();
    await expect(visitor.button('Bring back the entries that were saved here')).toBeVisible();
    for (const { field } of [visitor, other]) await expect(field('Birthdate')).toHaveValue('1984-02-29');
    await other.undo().click();
    for (const { field } of [visitor, other]) await expect(field('Birthdate')).toHaveValue('1951-07-09');
  });

  test('a tab restored from the back/forward cache catches up, even before it can read what is saved', {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
    const send = await holdRequests(page, '**/assets/saved-draft-*.js');
    await visitor.open();
    await rememberBox(visitor).check();
    await visitor.field('Birthdate').fill('1951-07-09');
    await expect.poll(() => storage(page)).toEqual({ form: expect.stringContaining('1951-07-09') });
    await page.evaluate(() => {
      // Saved by another tab in the meantime; a page in the back/forward cache gets no storage event.
      localStorage.setItem('form', localStorage.getItem('form')?.replace('1951-07-09', '1984-02-29') ?? '');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    send();
    await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
    await visitor.field('Activity 1 hours per day').fill('7');
    expect(await storage(page)).toEqual({ form: expect.stringContaining('1984-02-29') });
  });
});
