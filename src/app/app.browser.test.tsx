import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { fakeNetwork, json } from '../../tests/support/fake-network.ts';
import { button, field, mountPage, summary, visualize } from '../../tests/support/mount-page.tsx';
import { writeForm } from '../document/saved-form.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { LookUps } from '../platform/look-ups.ts';
import { fetchQuotes } from '../world/quotes.ts';
import { DailyQuote } from './daily-quote.tsx';

const BY_HAND = { manual: true, lifeExpectancy: '84' } as const;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  // What was carried to another page would be so for the tests of other files, too.
  sessionStorage.clear();
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

test('a quote that breaks takes nothing else with it', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const setAttribute = Reflect.get(Element.prototype, 'setAttribute');
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (name === 'class' && /\bquote\b/.test(value)) throw new Error('broken on purpose');
    setAttribute.call(this, name, value);
  });
  await mountPage();
  await visualize();
  await expect.poll(() => summary('Years Lived')).toBe('41');
  expect(document.querySelector('.quote')).toBeNull();
  expect(consoleError).toHaveBeenCalled();
});

const enter = (birthdate: string) =>
  fillDraft({ birthdate, country: null, manual: true, lifeExpectancy: '82' });
const savedText = (birthdate: string) => writeForm(enter(birthdate));

/** Mounts the page with a form that is saved on the device. */
async function mountSaved(birthdate = '1984-06-12'): Promise<void> {
  await mountPage({ draft: enter(birthdate), results: false, status: 'on' });
  await expect.poll(() => localStorage.getItem('form')).toBe(savedText(birthdate));
}
/** Sends the event of another tab that has changed the storage. @param key `null` if all of it was cleared */
const tellOfStorage = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

test('what another tab has saved is shown, and not written back', async () => {
  await mountSaved();
  localStorage.setItem('form', savedText('1951-07-09'));
  const write = vi.spyOn(Storage.prototype, 'setItem');
  tellOfStorage('form');
  await expect.element(field('Birthdate')).toHaveValue('1951-07-09');
  expect(write).not.toHaveBeenCalled();
});

const remember = () => field('Remember on this device');

test('what was cleared with all that browsers store is not saved again', async () => {
  await mountSaved();
  localStorage.clear();
  tellOfStorage(null);
  await expect.element(remember()).not.toBeChecked();
  await field('Birthdate').fill('1951-07-09');
  await expect.element(undo()).toBeVisible();
  expect(localStorage.getItem('form')).toBeNull();
});

test('a form that can no longer be saved leaves no outdated one, and says so', async () => {
  await mountSaved();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  });
  await field('Birthdate').fill('1951-07-09');
  await expect.element(page.getByText('This browser won’t let the page save anything.')).toBeVisible();
  expect(localStorage.getItem('form')).toBeNull();
});

describe('The entries that a newer version of the page has saved stay as they are', () => {
  const NEWER = '{"version":99}';
  const said = () => page.getByText('A newer version of this page has saved entries here.');

  test('when they are saved while this one is open', async () => {
    await mountSaved();
    localStorage.setItem('form', NEWER);
    tellOfStorage('form');
    await expect.element(said()).toBeVisible();
    await field('Birthdate').fill('1951-07-09');
    await expect.element(undo()).toBeVisible();
    expect(localStorage.getItem('form')).toBe(NEWER);
    await expect.element(remember()).toBeDisabled();
  });

  test('when “Remember on this device” is ticked', async () => {
    await mountPage();
    localStorage.setItem('form', NEWER);
    await remember().click();
    await expect.element(said()).toBeVisible();
    expect(localStorage.getItem('form')).toBe(NEWER);
  });
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
describe('From the example, the focus goes to the visitor’s own life', () => {
  const BACK = { leave: () => history.back(), title: 'by Back, with a dialog open' };
  const START = {
    leave: () => document.querySelector<HTMLElement>('a[href="#top"]')?.click(),
    title: 'by its link',
  };
  const FORM = { results: false, name: 'Birthdate', shown: 'a form' };
  const LINE = { results: true, name: 'Change', shown: 'the line of results that came back' };

  test.each([
    { ...BACK, ...FORM },
    { ...BACK, ...LINE },
    { ...START, ...FORM },
    { ...START, ...LINE },
  ])('$title, to $shown', async ({ leave, results, name }) => {
    const draft = fillDraft({ ...BY_HAND, events: NO_LIFE_EVENTS });
    await mountPage({ draft, results, status: 'on' });
    await expect.element(page.getByText(name, { exact: true }).first()).toBeVisible();
    location.hash = 'example';
    const start = page.getByRole('link', { name: 'Start your own' });
    await expect.element(start).toBeVisible();
    if (leave === BACK.leave) {
      await button('Copy a link').click();
      await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Copy link' })).toHaveFocus();
    }
    leave();
    await expect.poll(() => start.elements()).toEqual([]);
    const control = results ? button(name) : field(name);
    await expect.element(control).toHaveFocus();
  });
});

test('a moment after they are shown, the results are not scrolled to once the visitor has gone to a field', async () => {
  await mountPage();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await visualize();
  const results = () => document.querySelector<HTMLElement>('#results');
  await expect.poll(() => document.activeElement === results()).toBe(true);
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  document.querySelector<HTMLElement>('#birthdate')?.focus();
  for (const [run, ms] of timers.mock.calls) if (ms === 100) run();
  expect(scroll.mock.contexts).not.toContain(results());
});

const SCHOOL = {
  id: 'school',
  name: 'School',
  from: { unit: 'age', age: 6 },
  until: null,
  color: 'green',
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
