import { flushSync } from 'react-dom';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { SOME_EVENTS } from '../../tests/fixtures/life-events.ts';
import { button, field, mountPage, summary, visualize } from '../../tests/support/mount-page.tsx';
import { writeForm } from '../document/saved-form.ts';

beforeEach(() => localStorage.clear());

const HOURS = 'Activity 1 hours per day';
/** Sets what is in a field as browsers do it on their own: without an event, and past React. */
const fillSilently = (label: string, value: string) =>
  Reflect.set(HTMLInputElement.prototype, 'value', value, field(label).element());
/** Shows the page again, with all that follows from it. */
const showAgain = (persisted: boolean) =>
  flushSync(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
const totalHours = () => document.querySelector('#total-hours')?.textContent;

test('values in the fields of a page that comes back as it was are not taken as new', async () => {
  await mountPage();
  fillSilently(HOURS, '7.5');
  showAgain(true);
  expect(totalHours()).toContain('17 of 24');
});

test('a stored form is shown again over older values that the browser restores', async () => {
  await mountPage({ draft: fillDraft({ birthdate: '1984-06-12' }), results: false, status: 'off' });
  fillSilently(HOURS, '7.5');
  showAgain(false);
  await expect.element(field(HOURS)).toHaveValue(8);
  await expect.element(field('Birthdate')).toHaveValue('1984-06-12');
  expect(totalHours()).toContain('17 of 24');
});

test.each([
  ['Birthdate', '1951-07-09', 'Years Lived', '74'],
  ['Life expectancy (years)', '91', 'Years Remaining', '50'],
])(
  'a %s that the browser has filled in without an event counts on submit',
  async (label, value, card, figure) => {
    await mountPage();
    await visualize();
    await expect.poll(() => summary('Years Lived')).toBe('41');
    fillSilently(label, value);
    document.querySelector('form')?.requestSubmit();
    await expect.poll(() => summary(card)).toBe(figure);
    await expect.element(field(label)).toHaveValue(label === 'Birthdate' ? value : Number(value));
  },
);

test('a page from the back/forward cache has the entries that another tab has saved', async () => {
  const saved = fillDraft({ birthdate: '1984-06-12' });
  await mountPage({ draft: saved, results: false, status: 'on' });
  await expect.element(field('Birthdate')).toHaveValue('1984-06-12');
  // Such a page misses the events of the storage.
  localStorage.setItem('form', writeForm({ ...saved, birthdate: '1951-07-09' }));
  showAgain(true);
  await expect.element(field('Birthdate')).toHaveValue('1951-07-09');
});

test('a page from the back/forward cache no longer saves if another tab has stopped it', async () => {
  await mountPage({ draft: fillDraft(), results: false, status: 'on' });
  const box = field('Remember on this device');
  await expect.element(box).toBeChecked();
  localStorage.clear();
  showAgain(true);
  await expect.element(box).not.toBeChecked();
  await field('Birthdate').fill('1951-07-09');
  expect(localStorage.length).toBe(0);
});

test.each([
  ['2015-06-12', false],
  ['1984-06-12', true],
])('somebody born on %s is offered to commute: %s', async (birthdate, isOffered) => {
  await mountPage();
  await field('Birthdate').fill(birthdate);
  await button('Add activity').click();
  const offer = page.getByRole('group', { name: 'Type a name, or pick one' });
  await expect.element(offer.getByRole('button', { name: 'Reading' })).toBeVisible();
  expect(offer.getByRole('button', { name: 'Commute' }).query() !== null).toBe(isOffered);
});

test('that an event was removed is said to assistive technology', async () => {
  await mountPage({
    draft: { ...fillDraft({ manual: true, lifeExpectancy: '84' }), events: SOME_EVENTS },
    results: true,
    status: 'off',
  });
  await button('8 entries · Edit').click();
  await button('Edit or remove Wedding').click();
  await button('Remove Wedding').click();
  await expect
    .poll(() =>
      Array.from(document.querySelectorAll('[role="status"]'), ({ textContent }) =>
        textContent?.replaceAll(/[\u2066-\u2069]/g, ''),
      ),
    )
    .toContain('Removed Wedding.');
});

test.each([
  ['in an open page', () => dispatchEvent(new StorageEvent('storage', { key: 'theme' }))],
  ['in a page from the back/forward cache', () => showAgain(true)],
])('the theme that another tab has chosen is shown %s', async (_, tell) => {
  onTestFinished(() => document.documentElement.removeAttribute('data-theme'));
  await mountPage();
  localStorage.setItem('theme', 'light');
  tell();
  await expect.element(button('Switch to dark theme')).toBeVisible();
  expect(document.documentElement.dataset['theme']).toBe('light');
  // After all storage was cleared, it stays.
  localStorage.clear();
  tell();
  await expect.element(button('Switch to dark theme')).toBeVisible();
});
