import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillDraft, typeActivities } from '../../../tests/fixtures/drafts.ts';
import { COUNTRY_PAGE, countryItem } from '../../../tests/fixtures/recorded-responses.ts';
import { pressInOneBurst } from '../../../tests/support/bursts.ts';
import { type FakeResponse, hanging, json, unreachable } from '../../../tests/support/fake-network.ts';
import { button, field, LIST_OF_COUNTRIES, mountPage } from '../../../tests/support/mount-page.tsx';
import { NOTHING_STORED } from '../../app/stored-form.ts';
import type { Draft } from '../../document/draft.ts';

const hours = () => field('Activity 1 hours per day');
const note = () => document.querySelector('#activity-1-hours-note');
const total = () => document.querySelector('#total-hours')?.textContent;

async function type(text: string): Promise<void> {
  await hours().click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(text);
}

test.each([
  ['8h', '8'],
  ['½', '0.5'],
  ['7½ h', '7.5'],
  ['7:30', '7.5'],
  ['8 Std.', '8'],
  ['1e1', '10'],
])('hours typed as %s are %s in the field that is left', async (text, value) => {
  await mountPage();
  await type(text);
  await userEvent.tab();
  await expect.element(hours()).toHaveValue(Number(value));
  expect(note()?.textContent).toBe('');
  expect(total()).toContain(`Total: ${Number(value) + 9} of 24`);
});

test.each(['7 to 8', '1e400', 'eight'])('%s becomes 0, and a note at the field quotes it', async (text) => {
  await mountPage();
  const region = note();
  await type(text);
  await expect.element(hours()).toHaveValue(text);
  expect(note()?.textContent).toBe('');
  await userEvent.tab();
  await expect.element(hours()).toHaveValue(0);
  const said = `“${text}” isn’t a number, so it counts as 0. Enter one such as 8 or 7:30.`;
  // A live region that was there before.
  expect([note(), note()?.role]).toEqual([region, 'status']);
  await expect.element(hours()).toHaveAccessibleDescription(said);
  await expect.element(hours()).toHaveAttribute('aria-invalid', 'false');
  expect(total()).toContain('Total: 9 of 24');
  // It stays until other hours are entered.
  await hours().click();
  await userEvent.tab();
  expect(note()?.textContent).toBe(said);
  await type('6');
  expect(note()?.textContent).toBe('');
});

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

test.each([
  ['Life expectancy (years)', '78.4', '{ArrowUp}', 78.5],
  ['Life expectancy (years)', '', '{ArrowUp}', 1],
  ['Activity 1 hours per day', '0.36', '{ArrowUp}', 0.5],
  ['Activity 1 hours per day', '7.25', '{ArrowDown}', 7],
])('%s: “%s” becomes, with %s, %d', async (name, from, key, to) => {
  await mountPage();
  await field('Enter life expectancy manually').click();
  await field(name).fill(from);
  await userEvent.keyboard(key);
  await expect.element(field(name)).toHaveValue(to);
});

test('a place without a figure is named, and leads to the field for one', async () => {
  await openPicker();
  await search().fill('taiwna');
  await expect
    .element(page.getByText('There’s no figure here for “Taiwan”. You can enter a life expectancy yourself.'))
    .toBeVisible();
  await button('Enter life expectancy manually instead').click();
  await expect.element(field('Life expectancy (years)')).toHaveFocus();
});

test('a refused birthdate has the one message of all, also where what was pasted is no date', async () => {
  await mountPage();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', 'soon');
  field('Birthdate')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(field('Birthdate')).toHaveAccessibleDescription(/^This date can’t be read/);
  await button('Visualize My Life').click();
  const refused = 'Please enter a valid birthdate in the past';
  await expect.element(field('Birthdate')).toHaveAccessibleDescription(refused);
});

test('the focus goes on from the button of days and ages with the key after Escape', async () => {
  await mountPage();
  const closed = new Promise((resolve) => addEventListener('close', resolve, { capture: true, once: true }));
  await button(/^Activity 1 days and ages/).click();
  await expect.element(field('Days a week')).toHaveFocus();
  await pressInOneBurst('Escape', 'Tab');
  // The browser's event comes a frame after it has closed.
  await closed;
  await expect.element(field('Activity 2 name')).toHaveFocus();
});

test.each([
  ['65', '22', 'Until age or year', 'The end has to be later than the beginning.'],
  ['', 'abc', 'Until age or year', 'Enter a whole age from 0 to 150, such as 22, or a year, such as 2012.'],
  ['-1', '65', 'From age or year', 'Enter a whole age from 0 to 150, such as 22, or a year, such as 2012.'],
  ['200', '', 'From age or year', 'Enter a whole age from 0 to 150, such as 22, or a year, such as 2012.'],
])(
  'days and ages from %j to %j are not done: the dialog says why at its field',
  async (from, until, wrong, said) => {
    await mountPage();
    await button('Activity 2 days and ages: Every day').click();
    await field('From age or year').fill(from);
    await field('Until age or year').fill(until);
    await userEvent.keyboard('{Enter}');
    await expect.element(field(wrong)).toHaveFocus();
    await expect.element(field(wrong)).toHaveAccessibleDescription(said);
    await field('From age or year').fill('22');
    await field('Until age or year').fill('65');
    await button('Done').click();
    await expect.element(button('Activity 2 days and ages: 22 to 65')).toHaveFocus();
  },
);

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
  await button('Visualize My Life').click();
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
  vi.restoreAllMocks();
});
