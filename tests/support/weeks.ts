import { expect, type Locator, type Page } from '@playwright/test';
import type { Visitor } from './test.ts';

export const section = (visitor: Visitor) => visitor.section('Life in Weeks');
export const picture = (visitor: Visitor) => section(visitor).getByRole('application');
export const tooltip = (visitor: Visitor) => section(visitor).getByRole('tooltip');
/** One of the radio buttons for what colors the dots. @param label such as Time, Chapters, Activities or People */
export const coloring = (visitor: Visitor, label: string): Locator =>
  section(visitor).getByRole('group', { name: 'Color by' }).getByRole('radio', { name: label, exact: true });
export const colorBy = (visitor: Visitor, label: string) => coloring(visitor, label).check();

/** From one point of the picture to the next, in pixels. */
export const pitch = (page: Page) =>
  page
    .locator('.weeks-picture [data-tone]')
    .first()
    .evaluate((dots) => Number(dots.getAttribute('stroke-dasharray')?.split(' ')[1]));

/** How to read the picture, by its direction. */
export const HORIZONTAL = 'Each column is a year of life';
export const VERTICAL = 'Each row is a year of life';

/** The button of the menu to add a life event. While the box for lines is open on the page, it has another one. */
export const addMenu = (page: Page): Locator => page.getByRole('button', { name: 'Add to your weeks' });
/** Chapters that the weeks suggest, as long as there are no others. */
export const suggestions = (page: Page): Locator => page.getByRole('group', { name: 'Suggested chapters' });

/** The page leads to it once a moment or a chapter was added or changed. */
export const weeksHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Life in Weeks', exact: true });

/** Opens the editor for a new event, or the box for a life in lines. */
export async function beginToAdd(
  page: Page,
  kind: 'Moment' | 'Chapter' | 'Person' | 'Type or paste',
): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const menu = addMenu(page).or(button('One by one'));
  await expect(menu).toBeVisible();
  if (kind === 'Type or paste' && (await button(kind).isVisible())) return button(kind).click();
  // By keyboard: sections that come below move the menu while it is open, and a click beside it closes it.
  await menu.press('Enter');
  await page.locator('.menu:popover-open').getByRole('button', { name: kind, exact: true }).press('Enter');
}

/** Changes or removes an event of the list, by the menu of its row. */
export async function chooseFor(page: Page, name: string, choice: 'Edit' | 'Remove'): Promise<void> {
  await rowMenu(page, name).click();
  await page.getByRole('button', { name: `${choice} ${name}`, exact: true }).click();
}

/** The menu of an event. That of a person leads to the weeks as well. */
export const rowMenu = (page: Page, name: string): Locator =>
  page
    .getByRole('button', { name: `Edit or remove ${name}`, exact: true })
    .or(page.getByRole('button', { name: `See the weeks, edit or remove ${name}`, exact: true }));
