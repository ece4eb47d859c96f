import type { Page } from '@playwright/test';
import type { Visitor } from './test.ts';

/** Everything that the page has stored. */
export const storage = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
export const rememberBox = (visitor: Visitor) => visitor.field('Remember on this device');

export async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.field('Birthdate').fill('1951-07-09');
  await visitor.chooseCountry('Japan');
  await visitor.addActivity(4, 'Kite flying', '3');
}
