import type { Locator, Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';
import { beginToAdd, rowMenu } from '../support/weeks.ts';

/** The visitor, on March 1, 2026. */
const BORN = '1990-01-15';

const people = (visitor: Visitor) => visitor.section('Time with people');
const cardOf = (visitor: Visitor, name: string) =>
  people(visitor)
    .getByRole('listitem')
    .filter({ has: rowMenu(visitor.page, name) });

const KEYS: Readonly<Record<string, string>> = { '⇥': 'Tab', '↓': 'ArrowDown', '⏎': 'Enter' };

/** Types a text with keys in it. @example 'Mila⇥2021' */
async function typeKeys(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    const key = KEYS[letter];
    await (key ? page.keyboard.press(key) : page.keyboard.type(letter));
  }
}

async function pressEnterOn(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

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
