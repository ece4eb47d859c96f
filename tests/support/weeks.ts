import type { Locator, Page } from '@playwright/test';
import type { Visitor } from './test.ts';

export const section = (visitor: Visitor) => visitor.section('Life in Weeks');
export const picture = (visitor: Visitor) => section(visitor).getByRole('application');
export const tooltip = (visitor: Visitor) => section(visitor).getByRole('tooltip');
/** Chooses what the dots show. @param label of the choice, or the name of a person */
export const colorBy = (visitor: Visitor, label: string) => visitor.field('Color by').selectOption({ label });

/** From one point of the picture to the next, in pixels. */
export const pitch = (page: Page) =>
  page
    .locator('.weeks-picture [data-tone]')
    .first()
    .evaluate((dots) => Number(dots.getAttribute('stroke-dasharray')?.split(' ')[1]));

/** How to read the picture, by its direction. */
export const HORIZONTAL = 'Each column is a year of life';
export const VERTICAL = 'Each row is a year of life';

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
