import type { Locator, Page } from '@playwright/test';
import { beginToAdd as addEvent } from './add-event.ts';
import { expect, type Visitor } from './test.ts';

/** The visitor, on March 1, 2026. */
export const BORN = '1990-01-15';

export const people = (visitor: Visitor) => visitor.section('Time with people');
export const cardOf = (visitor: Visitor, name: string) =>
  people(visitor)
    .getByRole('listitem')
    .filter({ has: visitor.page.getByRole('heading', { name, exact: true }) });
export const saveButton = (page: Page) =>
  page.getByRole('form').getByRole('button', { name: /^(Add|Save)$/ });
export const addPerson = (page: Page) => addEvent(page, 'Person');

/** Unfolds where the figures of a card come from, and expects a text there. */
export async function expectSource(card: Locator, text: string): Promise<void> {
  await card.getByText('Where this comes from', { exact: true }).click();
  await expect(card).toContainText(text);
}

const KEYS: Readonly<Record<string, string>> = { '⇥': 'Tab', '↓': 'ArrowDown', '⏎': 'Enter' };

/** Types a text with keys in it. @example 'Mila⇥2021' */
export async function typeKeys(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    const key = KEYS[letter];
    await (key ? page.keyboard.press(key) : page.keyboard.type(letter));
  }
}

/** Begins to add a person to the life of somebody in Japan. */
export async function beginToAdd(visitor: Visitor): Promise<void> {
  await visitor.open();
  await visitor.submitFrom('Japan', BORN);
  await addPerson(visitor.page);
}
