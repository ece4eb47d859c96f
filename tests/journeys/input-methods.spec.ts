import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { beginToAdd } from '../support/weeks.ts';

/** Keys with which an input method chooses among its words, takes one and gives up. */
const KEYS = [
  ['ArrowDown', 40],
  ['ArrowUp', 38],
  ['Enter', 13],
  ['Escape', 27],
] as const;

/**
 * Composes a text in the focused field, as an operating system does for the browser, with all keys that an input method
 * uses. The page hears of them, but no sign follows.
 */
async function compose(page: Page, field: Locator, { typed, written }: { typed: string; written: string }) {
  const session = await page.context().newCDPSession(page);
  const [selectionStart, selectionEnd] = [typed.length, typed.length];
  await session.send('Input.imeSetComposition', { text: typed, selectionStart, selectionEnd });
  for (const [key, windowsVirtualKeyCode] of KEYS) {
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode });
  }
  await expect(field).toHaveValue(typed);
  await session.send('Input.insertText', { text: written });
  // Safari sends the key that ends a composition after it.
  await field.evaluate((element, keys) => {
    for (const [key] of keys) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true }));
    }
  }, KEYS);
  await expect(field).toHaveValue(written);
  await expect(field).toBeFocused();
}

test('while Japanese is composed, its keys choose no country', async ({ page, visitor }) => {
  void visitor;
  await page.goto('./ja/');
  await expect(page.locator('#birthdate')).toHaveAttribute('max', /./);
  await page.locator('#country').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await compose(page, page.getByRole('combobox'), { typed: 'にほn', written: '日本' });
  await expect(page.getByRole('option', { selected: true })).toHaveText('日本');
  await page.keyboard.press('Enter');
  await expect(page.locator('#country')).toContainText('日本');
});

test('while Korean is composed, its keys close, add and submit nothing', async ({ page, visitor }) => {
  const korean = { typed: '겨ㄹ', written: '결혼' };
  await visitor.open();
  const name = visitor.field('Activity 1 name');
  await name.fill('');
  await compose(page, name, korean);
  await expect(visitor.problems()).toHaveCount(0);
  await visitor.button(/^Activity 1 days and ages/).click();
  const from = visitor.field('From age or year');
  await from.focus();
  await compose(page, from, { typed: '２', written: '22' });
  await page.keyboard.press('Escape');
  await expect(from).toHaveCount(0);
  await visitor.visualize();
  for (const kind of ['Moment', 'Chapter', 'Person'] as const) {
    await beginToAdd(page, kind);
    const dialog = page.locator('dialog[open]');
    await compose(page, dialog.getByRole('textbox').first(), korean);
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await beginToAdd(page, 'Type or paste');
  const box = page.getByLabel('One event per line');
  await box.focus();
  await compose(page, box, korean);
});
