import type { Locator, Page } from '@playwright/test';
import { countSharedYears, JAPAN_RATES, OWN_AGE, yearsSince } from '../support/shared-years.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

/** The visitor, on March 1, 2026. */
const BORN = '1990-01-15';

const people = (visitor: Visitor) => visitor.section('Time with people');
const cardOf = (visitor: Visitor, name: string) =>
  people(visitor)
    .getByRole('listitem')
    .filter({ has: visitor.page.getByRole('heading', { name, exact: true }) });
/** Unfolds where the figures of a card come from, and expects a text there. */
async function expectSource(card: Locator, text: string): Promise<void> {
  await card.getByText('Where this comes from', { exact: true }).click();
  await expect(card).toContainText(text);
}
const saveButton = (page: Page) => page.getByRole('form').getByRole('button', { name: /^(Add|Save)$/ });
/** Unfolds the country. */
const summary = (page: Page) => page.getByText('Country and figures', { exact: true });
const relation = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const addPerson = (page: Page) => page.getByRole('button', { name: 'Person', exact: true });

/** The figures in a row of the table. */
async function readRow(visitor: Visitor, name: string): Promise<number[]> {
  const cells = people(visitor)
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell');
  return (await cells.allTextContents()).map((text) => Number(text.replaceAll(/[,%]/g, '')));
}

const KEYS: Readonly<Record<string, string>> = { '⇥': 'Tab', '↓': 'ArrowDown', '⏎': 'Enter' };

/** Types a text with keys in it. @example 'Mila⇥2021' */
async function typeKeys(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    const key = KEYS[letter];
    await (key ? page.keyboard.press(key) : page.keyboard.type(letter));
  }
}

/** Begins to add a person to the life of somebody in Japan. */
async function beginToAdd(visitor: Visitor): Promise<void> {
  await visitor.open();
  await visitor.submitFrom('Japan', BORN);
  await addPerson(visitor.page).click();
}

async function pressEnterOn(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

test('two people added, removed and restored by keyboard alone are saved with the form', {
  tag: '@smoke',
}, async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Remember on this device').press('Space');
  await visitor.submitFrom('Japan', BORN);
  await pressEnterOn(addPerson(page));
  await expect(relation(page, 'Mother')).toBeFocused();
  await typeKeys(page, '⏎1962⏎');
  await expect(page.getByRole('heading', { name: 'My mother', exact: true })).toBeVisible();
  // The editor stays open for the next one.
  await expect(relation(page, 'Mother')).toBeFocused();

  const mine = { age: OWN_AGE, rates: JAPAN_RATES.everyone };
  const withMother = countSharedYears(mine, { age: yearsSince(1962), rates: JAPAN_RATES.women });
  const mother = cardOf(visitor, 'My mother');
  const [rounded, more] = [Number((12 * withMother).toPrecision(2)), Math.round(withMother)];
  await expect(mother).toContainText(`About ${rounded} more days with your mother may lie ahead.`);
  await expect(mother).toContainText(`One more day together a year would add about ${more} days.`);

  // Over the other relations to the name; from the year over how they live together, until when and since.
  await typeKeys(page, '⇥⇥⇥⇥⇥⇥Mila⇥2021⇥↓⇥2039⇥⇥30⏎');
  await page.keyboard.press('Escape');
  await expect(addPerson(page)).toBeFocused();
  const mila = cardOf(visitor, 'Mila');
  await expect(mila).toContainText('That’s every day until 2039, then 30 days a year.');
  await expect(
    mila.getByRole('img', { name: /^17 dots so far and \d+ ahead, each for 100 days/ }),
  ).toBeVisible();

  await pressEnterOn(visitor.button('Show as a table: Time with people'));
  const child = { age: yearsSince(2021), rates: JAPAN_RATES.everyone };
  const [years, atHome] = [countSharedYears(mine, child), countSharedYears(mine, child, -yearsSince(2039))];
  const [behind = 0, ahead = 0, share = 0, shared = 0] = await readRow(visitor, 'Mila');
  expect(behind).toBe(Math.round(yearsSince(2021) * 365));
  expect(Math.abs(ahead - (atHome * 365 + (years - atHome) * 30))).toBeLessThan(2);
  expect(share).toBeCloseTo((behind / (behind + ahead)) * 100, 0);
  expect(Math.abs(shared - years)).toBeLessThan(0.11);
  const [ofMother = 0] = await readRow(visitor, 'My mother');
  expect(ofMother).toBe(Math.round((OWN_AGE - yearsSince(2008)) * 365 + yearsSince(2008) * 12));

  await pressEnterOn(mother.getByRole('button', { name: 'Remove My mother' }));
  await expect(people(visitor)).toContainText('Removed My mother.');
  await expect(mother).toHaveCount(0);
  await expect(visitor.button('Undo removing My mother')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My mother', exact: true })).toBeFocused();
  await expect(people(visitor).getByRole('heading', { level: 5 })).toHaveText(['My mother', 'Mila']);

  await page.reload();
  await expect(mother).toContainText(`About ${rounded} more days with your mother may lie ahead.`);
  await expect(mila).toBeVisible();
});

test('a mother takes three taps and a year, and nothing else is asked', { tag: '@smoke' }, async ({
  page,
  visitor,
}) => {
  await beginToAdd(visitor);
  await relation(page, 'Mother').click();
  await expect(visitor.field('Year of birth')).toBeFocused();
  await expect(visitor.field('Name')).toHaveValue('My mother');
  await page.keyboard.type('1962');
  const editor = page.getByRole('form', { name: 'Add a person' });
  await expect(editor.getByRole('combobox', { name: 'Have you lived together?' })).toHaveValue('until');
  await expect(visitor.field('Lived together until')).toHaveValue('2008');
  await expect(visitor.field('After that: days together per year')).toHaveValue('12');
  await expect(people(visitor).getByLabel('Country')).toBeHidden();
  await saveButton(page).click();
  const mother = cardOf(visitor, 'My mother');
  await expect(mother).toContainText('more days with your mother may lie ahead.');
  await expect(mother).toContainText('That’s at 12 days a year.');
  await expectSource(mother, 'Figures for your mother: women aged 64 in Japan');
});

test('a child’s sentence follows the year of birth, and keeps what was changed in it', async ({
  page,
  visitor,
}) => {
  await beginToAdd(visitor);
  await relation(page, 'Child').click();
  await page.keyboard.type('2020');
  await expect(visitor.field('Lived together until')).toHaveValue('2038');
  await visitor.field('After that: days together per year').fill('40');
  await visitor.field('Year of birth').fill('202');
  await expect(visitor.field('Lived together until')).toHaveValue('2038');
  await visitor.field('Year of birth').fill('2021');
  await expect(visitor.field('Lived together until')).toHaveValue('2039');
  await expect(visitor.field('After that: days together per year')).toHaveValue('40');
  await saveButton(page).click();
  await expect(cardOf(visitor, 'My child')).toContainText(
    'That’s every day until 2039, then 40 days a year.',
  );

  await addPerson(page).click();
  await relation(page, 'Child').click();
  await expect(visitor.field('Name')).toHaveValue('My child 2');
  await visitor.button('Close').click();

  await visitor.button('Edit My child').click();
  await expect(relation(page, 'Mother')).toHaveCount(0);
  await expect(visitor.field('After that: days together per year')).toHaveValue('40');
  const choice = page.getByRole('form').getByRole('combobox', { name: 'Have you lived together?' });
  await choice.selectOption('no');
  await expect(choice).toBeFocused();
  await visitor.field('Known each other since (optional)').fill('2024');
  await saveButton(page).click();
  await expect(cardOf(visitor, 'My child')).toContainText('That’s at 40 days a year.');
});

test('the country is folded, and asked if there is none', async ({ page, visitor }) => {
  await beginToAdd(visitor);
  await relation(page, 'Friend').click();
  await page.keyboard.type('1991');
  const country = page.getByRole('form').getByLabel('Country', { exact: true });
  await expect(country).toBeHidden();
  await summary(page).click();
  await country.selectOption('Brazil');
  await page.getByRole('form').getByRole('radio', { name: 'Men', exact: true }).check();
  await saveButton(page).click();
  await expectSource(cardOf(visitor, 'My friend'), 'men aged 35 in Brazil');
  await visitor.button('Edit My friend').click();
  await expect(country).toBeVisible();
});

test('below five years on average, the time ahead is a range; no days a year are no reproach', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.submitFrom('Japan', '1941-07-09');
  for (const days of ['12', '0']) {
    await addPerson(page).click();
    await visitor.field('Name').fill(`Sister ${days}`);
    await visitor.field('Year of birth').fill('1938');
    await visitor.field('Days together a year').fill(days);
    await saveButton(page).click();
  }
  const often = cardOf(visitor, 'Sister 12');
  await expect(often).toContainText(
    'Of pairs like you and Sister 12, three in four have at least 1 more year, and one in four at least 6.',
  );
  await expect(often).toContainText('At 12 days a year, that’s about 10 to 70 days.');
  await expect(often).not.toContainText('behind you');
  await expect(often.getByRole('img')).toHaveCount(0);
  const never = cardOf(visitor, 'Sister 0');
  await expect(never).toContainText('Of pairs like you and Sister 0, three in four');
  await expect(never).not.toContainText('days');
});

test('problems of a person are shown at their fields, and the first field gets the focus', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize();
  await addPerson(page).click();
  const save = saveButton(page);
  await expect(relation(page, 'Mother')).toBeFocused();
  await save.click();
  await expect(visitor.field('Name')).toBeFocused();
  await expect(visitor.field('Name')).toHaveAccessibleDescription('Enter a name.');
  await visitor.field('Name').fill('Jo');
  for (const [year, problem] of [
    ['', 'Enter a year, such as 1962.'],
    ['2027', 'That’s in the future. Enter this year or an earlier one.'],
    ['1895', 'Check the year of birth: it’s more than 130 years ago.'],
  ] as const) {
    await visitor.field('Year of birth').fill(year);
    await save.click();
    await expect(visitor.field('Year of birth')).toBeFocused();
    await expect(visitor.field('Year of birth')).toHaveAccessibleDescription(problem);
    await expect(visitor.field('Year of birth')).toHaveValue(year);
    await expect(visitor.field('Name')).toHaveValue('Jo');
  }
  await visitor.field('Year of birth').fill('1988');
  await visitor.field('Known each other since (optional)').fill('24');
  await save.click();
  const days = visitor.field('Days together a year');
  await expect(days).toBeFocused();
  await expect(days).toHaveAccessibleDescription(
    /once a week is 52\. Enter a number of days from 0 to 365\.$/,
  );
  await days.fill('2.5');
  await save.click();
  await expect(visitor.field('Known each other since (optional)')).toBeFocused();
  await expect(visitor.field('Known each other since (optional)')).toHaveAccessibleDescription(
    'Enter a year with four digits, such as 1962, not an age.',
  );
  await visitor.field('Known each other since (optional)').fill('');
  // A life expectancy was entered, so no country is known.
  await save.click();
  const country = visitor.page.getByLabel('Country', { exact: true }).last();
  await expect(country).toBeFocused();
  await expect(country).toHaveAccessibleDescription(
    'Choose a country: the figures come from its life table.',
  );
  await country.selectOption('Japan');
  await save.click();
  await expect(cardOf(visitor, 'Jo')).toContainText('That’s at 2.5 days a year.');
  await page.keyboard.press('Escape');
  await expectSource(cardOf(visitor, 'Jo'), 'For you: people aged 42 in Japan.');

  await visitor.button('Edit Jo').click();
  await visitor.field('Name').fill('Joanna');
  await visitor.button('Cancel').click();
  await expect(page.getByRole('heading', { name: 'Jo', exact: true })).toBeFocused();
  await addPerson(page).click();
  await expect(relation(page, 'Mother')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(visitor.field('Name')).toHaveCount(0);
  await expect(addPerson(page)).toBeFocused();
});

test('a ninth person is refused with a message that gets the focus', { tag: '@matrix' }, async ({
  page,
  visitor,
}) => {
  await beginToAdd(visitor);
  for (let count = 1; count <= 8; count++) {
    await relation(page, 'Friend').click();
    await typeKeys(page, '1990⏎');
    const name = count === 1 ? 'My friend' : `My friend ${count}`;
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const refusal = people(visitor).getByText('You can add up to 8 people. Remove one to add another.');
  await expect(refusal).toBeFocused();
  await expect(visitor.field('Name')).toHaveCount(0);
});

test.describe('Without the life table of a person’s country', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('a message says so and offers to try again, and everything else works', async ({ page, visitor }) => {
    await page.route('**/api/countries/BRA.json', (route) => route.fulfill({ status: 500, body: '' }));
    await beginToAdd(visitor);
    await visitor.field('Name').fill('Ana');
    await visitor.field('Year of birth').fill('1991');
    await visitor.field('Days together a year').fill('7');
    await summary(page).click();
    await visitor.page.getByLabel('Country', { exact: true }).last().selectOption('Brazil');
    await saveButton(page).click();
    const ana = cardOf(visitor, 'Ana');
    await expect(ana).toContainText('The life table couldn’t be loaded. What you entered is still here.');
    await page.unroute('**/api/countries/BRA.json');
    await ana.getByRole('button', { name: 'Try again for Ana' }).click();
    await expect(ana).toContainText('more days with Ana may lie ahead.');
  });
});
