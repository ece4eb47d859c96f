import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 AA, and axe's best practices. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** The bar at the bottom of the window would cover a part of what happens to be at its edge: for axe, a small target. */
export const uncoverTargets = (page: Page): Promise<void> =>
  page.locator('.timeline-bar').evaluateAll((bars: HTMLElement[]) => {
    for (const bar of bars) bar.style.position = 'static';
  });

/** @param rules all of WCAG's and the best practices unless given */
export async function expectNoViolations(page: Page, state: string, rules = TAGS): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  await uncoverTargets(page);
  const found = await page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, rules);
  expect(found, state).toEqual([]);
}
