import type { Page, Response } from '@playwright/test';
import { holdRequests } from '../support/requests.ts';
import { expect, test, type Visitor } from '../support/test.ts';

const FONTS = /\.woff2$/;
/** Both fonts together, up to the results. Without subsetting they would be 41 kB. */
const BUDGET_BYTES = 15_000;
/** A fiftieth of what counts as good: letters of another width move the end of a line by some pixels as they change. */
const INVISIBLE = 0.002;
/** A shift follows its cause within some frames. */
const SETTLED_MS = 400;

/** The performance entry, which is missing in TypeScript's types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

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

/** The layout shift since the first paint, and the elements that moved. */
function measureShifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    (settledMs) =>
      new Promise((resolve) => {
        const shifts: LayoutShift[] = [];
        const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
        const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().filter(isShift)));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          observer.disconnect();
          const moved = shifts.flatMap(({ value, sources }) =>
            sources.map(({ node }) => `${value.toFixed(5)} ${node?.textContent?.slice(0, 40) ?? ''}`),
          );
          resolve({ sum: shifts.reduce((sum, { value }) => sum + value, 0), moved });
        }, settledMs);
      }),
    SETTLED_MS,
  );
}

test.describe('Fonts', () => {
  test('the page serves its own fonts, at most 15 kB up to the results', async ({ page, visitor }) => {
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
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
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
      const release = await openWithoutFonts(visitor, `./${path}`);
      await expect(page.locator('blockquote')).toBeVisible();
      await visitor.untilShiftsCount();
      expect(await hasOwnFonts(page)).toBe(false);
      release();
      await expect.poll(() => hasOwnFonts(page)).toBe(true);
      const { sum, moved } = await measureShifts(page);
      expect(sum, moved.join('\n')).toBeLessThan(INVISIBLE);
    });
  }
});
