import { expect, type Page } from '@playwright/test';
import { findOutside, findOverlaps, readTextBoxes } from './text-boxes.ts';

/** Text that is cut off: in elements and charts that hide their overflow. */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll('#results *, .card *, .page-header *, .page-footer *')]
      .filter((element): element is HTMLElement => element instanceof HTMLElement)
      .filter((element) => !element.closest('.visually-hidden') && element.textContent.trim() !== '')
      .filter((element) => getComputedStyle(element).overflow !== 'visible' && element.checkVisibility())
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      );
    const cutTexts = [...document.querySelectorAll('#results svg text')].filter((text) => {
      const svg = text.closest('svg');
      if (!svg || getComputedStyle(svg).overflow === 'visible') return false;
      const [own, within] = [text.getBoundingClientRect(), svg.getBoundingClientRect()];
      return (
        own.left < within.left - 1 ||
        own.right > within.right + 1 ||
        own.top < within.top - 2 ||
        own.bottom > within.bottom + 2
      );
    });
    return [...cut, ...cutTexts].map((element) => `${element.tagName} ${element.textContent}`);
  });
}

/** The timeline covers the content below it while it is not at its own place. */
const COVERING = '[role="tooltip"], [data-place]:not([data-place="own"])';

/** Checks that no text is cut off, overlaps another one or is outside of the window. @param state named in a failure */
export async function expectFits(page: Page, state: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const width = await page.evaluate(() => innerWidth);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `${state}: nothing scrolls sideways`).toBeLessThanOrEqual(width);
  const boxes = await readTextBoxes(page, '.page-header, .card, #results, .page-footer', COVERING);
  expect(boxes.length).toBeGreaterThan(15);
  expect(findOutside(boxes, { left: 0, right: width }), `${state}: texts outside of the window`).toEqual([]);
  expect(findOverlaps(boxes), `${state}: texts on each other`).toEqual([]);
  expect(await findCut(page), `${state}: texts that are cut`).toEqual([]);
}
