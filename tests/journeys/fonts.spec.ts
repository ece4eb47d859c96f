import type { Page, Response } from '@playwright/test';
import { BUDGETS } from '../performance/budgets.ts';
import { sumOf, untilLaidOut, watchShifts } from '../support/layout-shifts.ts';
import { holdRequests } from '../support/requests.ts';
import { expect, test, type Visitor } from '../support/test.ts';

const FONTS = /\.woff2$/;
/** Opens the page and holds its fonts. @returns a function that lets them through */
async function openWithoutFonts(visitor: Visitor, path = './'): Promise<() => void> {
  const { page } = visitor;
  const release = await holdRequests(page, FONTS);
  // The load event waits for the fonts: do not wait for it.
  await page.goto(path, { waitUntil: 'commit' });
  // The birthdate, by its id in every language.
  await expect(page.locator('#birthdate')).toHaveAttribute('max', /./);
  return release;
}

/** Whether the page uses its own fonts, and not the fallbacks. */
function hasOwnFonts(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    ['16px Figtree', '16px "Instrument Serif"'].every((font) => document.fonts.check(font)),
  );
}

test.describe('Fonts', () => {
  test('the page serves its own fonts, within their budget up to the results', async ({ page, visitor }) => {
    const fonts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fonts.push(response);
    });
    await visitor.open();
    await visitor.visualize();
    await expect.poll(() => hasOwnFonts(page)).toBe(true);
    for (const font of fonts) expect(new URL(font.url()).origin).toBe(new URL(page.url()).origin);
    const bodies = await Promise.all(fonts.map((font) => font.body()));
    const bytes = bodies.reduce((sum, body) => sum + body.length, 0);
    expect(fonts).toHaveLength(2);
    expect(bytes).toBeLessThanOrEqual(BUDGETS.fontBytes);
  });

  test('no text uses a weight or slant that the browser would synthesize', { tag: '@matrix' }, async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await expect(page.locator('blockquote')).toBeVisible();
    await visitor.visualize();
    const madeUp = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { fontWeight, fontStyle } = getComputedStyle(element);
          return fontWeight !== '400' || fontStyle !== 'normal';
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(madeUp).toEqual([]);
  });

  for (const [path, width] of [
    ['', 1280],
    ['ar/', 412],
  ] as const) {
    test(`shift nothing when they are late, ${width} pixels wide`, { tag: '@matrix' }, async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await watchShifts(page);
      const release = await openWithoutFonts(visitor, `./${path}`);
      await expect(page.locator('blockquote')).toBeVisible();
      await visitor.untilShiftsCount();
      expect(await hasOwnFonts(page)).toBe(false);
      release();
      await expect.poll(() => hasOwnFonts(page)).toBe(true);
      await untilLaidOut(page);
      expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThan(BUDGETS.layoutShift);
    });
  }
});
