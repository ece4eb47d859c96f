import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 AA, and axe's best practices. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** @param rules all of WCAG's and the best practices unless given */
export async function expectNoViolations(page: Page, state: string, rules = TAGS): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (runOnly) => {
    // In the window, it covers a part of whatever has been scrolled to its edge.
    for (const bar of document.querySelectorAll<HTMLElement>('.timeline-bar')) bar.style.position = 'static';
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, rules);
  expect(found, state).toEqual([]);
}
