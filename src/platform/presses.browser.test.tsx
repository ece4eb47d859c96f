import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addActivities, fillDraft } from '../../tests/fixtures/drafts.ts';
import { clickInOneBurst, hold, pressInOneBurst, tap } from '../../tests/support/bursts.ts';
import { button, field, mountPage, visualize } from '../../tests/support/mount-page.tsx';
import { guardPresses } from './presses.ts';

beforeAll(guardPresses);
afterEach(() => localStorage.clear());

const names = () => document.querySelectorAll('[id^=activity-][id$=-name]').length;
const problems = () => page.getByRole('group', { name: 'There is a problem' }).elements();

/** Gives an element the focus. What was pressed before is over. */
async function focus(locator: Locator): Promise<void> {
  locator.element().focus();
  await pressInOneBurst('Shift');
}

test('Enter that is held on “Remove” removes one activity, and undoes nothing', async () => {
  const draft = addActivities(fillDraft({ birthdate: '', country: null }), 2);
  await mountPage({ draft, results: false, status: 'off' });
  await focus(button('Remove activity 5'));
  await hold('Enter');
  expect(names()).toBe(4);
  await expect.element(page.getByRole('button', { name: /^Undo / })).toHaveFocus();
  await focus(page.getByRole('button', { name: /^Undo / }));
  await hold('Enter');
  expect(names()).toBe(5);
  expect(problems()).toEqual([]);
});

const WAYS = [
  ['held', () => hold('Enter')],
  ['pressed twice at once', () => pressInOneBurst('Enter', 'Enter')],
] as const;

test.each(WAYS)('Enter that is %s on “Add activity” adds one, and submits nothing', async (_, press) => {
  await mountPage();
  await focus(button('Add activity'));
  await press();
  expect(names()).toBe(4);
  await expect.element(field('Activity 4 name')).toHaveFocus();
  expect(problems()).toEqual([]);
});

test.each(WAYS)('Enter that is %s on a choice of a menu submits no empty dialog', async (_, press) => {
  await mountPage();
  await visualize();
  await button('Not now').click();
  await button('Add to your weeks').click();
  await focus(button('Moment'));
  await press();
  await expect.element(page.getByRole('dialog').getByLabelText('A few words')).toHaveFocus();
  expect(document.querySelector('dialog[open] [aria-invalid=true]')).toBeNull();
});

const weeks = () => page.getByRole('application');

async function showWeeks(): Promise<void> {
  await mountPage();
  await visualize();
  await expect.element(weeks()).toBeVisible();
}

test.each([2, 3])(
  'Enter that is pressed %d times at once on a week submits no empty dialog',
  async (presses) => {
    await showWeeks();
    await focus(weeks());
    await pressInOneBurst(...Array.from({ length: presses }, () => 'Enter' as const));
    await expect.element(page.getByRole('dialog').getByLabelText('A few words')).toHaveFocus();
    expect(document.querySelector('dialog[open] [aria-invalid=true]')).toBeNull();
  },
);

test('Enter that is pressed twice at once on the week of a moment changes nothing', async () => {
  await showWeeks();
  await focus(weeks());
  await pressInOneBurst('Enter');
  await userEvent.keyboard('Wedding{Enter}');
  await focus(weeks());
  await pressInOneBurst('Enter', 'Enter');
  await expect.element(page.getByRole('dialog', { name: 'Edit Wedding' })).toBeVisible();
  await expect.element(button('Undo adding Wedding')).toBeInTheDocument();
});

test('Enter that is pressed twice at once opens a box for a text of several lines, and writes nothing in it', async () => {
  await showWeeks();
  await focus(button('Type or paste'));
  await pressInOneBurst('Enter', 'Enter');
  await expect.element(field('One event per line')).toHaveFocus();
  await expect.element(field('One event per line')).toHaveValue('');
  await focus(button('Add'));
  await pressInOneBurst('Enter', 'Enter');
  await expect.element(page.getByText(/^There’s nothing to add yet/)).toBeVisible();
  await expect.element(field('One event per line')).toHaveValue('');
});

test('Enter that is pressed twice at once leaves a dialog open whose content is still to come', async () => {
  await mountPage();
  await focus(button('Backup'));
  await pressInOneBurst('Enter', 'Enter');
  await expect.element(page.getByRole('dialog', { name: 'Backup' })).toBeVisible();
});

test('a key that is held writes on in a text of several lines', async () => {
  await render(<textarea />);
  const text = page.getByRole('textbox');
  await focus(text);
  await hold('Enter', 3);
  expect(text.element()).toHaveProperty('value', '\n'.repeat(4));
});

test('a press that takes the focus from a field with a mistake counts at once', async () => {
  await mountPage();
  await field('Activity 1 hours per day').click();
  await userEvent.keyboard('{Control>}a{/Control}abc');
  const submit = button('Visualize My Life').element();
  submit.scrollIntoView({ block: 'center' });
  await clickInOneBurst(submit, 1);
  await expect.element(page.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
});

test.each([
  ['“Close”', () => page.getByRole('dialog').getByRole('button', { name: 'Close' })],
  ['a country', () => page.getByRole('option', { name: 'Aruba' })],
])('a double click on %s presses nothing below the dialog', async (_, find) => {
  await mountPage();
  const pressed: boolean[] = [];
  await button(/^Country/).click();
  await expect.element(page.getByRole('option', { name: 'Aruba' })).toBeVisible();
  const control = find().element();
  const note = ({ target }: Event) => pressed.push(target instanceof Node && control.contains(target));
  document.addEventListener('click', note);
  document.addEventListener('mousedown', note);
  await clickInOneBurst(control, 3);
  document.removeEventListener('click', note);
  document.removeEventListener('mousedown', note);
  expect(pressed).toEqual([true, true]);
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
});

test('a tap outside a dialog closes it, and presses nothing below', async () => {
  await mountPage();
  const birthdate = field('Birthdate').element();
  await button(/^Country/).click();
  const dialog = page.getByRole('dialog').element();
  const pressed: EventTarget[] = [];
  for (const type of ['pointerdown', 'mousedown', 'click'])
    document.addEventListener(type, ({ target }) => target && pressed.push(target));
  const { top, height } = dialog.getBoundingClientRect();
  await tap(dialog, { x: 0, y: -(height / 2) - top / 2 });
  await expect.poll(() => dialog.hasAttribute('open')).toBe(false);
  await expect.element(button(/^Country/)).toHaveFocus();
  expect(new Set(pressed)).toEqual(new Set([dialog]));
  expect(document.activeElement).not.toBe(birthdate);
});
