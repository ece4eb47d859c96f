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
});
