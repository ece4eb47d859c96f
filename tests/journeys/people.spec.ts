import type { Locator, Page } from '@playwright/test';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';
import {
  beginToAdd,
  chooseFor,
  coloring,
  picture,
  rowMenu,
  section,
  tooltip,
  weeksHeading,
} from '../support/weeks.ts';

/** The visitor, on March 1, 2026. */
const BORN = '1990-01-15';

const people = (visitor: Visitor) => visitor.section('Time with people');
const cardOf = (visitor: Visitor, name: string) =>
  people(visitor)
    .getByRole('listitem')
    .filter({ has: rowMenu(visitor.page, name) });
const saveButton = (page: Page) => page.getByRole('form').getByRole('button', { name: /^(Add|Save)$/ });

const KEYS: Readonly<Record<string, string>> = { '⇥': 'Tab', '↓': 'ArrowDown', '⏎': 'Enter' };

/** Types a text with keys in it. @example 'Mila⇥2021' */
async function typeKeys(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    const key = KEYS[letter];
    await (key ? page.keyboard.press(key) : page.keyboard.type(letter));
  }
}

/** Begins to add a person to the life of somebody in Japan. */
async function beginInJapan(visitor: Visitor): Promise<void> {
  await visitor.open();
  await visitor.submitFrom('Japan', BORN);
  await beginToAdd(visitor.page, 'Person');
  await expect(visitor.field('Name')).toBeFocused();
}

async function pressEnterOn(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

/** Expects a refused field to have the focus and to say what is wrong. */
async function expectProblem(field: Locator, problem: string | RegExp): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(problem);
}

test('who was added from the weeks is shown there', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.submitFrom('Japan', BORN);
  await coloring(visitor, 'People').check();
  await visitor.button('Somebody else').click();
  await typeKeys(page, 'Mum⇥1960⏎');
  await expect(weeksHeading(page)).toBeFocused();
  await expect(page.locator('.weeks-of-person')).toContainText('with Mum');
  // One more, beside the first.
  await visitor.button('Add a person').click();
  await typeKeys(page, 'Dad⇥1958⏎');
  await expect(weeksHeading(page)).toBeFocused();
  await expect(page.locator('.weeks-of-person')).toContainText('with Dad');
  await expect(visitor.field('Person').locator(':checked')).toHaveText('Dad');
  await chooseFor(page, 'Mum', 'Edit');
  await visitor.field('Name').fill('Mama');
  await typeKeys(page, '⏎');
  await expect(cardOf(visitor, 'Mama').getByRole('heading')).toBeFocused();
});

test('a card shows the weeks with its person: not on paper, and of people, the device keeps no name', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.field('Remember on this device').check();
  await visitor.submitFrom('Japan', BORN);
  await beginToAdd(page, 'Person');
  await typeKeys(page, 'My mother⇥1962⏎');
  await rowMenu(page, 'My mother').click();
  await visitor.button('See the weeks with your mother').click();
  const headline = section(visitor).locator('.weeks-headline').filter({ visible: true });
  await expect(headline).toHaveText('About 270 more days with your mother may lie ahead.');
  await expect(headline).toBeInViewport();
  await expect(section(visitor).getByRole('heading', { name: 'Life in Weeks' })).toBeFocused();
  await expect(picture(visitor)).toHaveAccessibleName(
    /About 270 more days with your mother may lie ahead\. 7 days together\. Ahead\./,
  );
  await picture(visitor).focus();
  await page.keyboard.press('PageDown');
  await expect(tooltip(visitor)).toContainText(
    /ahead · in this year about 12 days together, [12] dots? · both alive in \d+% of such pairs$/,
  );
  await page.keyboard.press('Home');
  await expect(tooltip(visitor)).toContainText('so far · Lived together');
  const byTime = coloring(visitor, 'Time');
  const print = (event: string) => page.evaluate((type) => dispatchEvent(new Event(type)), event);
  await print('beforeprint');
  await expect(byTime).toBeChecked();
  await expect(headline).toHaveText(/^You have lived/);
  await print('afterprint');
  await expect(headline).toHaveText(/your mother/);
  await chooseFor(page, 'My mother', 'Remove');
  await expect(headline).toHaveText(/^You have lived/);
  await visitor.button(/^Undo/).first().click();
  await expect(headline).toHaveText(/your mother/);
  await page.reload();
  await expect(headline).toHaveText(/your mother/);
  expect(await page.evaluate(() => localStorage.getItem('weeks-by'))).toBe('people');
});

test('two people are added and restored by keyboard alone', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Remember on this device').press('Space');
  await visitor.submitFrom('Japan', BORN);
  await beginToAdd(page, 'Person');
  await expect(visitor.field('Name')).toBeFocused();
  // Of a mother, the page knows what is usual: together until 18, and 12 days a year since.
  await typeKeys(page, 'My mother⇥1962⏎');
  const mother = cardOf(visitor, 'My mother');
  // Counted month by month with both death rates of Japan: 22.6 years together, 271 days at 12 a year.
  await expect(mother).toContainText('About 270 more days with your mother may lie ahead.');
  await expect(mother).toContainText('One more day a month: about 540 days ahead.');

  await beginToAdd(page, 'Person');
  // Over the button for a death to how they live together: now. Over the one for since when to how often they see each other
  // once she is 18, which is filled in.
  await typeKeys(page, 'Mila⇥2021⇥⇥↓↓⇥⇥⇥30⏎');
  const mila = cardOf(visitor, 'Mila');
  await expect(mila.getByRole('heading')).toBeFocused();
  await expect(mila.getByRole('heading')).toBeInViewport();
  await expect(mila).toContainText('That’s every day until 2039, then 30 days a year.');
  await expect(
    mila.getByRole('img', { name: /^17 dots so far and \d+ ahead, each for 100 days/ }),
  ).toBeVisible();
  // One day for each of 22.6 years.
  const oneMore = visitor.button('One more day a year with your mother');
  await pressEnterOn(oneMore);
  await expect(oneMore).toBeFocused();
  await expect(mother).toContainText('About 290 more days with your mother may lie ahead.');
  await page.keyboard.press('Shift+Tab');
  await typeKeys(page, '12');
  await expect(mother).toContainText('About 270 more days with your mother may lie ahead.');
  await pressEnterOn(visitor.button('Show as a table: Time with people'));
  const row = (name: string) => people(visitor).getByRole('row', { name: new RegExp(`^${name}`) });
  // From the middle of 2021 to March 1, 2026 are 1,702 days; 48.1 years together, of which 13.3 every day.
  await expect(row('Mila').getByRole('cell')).toHaveText(['1,702', /^5,88\d$/, /^22/, '48.1']);
  // Every day of 18 years, 6,570, and 18 years with 12 days each.
  await expect(row('My mother').getByRole('cell').first()).toHaveText('6,787');

  await pressEnterOn(rowMenu(page, 'My mother'));
  await pressEnterOn(page.getByRole('button', { name: 'Remove My mother', exact: true }));
  await expect(mother).toHaveCount(0);
  await expect(visitor.button('Undo removing My mother')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mother.getByRole('heading')).toBeFocused();
  await expect(mother.getByRole('heading')).toBeInViewport();
  await expect(people(visitor).getByRole('heading', { level: 5 })).toHaveText([/your mother/, /Mila/]);

  await page.reload();
  await expect(mother).toContainText('About 270 more days with your mother may lie ahead.');
  await expect(mila).toBeVisible();
});

test('of somebody who has died, the days that there were, and nothing ahead', async ({ page, visitor }) => {
  await beginInJapan(visitor);
  await typeKeys(page, 'Grandpa⇥1931⇥⏎');
  await expect(visitor.field('Died in (optional)')).toBeFocused();
  await typeKeys(page, '2010⏎');
  const grandpa = cardOf(visitor, 'Grandpa');
  // From January 15, 1990 to the middle of 2010 are 20.5 years of 12 days.
  await expect(grandpa).toContainText('You had about 250 days with Grandpa.');
  await expect(grandpa).toContainText('1931–2010');
  await expect(grandpa.getByRole('spinbutton')).toHaveCount(0);
  await expect(grandpa.getByRole('img', { name: /^3\d dots, each for 7 days together\.$/ })).toBeVisible();
  await expect(people(visitor).getByText('not a forecast')).toHaveCount(0);

  await chooseFor(page, 'Grandpa', 'Edit');
  await visitor.field('Died in (optional)').fill('1930');
  await saveButton(page).click();
  await expectProblem(visitor.field('Died in (optional)'), /before 1931, the year of birth/);
});

test('a person’s fields show their problems', async ({ page, visitor }) => {
  await beginInJapan(visitor);
  const save = saveButton(page);
  await save.click();
  const [name, year] = [visitor.field('Name'), visitor.field('Year of birth')];
  await expectProblem(name, 'Enter a name.');
  await name.fill('Jo');
  for (const [typed, problem] of [
    ['', 'Enter a year, such as 1962.'],
    ['2027', 'That’s in the future. Enter this year or an earlier one.'],
  ] as const) {
    await year.fill(typed);
    await save.click();
    await expectProblem(year, problem);
    await expect(year).toHaveValue(typed);
    await expect(name).toHaveValue('Jo');
  }
  await year.fill('1988');
  const since = visitor.field('Met in');
  await save.click();
  await expectProblem(since, 'When did you meet? Enter a year.');
  await since.fill('2015');
  await save.click();
  const days = visitor.field('Days together a year');
  await expectProblem(days, /once a week is 52\. Enter a number of days from 0 to 365\.$/);
  await days.fill('2.5');
  await since.fill('24');
  await save.click();
  await expectProblem(since, /Enter a year with four digits, such as 1962, not an age\.$/);
  const together = page.getByRole('form').getByRole('combobox', { name: 'Did you ever live together?' });
  await together.selectOption('until');
  await name.fill('My child');
  await year.fill('2021');
  await visitor.field('Together from').fill('2021');
  const until = visitor.field('Together until');
  await until.fill('2039');
  await save.click();
  await expectProblem(until, 'That’s in the future. Enter this year or an earlier one.');
  await together.selectOption({ label: 'Yes, still' });
  await expect(until).toHaveValue('2039');
  await visitor.field('After that: days together a year').fill('40');
  await save.click();
  const child = cardOf(visitor, 'My child');
  await expect(child).toContainText('That’s every day until 2039, then 40 days a year.');
  await people(visitor).getByText('Where this comes from', { exact: true }).click();
  await expect(people(visitor)).toContainText('Figures for people aged 5 in Japan');

  await chooseFor(page, 'My child', 'Edit');
  await name.fill('Somebody else');
  await visitor.button('Close').click();
  await expect(rowMenu(page, 'My child')).toBeFocused();
  // The browser moves the focus before the page knows that the dialog is closed.
  await expect(name).toHaveCount(0);
  await chooseFor(page, 'My child', 'Edit');
  // What was typed is still there.
  await expect(name).toHaveValue('Somebody else');
  await name.fill('My child');
  await expect(visitor.field('After that: days together a year')).toHaveValue('40');
  await together.selectOption('no');
  await visitor.button('Not since birth?').click();
  await since.fill('2024');
  await save.click();
  await expect(visitor.field('Days a year with your child')).toHaveValue('40');
});

test.describe('Without the country’s life table', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('a message says so and offers to try again', async ({ page, visitor }) => {
    await page.route('**/api/country-facts/JPN', (route) => route.fulfill({ status: 500, body: '' }));
    await beginInJapan(visitor);
    // Over the button for since birth.
    await typeKeys(page, 'Ana⇥1991⇥⇥⇥2015⇥⇥7⏎');
    await visitor.openExpectancy();
    await expect(visitor.results().locator('.age-figures')).toContainText(
      'The life table couldn’t be loaded.',
    );
    const shown = people(visitor);
    await expect(shown).toContainText(
      'The life table couldn’t be loaded. The rest of the page doesn’t need it.',
    );
    await page.unroute('**/api/country-facts/JPN');
    await shown.getByRole('button', { name: 'Try again: Time with people' }).click();
    await expect(shown.getByRole('heading', { name: 'Time with people' })).toBeFocused();
    await expect(cardOf(visitor, 'Ana')).toContainText('more days with Ana may lie ahead.');
  });
});
