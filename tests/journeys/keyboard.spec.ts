import type { Locator, Page } from '@playwright/test';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

/** Where Tab leads: inside the dialog, to the browser, or to an element outside. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps: number): Promise<string[]> {
  const stops: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key);
    stops.push(
      await page.evaluate(() => {
        const { activeElement: element } = document;
        // After the last element of a modal dialog, Tab leads to the browser's own controls.
        if (!element || element === document.body) return 'the browser';
        return element.closest('dialog') ? 'the dialog' : `outside: ${element.outerHTML}`;
      }),
    );
  }
  return stops;
}
const outside = (stops: readonly string[]) => stops.filter((stop) => stop.startsWith('outside'));

test('the country picker traps the focus and is an ARIA combobox', async ({ page, visitor }) => {
  await visitor.open();
  const opener = visitor.button(/^Country/);
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a country' });
  const box = search(visitor);
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  const expectActive = async (name: string) => {
    await expect(option(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await expect(box).toHaveAttribute('aria-activedescendant', (await option(name).getAttribute('id')) ?? '');
    await expect(option(name)).toBeInViewport();
    await expect(box).toBeFocused();
  };
  // By common name, without the aggregate "World" and without Kosovo.
  await expect(dialog.getByRole('listbox').getByRole('option')).toHaveText([
    'Belgium',
    'Côte d’Ivoire',
    'Japan',
    'Lesotho',
    'South Korea',
  ]);
  await expect(box).toBeFocused();
  // More than one round, both ways.
  expect(outside(await walk(page, 'Tab', 8))).toEqual([]);
  expect(outside(await walk(page, 'Shift+Tab', 8))).toEqual([]);
  await box.focus();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  await expect(box).toHaveAttribute(
    'aria-controls',
    (await page.getByRole('listbox').getAttribute('id')) ?? '',
  );
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await expectActive('Belgium');
  await page.keyboard.press('ArrowUp');
  await expectActive('South Korea');
  await page.keyboard.press('ArrowDown');
  await expectActive('Belgium');
  // Home and End move the caret, as the combobox pattern says.
  await page.keyboard.type('esoth');
  await page.keyboard.press('Home');
  await page.keyboard.type('l');
  await expect(box).toHaveValue('lesoth');
  await expectActive('Lesotho');
  await page.keyboard.press('Enter');
  await expect(visitor.button('Country Lesotho')).toBeFocused();
  await expect(page.getByText('57.8 years · World Bank 2023')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectActive('Lesotho');
  await expect(option('Lesotho')).toHaveAttribute('aria-current', 'true');
  // The choice stays when it is closed, by Escape or by its button.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(visitor.button('Country Lesotho')).toBeFocused();
});

const search = (visitor: Visitor) => visitor.page.getByPlaceholder('Search countries...');
const options = (visitor: Visitor) => visitor.page.getByRole('option');

test.describe('Among all countries', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] }, locale: 'de-DE' });

  test('those of the visitor’s languages come first', async ({ page, visitor, worldBank }) => {
    worldBank.answerCountries((route) => route.abort());
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'de', 'ja', 'en-GB', 'en'] });
    });
    await visitor.open();
    await visitor.button(/^Country/).press('Enter');
    await expect(options(visitor)).toHaveCount(216);
    await expect(options(visitor)).toContainText(['Austria', 'Japan', 'United Kingdom', 'Afghanistan']);
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(search(visitor)).toHaveAttribute('aria-activedescendant', 'country-AUT');
    const height = async () => (await page.getByRole('dialog').boundingBox())?.height;
    const before = await height();
    await page.keyboard.type('japan');
    await expect(options(visitor)).toHaveText(['Japan']);
    expect(await height(), 'the dialog stays as it is while its list becomes shorter').toBe(before);
    await page.keyboard.press('Escape');
    await expect(visitor.button('Country Choose a country')).toBeVisible();
  });
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 20 && !(await hasFocus()); stops++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

// With the mouse, it takes six moves and six clicks: on the birthdate, the country and its option, the button that adds an
// activity, its hours, and the button of the form. By keyboard, four ways with Tab and four times Enter.
test('the keyboard needs no more actions than the mouse', { tag: '@matrix' }, async ({ page, visitor }) => {
  await visitor.open();
  await tabTo(page, visitor.field('Birthdate'));
  await page.keyboard.type('02291984');
  await tabTo(page, visitor.button(/^Country/));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('jap');
  await expect(page.getByRole('option')).toHaveText(['Japan']);
  await page.keyboard.press('Enter');
  await tabTo(page, visitor.button('Add activity'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Reading');
  await tabTo(page, visitor.field('Activity 4 hours per day'));
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(visitor.results()).toBeFocused();
  await expect(visitor.card('Reading')).toContainText('8.3% of every day');
  await expect(visitor.summary('Years Remaining')).toHaveText('42.5');
});
