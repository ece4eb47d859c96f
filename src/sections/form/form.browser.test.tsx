import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillDraft, typeActivities } from '../../../tests/fixtures/drafts.ts';
import { COUNTRY_PAGE, countryItem, FIGURE_RESPONSE } from '../../../tests/fixtures/recorded-responses.ts';
import { type FakeResponse, hanging, held, json, unreachable } from '../../../tests/support/fake-network.ts';
import {
  addressOfFigure,
  button,
  field,
  LIST_OF_COUNTRIES,
  mountPage,
  problemLinks,
  problems,
  submit,
  summary,
} from '../../../tests/support/mount-page.tsx';
import { NOTHING_STORED } from '../../app/stored-form.ts';
import type { Draft } from '../../document/draft.ts';

const YEARS = 'Life expectancy (years)';
const hours = () => field('Activity 1 hours per day');

const search = () => page.getByRole('combobox');

async function openPicker(): Promise<void> {
  await mountPage();
  await button('Country Choose a country').click();
  await expect.element(page.getByRole('option', { name: 'Aruba' })).toBeVisible();
}

test.each(['?', '!!', '🎉', 'asdf'])('%j chooses no country with Enter, and says why', async (text) => {
  await openPicker();
  await search().fill(text);
  await expect.element(page.getByText(`No country matches “${text}”.`)).toBeVisible();
  expect(page.getByRole('option').elements()).toEqual([]);
  await expect.element(search()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  await expect.element(search()).toHaveFocus();
  await expect.element(search()).toHaveValue(text);
});

test('spaces alone choose no country with Enter', async () => {
  await openPicker();
  await search().fill('  ');
  await expect.element(search()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  await expect.element(search()).toHaveFocus();
});

test('a name with a slip chooses its country with Enter', async () => {
  await openPicker();
  await search().fill('belgim');
  await userEvent.keyboard('{Enter}');
  await expect.element(button(/^Country Belgium/)).toHaveFocus();
});

test('what is typed makes its first match active, also where the active country matches too', async () => {
  const found = [countryItem('BEL', 'BE', 'Belgium', 'ECS'), countryItem('BLR', 'BY', 'Belarus', 'ECS')];
  await mountPage(NOTHING_STORED, { [LIST_OF_COUNTRIES]: json([COUNTRY_PAGE, found]) });
  await button('Country Choose a country').click();
  await expect.element(page.getByRole('option', { name: 'Belgium' })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(search()).toHaveAttribute('aria-activedescendant', 'country-BEL');
  await userEvent.keyboard('b');
  await expect.element(search()).toHaveAttribute('aria-activedescendant', 'country-BLR');
  await expect.element(page.getByRole('option', { name: 'Belgium' })).toBeVisible();
});

test('the search keeps the focus where its list is asked for again', async () => {
  const list = vi.fn<FakeResponse>(unreachable);
  await mountPage(NOTHING_STORED, { [LIST_OF_COUNTRIES]: list });
  await button('Country Choose a country').click();
  await expect.element(button('Try again')).toBeVisible();
  list.mockImplementation(hanging);
  await button('Try again').click();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await expect.element(search()).toHaveFocus();
});

test('manual entry reveals a number, prefilled with the country’s figure', async () => {
  await openPicker();
  await page.getByRole('option', { name: 'Belgium' }).click();
  await expect.element(page.getByText('82.2 years')).toBeVisible();
  expect(field(YEARS).query()).toBeNull();
  await field('Enter life expectancy manually').click();
  await expect.element(field(YEARS)).toHaveValue(82.2);
  expect(field(YEARS).element()).toMatchObject({ min: '1', max: '150', step: '0.1' });
});

test('a figure that comes late fills manual entry, selected', async () => {
  const figure = held();
  await mountPage(NOTHING_STORED, { [addressOfFigure('BEL')]: figure.answer });
  await button(/^Country/).click();
  await page.getByRole('option', { name: 'Belgium' }).click();
  await field('Enter life expectancy manually').click();
  await field(YEARS).click();
  await expect.element(field(YEARS)).toHaveValue(null);
  figure.resolve(Response.json(FIGURE_RESPONSE));
  await expect.element(field(YEARS)).toHaveValue(82.2);
  await userEvent.keyboard('80');
  await expect.element(field(YEARS)).toHaveValue(80);
});

test('a place without a figure is named, and leads to the field for one', async () => {
  await openPicker();
  await search().fill('taiwna');
  await expect
    .element(page.getByText('There’s no figure here for “Taiwan”. You can enter a life expectancy yourself.'))
    .toBeVisible();
  await button('Enter life expectancy manually instead').click();
  await expect.element(field(YEARS)).toHaveFocus();
});

const WRONG_ACTIVITIES = typeActivities(['', '-1'], ['Work', '25']).map((activity, index) => ({
  ...activity,
  schedule: index === 0 ? { days: '0', from: 'x', until: '-1' } : null,
}));
const OF_ACTIVITIES = [
  'activity-1-name',
  'activity-1-hours',
  // One link for all in the dialog of days and ages, to the first of it that is wrong.
  'activity-1-days',
  'activity-2-hours',
  'activities',
];

test.each<[what: string, change: Partial<Draft>, ids: readonly string[]]>([
  ['an empty form', { birthdate: '', country: null, activities: [] }, ['birthdate', 'country', 'activities']],
  ['years that are none', { manual: true, lifeExpectancy: '151' }, ['life-expectancy']],
  ['activities', { country: null, activities: WRONG_ACTIVITIES }, ['country', ...OF_ACTIVITIES]],
])('each link of the summary leads to the field of its problem: %s', async (_, change, ids) => {
  await mountPage({ draft: fillDraft(change), results: false, status: 'off' });
  await submit();
  const links = () => Array.from(document.querySelectorAll<HTMLAnchorElement>('#problems a'));
  await expect
    .poll(() => links().map((link) => link.getAttribute('href')))
    .toEqual(ids.map((id) => `#${id}`));
  for (const [index, id] of ids.entries()) {
    links()[index]?.click();
    await expect.poll(() => document.activeElement?.id).toBe(id);
    if (document.querySelector('dialog[open]')) await userEvent.keyboard('{Escape}');
  }
  expect(location.hash).toBe('');
});

const REFUSED = ['Please enter a valid birthdate in the past', 'Please select a country'];

test('a refused submit loses nothing; its summary follows corrections', async () => {
  await mountPage();
  const icons = () => Array.from(document.querySelectorAll('.activity-icon'), ({ innerHTML }) => innerHTML);
  const messages = () =>
    Array.from(document.querySelectorAll('.field-problem'), ({ textContent }) => textContent);
  const before = icons();
  expect(before.join()).toContain('<path');
  await hours().fill('6.5');
  await submit();
  await expect.element(problems()).toHaveFocus();
  expect(messages()).toEqual(REFUSED);
  expect(icons()).toEqual(before);
  await expect.element(hours()).toHaveValue(6.5);

  // An activity that is added now has no error before the next submit.
  await button('Add activity').click();
  await expect.element(field('Activity 4 name')).toHaveFocus();
  expect(messages()).toEqual(REFUSED);
  await submit();
  await expect.element(field('Activity 4 name')).toHaveAccessibleDescription(/^Activity name is required/);
  await field('Activity 4 name').fill('Kite flying');
  await field('Birthdate').fill('2026-02-28');
  await expect.element(field('Birthdate')).toHaveAttribute('aria-invalid', 'false');
  await expect.poll(problemLinks).toEqual(['Country']);
  await field('Enter life expectancy manually').click();
  await field(YEARS).fill('76');
  await expect.poll(() => problems().query()).toBeNull();
  await submit();
  await expect.poll(() => summary('Years Lived')).toBe('0');
});

test('the life above the form is the example’s, then that of the entries', async () => {
  await mountPage();
  const preview = page.getByRole('figure').last();
  await expect.element(preview).toHaveTextContent('Your life, week by week.');
  await field('Birthdate').fill('1984-06-12');
  await expect.element(preview).toHaveTextContent('500 months behind you.');
  await expect.element(preview).toHaveTextContent('Choose a country');
  await button(/^Country/).click();
  await page.getByRole('option', { name: 'Belgium' }).click();
  await expect.element(preview).toHaveTextContent(/500 of about \d+ months behind you\./);
});

test('a form that breaks can be shown again, with its entries', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  // React logs the error that it has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await mountPage();
  await field('Activity 2 name').fill('Gardening');
  const setAttribute = Reflect.get(Element.prototype, 'setAttribute');
  const spy = vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (
    this: Element,
    name,
    value,
  ) {
    if (name === 'data-load') throw new Error('broken on purpose');
    setAttribute.call(this, name, value);
  });
  await hours().fill('20');
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('“Tell Us About Yourself” couldn’t be shown');
  spy.mockRestore();
  await alert.getByRole('button', { name: /^Try again/ }).click();
  await expect.element(hours()).toHaveValue(20);
  await expect.element(field('Activity 2 name')).toHaveValue('Gardening');
});
