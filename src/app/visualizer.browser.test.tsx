import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { button, field, mountPage, summary, visualize } from '../../tests/support/mount-page.tsx';
import { writeForm } from '../document/saved-form.ts';

afterEach(() => vi.restoreAllMocks());

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
  localStorage.clear();
});

test('the parts of the page follow each other as the visitor goes on', async () => {
  await mountPage();
  await visualize();
  await expect.poll(() => summary('Years Lived')).toBe('41');
  const parts = ['header', '.quote', '.banner', 'form', '#results', 'footer'];
  const found = [...document.querySelectorAll(parts.join())];
  expect(found.map((element) => parts.find((part) => element.matches(part)))).toEqual(parts);
});
