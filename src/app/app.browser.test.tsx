import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addActivities, fillDraft } from '../../tests/fixtures/drafts.ts';
import { fakeNetwork, json } from '../../tests/support/fake-network.ts';
import { button, field, mountPage, summary, visualize } from '../../tests/support/mount-page.tsx';
import { writeForm } from '../document/saved-form.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { LookUps } from '../platform/look-ups.ts';
import { fetchQuotes } from '../world/quotes.ts';
import { DailyQuote } from './daily-quote.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('values that the browser restores into the fields on Back become the form’s', async () => {
  await mountPage();
  // As browsers do it: without an event, after the page has started.
  Object.assign(field('Activity 1 hours per day').element(), { value: '7.5' });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await expect.poll(() => document.querySelector('#total-hours')?.textContent).toContain('16.5 of 24');
  await visualize();
  await expect.poll(() => summary('Years Lived')).toBe('41');
  await expect.element(button('Visualize My Life')).toBeEnabled();
});

test('a value that a browser fills in without an event is submitted', async () => {
  await mountPage();
  await field('Enter life expectancy manually').click();
  await field('Life expectancy (years)').fill('82');
  Object.assign(field('Birthdate').element(), { value: '1984-06-12' });
  await button('Visualize My Life').click();
  await expect.poll(() => summary('Years Lived')).toBe('41');
});

test('a figure that cannot be looked up leads from the country to the field for one', async () => {
  await mountPage();
  await button(/^Country/).click();
  await page.getByRole('option', { name: 'Aruba' }).click();
  await expect.element(field('Life expectancy (years)')).toHaveFocus();
  await expect.element(field('Enter life expectancy manually')).toBeChecked();
});

test('the button that undoes a change in the form moves nothing', async () => {
  await mountPage();
  const places = () =>
    [field('Birthdate'), field('Activity 1 name'), field('Activity 3 name'), button('Visualize My Life')].map(
      (control) => control.element().getBoundingClientRect().top + scrollY,
    );
  const before = places();
  await field('Activity 1 name').fill('A long name that is changed, and named in the button');
  await expect.element(button(/^Undo changing/)).toBeVisible();
  expect(places()).toEqual(before);
});

test('a quote that breaks takes nothing else with it', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const setAttribute = Reflect.get(Element.prototype, 'setAttribute');
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (value === 'quote') throw new Error('broken on purpose');
    setAttribute.call(this, name, value);
  });
  await mountPage();
  await visualize();
  await expect.poll(() => summary('Years Lived')).toBe('41');
  expect(document.querySelector('.quote')).toBeNull();
  expect(consoleError).toHaveBeenCalled();
});

test('what another tab has saved is shown, and not written back', async () => {
  const enter = (birthdate: string) =>
    fillDraft({ birthdate, country: null, manual: true, lifeExpectancy: '82' });
  const saved = (birthdate: string) => writeForm(enter(birthdate));
  await mountPage({ draft: enter('1984-06-12'), results: false, status: 'on' });
  await expect.poll(() => localStorage.getItem('form')).toBe(saved('1984-06-12'));
  localStorage.setItem('form', saved('1951-07-09'));
  const write = vi.spyOn(Storage.prototype, 'setItem');
  dispatchEvent(new StorageEvent('storage', { key: 'form' }));
  await expect.element(field('Birthdate')).toHaveValue('1951-07-09');
  expect(write).not.toHaveBeenCalled();
});

test('the parts of the page follow each other as the visitor goes on', async () => {
  await mountPage();
  await visualize();
  await expect.poll(() => summary('Years Lived')).toBe('41');
  const parts = ['header', '.quote', '.banner', 'form', '#results', 'footer'];
  const found = [...document.querySelectorAll(parts.join())];
  expect(found.map((element) => parts.find((part) => element.matches(part)))).toEqual(parts);
});

const undo = () => page.getByRole('button', { name: /^Undo / });
const announced = () => page.getByText('Undone', { exact: false }).element();

test('each undo is announced, also right after another one', async () => {
  const draft = addActivities(fillDraft({ birthdate: '', country: null }), 2);
  await mountPage({ draft, results: false, status: 'off' });
  await button('Remove activity 5').click();
  await button('Remove activity 4').click();
  await undo().click();
  const first = announced();
  await undo().click();
  // A live region says what comes into it, not what stays.
  await expect.poll(() => announced() === first).toBe(false);
});

test('the focus goes to what an undo brings back, where its button leaves the page', async () => {
  const draft = addActivities(fillDraft({ birthdate: '', country: null }), 1);
  await mountPage({ draft, results: false, status: 'off' });
  await button('Remove activity 4').click();
  await expect.element(undo()).toHaveFocus();
  await undo().click();
  await expect.element(field('Activity 4 name')).toHaveFocus();
});

const BY_HAND = { manual: true, lifeExpectancy: '84' } as const;
const SCHOOL = {
  id: 'school',
  name: 'School',
  from: { unit: 'age', age: 6 },
  until: null,
  color: '#59D4A6',
} as const;

test('the entries of an editor stay when another tab removes what is edited', async () => {
  const draft = fillDraft({ ...BY_HAND, events: { ...NO_LIFE_EVENTS, chapters: [SCHOOL] } });
  await mountPage({ draft, results: false, status: 'on' });
  await button('Visualize My Life').click();
  await button('Edit or remove School').click();
  await button('Edit School').click();
  const name = page.getByRole('dialog').getByLabelText('Name');
  await name.fill('School in Lyon');
  localStorage.setItem('form', writeForm({ ...draft, events: NO_LIFE_EVENTS }));
  dispatchEvent(new StorageEvent('storage', { key: 'form' }));
  await expect.element(page.getByRole('dialog', { name: 'Add a chapter' })).toBeVisible();
  await expect.element(name).toHaveValue('School in Lyon');
  await button('Add').click();
  await expect.element(button('Edit or remove School in Lyon')).toBeVisible();
});

/** Clicks on a link to the page in another language, which is not followed. */
function clickLanguage(how: MouseEventInit): void {
  const stay = (event: Event) => event.preventDefault();
  // After the page, which listens to its window.
  addEventListener('click', stay);
  onTestFinished(() => removeEventListener('click', stay));
  const link = Object.assign(document.createElement('a'), { href: '/de/', hreflang: 'de' });
  document.body.append(link);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  link.remove();
}

test.each([
  ['a click', {}, true],
  ['a click with Ctrl, which opens another tab,', { ctrlKey: true }, false],
])('%s on a language takes the entries along: %s', async (_, how, isCarried) => {
  sessionStorage.clear();
  await mountPage();
  await field('Birthdate').fill('1984-06-12');
  clickLanguage(how);
  expect(sessionStorage.getItem('entries')?.includes('1984-06-12') ?? false).toBe(isCarried);
  expect(localStorage.getItem('language')).toBe('de');
});

test.each([
  ['its text, its author and its work', { work: 'Its work' }, 'A quote. Its author, Its work'],
  ['its text and its author, where its file names no work', {}, 'A quote. Its author'],
  ['the same without a comma for an empty work', { work: '' }, 'A quote. Its author'],
])('the quote shows %s', async (_, work, shown) => {
  fakeNetwork({ '/quotes.json': json({ quotes: [{ text: 'A quote.', author: 'Its author', ...work }] }) });
  await render(<DailyQuote quotes={new LookUps(fetchQuotes)} />);
  await expect.poll(() => document.querySelector('.quote')?.textContent).toBe(shown);
});
