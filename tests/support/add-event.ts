import type { Locator, Page } from '@playwright/test';

/** The button of the menu to add a life event, which has the focus again once an editor is closed. */
export const addMenu = (page: Page): Locator => page.getByRole('button', { name: 'Add to your weeks' });

/** Opens the editor for a new event, or the box for a life in lines. */
export async function beginToAdd(
  page: Page,
  kind: 'Moment' | 'Chapter' | 'Person' | 'Type or paste',
): Promise<void> {
  await addMenu(page).click();
  await page.locator('#add-events').getByRole('button', { name: kind, exact: true }).click();
}
