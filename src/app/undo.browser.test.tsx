import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addActivities, fillDraft, typeActivities } from '../../tests/fixtures/drafts.ts';
import { shortcutsInOneBurst } from '../../tests/support/bursts.ts';
import { button, field, mountPage, summary, visualize } from '../../tests/support/mount-page.tsx';

const focused = () => document.activeElement?.id;
const undo = () => page.getByRole('button', { name: /^Undo / });
const redo = () => page.getByRole('button', { name: /^Redo / });
const names = () => Array.from(document.querySelectorAll('[id^=activity-][id$=-name]'));
/** Mounts the page with some activities besides the first three. */
const mountWith = (added: number) =>
  mountPage({
    draft: addActivities(fillDraft({ birthdate: '', country: null }), added),
    results: false,
    status: 'off',
  });

test.each<[what: string, make: () => Promise<void>, change: string, id: string]>([
  ['a birthdate', () => field('Birthdate').fill('1951-07-09'), 'changing Birthdate', 'birthdate'],
  [
    'a life expectancy, with its field',
    () => field('Enter life expectancy manually').click(),
    'changing Life expectancy (years)',
    'activities',
  ],
  ['hours', () => field('Activity 2 hours per day').fill('7'), 'changing Work', 'activity-2-name'],
  ['a removed activity', () => button('Remove activity 4').click(), 'removing Activity 4', 'activity-4-name'],
  ['an added activity', () => button('Add activity').click(), 'adding Activity 5', 'activities'],
])('where its button leaves the page, the undo of %s leads to it', async (_, make, change, id) => {
  await mountWith(1);
  await make();
  await button(`Undo ${change}`).click();
  await expect.poll(focused).toBe(id);
  expect(undo().elements()).toEqual([]);
  await expect.element(button(`Redo ${change}`)).toBeVisible();
});

test('Ctrl+Z undoes what was typed before a submit, and submits nothing', async () => {
  await mountPage();
  await visualize('1984-02-29', '76');
  await field('Birthdate').fill('1951-07-09');
  await button('Visualize My Life').click();
  await expect.poll(() => summary('Years Lived')).toBe('74');
  await expect.poll(focused).toBe('results');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field('Birthdate')).toHaveValue('1984-02-29');
  await expect.element(page.getByText('You’ve changed your entries.').first()).toBeVisible();
  expect(summary('Years Lived')).toBe('74');
});

test('Ctrl+Z in a field undoes what was typed there, and nothing else', async () => {
  await mountWith(1);
  await button('Remove activity 4').click();
  const name = field('Activity 1 name');
  await name.click();
  // The browser undoes what was typed at one place; for the page, all that is typed into a field is one change.
  await userEvent.keyboard('{End}y{ArrowLeft}s');
  await expect.element(name).toHaveValue('Sleepsy');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(name).toHaveValue('Sleepy');
  expect(names()).toHaveLength(3);
});

test('an undo by the keyboard leaves the focus where it is', async () => {
  await mountWith(1);
  await button('Remove activity 4').click();
  await button('Add activity').click();
  await button('Backup').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Backup')).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(button('Undo removing Activity 4')).toBeVisible();
  await expect.element(button('Backup')).toHaveFocus();
});

test.each([
  ['undo', 'Undone.'],
  ['redo', 'Redone.'],
] as const)('each %s is announced, also right after another one', async (what, said) => {
  await mountWith(2);
  await button('Remove activity 5').click();
  await button('Remove activity 4').click();
  const press = { undo, redo }[what];
  if (what === 'redo') await shortcutsInOneBurst('Ctrl+Z', 'Ctrl+Z');
  const announced = () => page.getByText(said, { exact: true }).element();
  await press().click();
  const first = announced();
  await press().click();
  // A live region says what comes into it, not what stays.
  await expect.poll(() => announced() === first).toBe(false);
});

test('while a dialog is open, Ctrl+Z undoes nothing, and Ctrl+Y makes nothing again', async () => {
  await mountWith(1);
  await button('Remove activity 4').click();
  const leaveDialog = async (key: string) => {
    await button('Backup').click();
    await expect.element(button('Save a backup file')).toBeVisible();
    await userEvent.keyboard(`{Control>}${key}{/Control}`);
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Backup')).toHaveFocus();
  };
  await leaveDialog('z');
  expect(names()).toHaveLength(3);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field('Activity 4 name')).toBeVisible();
  await leaveDialog('y');
  expect(names()).toHaveLength(4);
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.poll(names).toHaveLength(3);
});

test('five times Ctrl+Z in one burst undo five changes, and the keys of redo make them again', async () => {
  await mountPage();
  const add = button('Add activity');
  await add.click();
  await add.click();
  await field('Activity 4 name').fill('Kite flying');
  await button('Remove activity 5').click();
  await button('Remove activity 4').click();
  // From nowhere, the focus goes to what the first of them brings back: a field, with an undo of its own.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await shortcutsInOneBurst('Ctrl+Z', 'Ctrl+Z', 'Ctrl+Z', 'Ctrl+Z', 'Ctrl+Z');
  await expect.element(add).toBeVisible();
  expect(names()).toHaveLength(3);
  await expect.poll(() => document.querySelector('#undo')).toBeNull();
  await shortcutsInOneBurst('Ctrl+Y', 'Ctrl+Shift+Z', 'Ctrl+Y');
  await expect.element(field('Activity 4 name')).toHaveValue('Kite flying');
  expect(names()).toHaveLength(5);
  await shortcutsInOneBurst('Ctrl+Shift+Z', 'Ctrl+Y', 'Ctrl+Y');
  await expect.poll(names).toHaveLength(3);
  expect(redo().elements()).toEqual([]);
});

describe('The button that makes a change again', () => {
  test('stands beside the one that undoes the change before, and is gone with the next change', async () => {
    await mountWith(1);
    await button('Remove activity 4').click();
    await button('Add activity').click();
    await button('Undo adding Activity 4').click();
    await expect.element(button('Redo adding Activity 4')).toBeVisible();
    await expect.element(button('Undo removing Activity 4')).toBeVisible();
    await field('Activity 1 hours per day').fill('7');
    await expect.poll(() => redo().elements()).toEqual([]);
    await expect.element(button('Undo changing Sleep')).toBeVisible();
  });

  test('leaves the focus to the list where what it removes again is gone', async () => {
    await mountWith(1);
    await button('Remove activity 4').click();
    await undo().click();
    await expect.element(field('Activity 4 name')).toHaveFocus();
    await redo().click();
    await expect.poll(names).toHaveLength(3);
    await expect.poll(focused).toBe('activities');
  });

  test('keeps the focus while there is more to make again', async () => {
    await mountWith(2);
    await button('Remove activity 5').click();
    await button('Remove activity 4').click();
    await shortcutsInOneBurst('Ctrl+Z', 'Ctrl+Z');
    await button('Redo removing Activity 5').click();
    await expect.element(button('Redo removing Activity 4')).toHaveFocus();
  });

  test('changes the results again where they made the change', async () => {
    const activities = typeActivities(['Sleep', '8'], ['Exercise', '0.2']);
    const draft = fillDraft({ country: null, manual: true, lifeExpectancy: '84', activities });
    await mountPage({ draft, results: false, status: 'off' });
    await button('Visualize My Life').click();
    await expect.poll(() => summary('Years Lived')).toBe('35');
    const health = () => document.querySelector('.health-analyses')?.textContent;
    await button('Apply Optimization').click();
    await expect.element(button('Undo changing Exercise')).toHaveFocus();
    const applied = health();
    await button('Undo changing Exercise').click();
    await expect.element(button('Apply Optimization')).toHaveFocus();
    expect(health()).not.toBe(applied);
    await button('Redo changing Exercise').click();
    await expect.element(button('Undo changing Exercise')).toHaveFocus();
    expect(health()).toBe(applied);
  });
});

test.each([320, 768])(
  'in a window of %d pixels, they are icons in the form, with whole names',
  async (width) => {
    await page.viewport(width, 800);
    await mountPage();
    await field('Activity 1 hours per day').fill('7');
    await field('Activity 2 hours per day').fill('7');
    await undo().click();
    for (const name of ['Undo changing Sleep', 'Redo changing Work']) {
      const { width: shown } = button(name).element().getBoundingClientRect();
      expect(shown).toBe(44);
      expect(button(name).element().querySelector('svg')?.checkVisibility()).toBe(true);
    }
  },
);

test('the buttons that undo changes in the form and make them again move nothing', async () => {
  await mountPage();
  const places = () =>
    [field('Birthdate'), field('Activity 1 name'), field('Activity 3 name'), button('Visualize My Life')].map(
      (control) => control.element().getBoundingClientRect().top + scrollY,
    );
  const before = places();
  await field('Activity 1 name').fill('A long name that is changed, and named in the button');
  await expect.element(undo()).toBeVisible();
  expect(places()).toEqual(before);
  await field('Activity 2 name').fill('Another long name that is changed, and named in the button');
  await undo().click();
  await expect.element(redo()).toBeVisible();
  await expect.element(undo()).toBeVisible();
  expect(places()).toEqual(before);
});
