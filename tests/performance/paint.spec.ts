import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { BUDGETS } from './budgets.ts';

interface Shift {
  readonly value: number;
  /** Whether the shift follows a press or a key, after which something is expected to move. */
  readonly afterInput: boolean;
  /** Which elements moved, from where to where. */
  readonly moved: readonly string[];
}

/** The browser's entry, which TypeScript's types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Set in the page. */
declare function noteShift(shift: Shift): void;

/** Records every layout shift from the first paint on. */
async function watchShifts(page: Page): Promise<Shift[]> {
  const shifts: Shift[] = [];
  await page.exposeFunction('noteShift', (shift: Shift) => shifts.push(shift));
  await page.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const describe = ({ x, y, width, height }: DOMRect) => `${width} by ${height} at ${x}, ${y}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `“${node?.textContent ?? 'gone'}” from ${describe(previousRect)} to ${describe(currentRect)}`,
        );
        noteShift({ value, afterInput: hadRecentInput, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}

function expectNone(shifts: readonly Shift[], when: string): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${when}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(BUDGETS.layoutShift);
}

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(`in a window of ${width} by ${height} pixels nothing shifts from the first paint to the results, and while the timeline plays`, {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    const unexcused = () => shifts.filter(({ afterInput }) => !afterInput);
    await page.goto('./', { waitUntil: 'commit' });
    await visitor.listening();
    await visitor.untilShiftsCount();
    expectNone(unexcused(), 'until the form works');
    await visitor.field('Birthdate').fill('1984-02-29');
    await visitor.chooseCountry('Japan');
    await visitor.untilShiftsCount();
    await visitor.submit();
    await expect(visitor.section('How many reach each age')).toBeVisible();
    // The page scrolls to the results by itself.
    await expect.poll(async () => (await visitor.results().boundingBox())?.y).toBeLessThan(60);
    await visitor.untilShiftsCount();
    expectNone(unexcused(), 'until the results');
    shifts.length = 0;
    // Shifts that the slider causes are not excused.
    await visitor.slider().focus();
    for (let year = 0; year < 12; year++) await page.keyboard.press('ArrowRight');
    await visitor.button('Play').click();
    const weeks = Number(await visitor.slider().inputValue());
    await expect.poll(async () => Number(await visitor.slider().inputValue())).toBeGreaterThan(weeks + 104);
    expectNone(shifts, 'while the years pass');
  });
}

test('the first screen is painted after one request, without waiting for others', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  const held: string[] = [];
  // Only the document gets a response.
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') return route.continue();
    held.push(request.url());
  });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(visitor.field('Birthdate')).toBeVisible();
  expect(held.join('\n')).toMatch(/\.js/);
  // Playwright's own screenshot would wait for the fonts.
  const session = await page.context().newCDPSession(page);
  const screenshot = async () => (await session.send('Page.captureScreenshot')).data.length;
  const painted = await screenshot();
  await page.locator('body').evaluate((body) => body.replaceChildren());
  expect(painted).toBeGreaterThan(4 * (await screenshot()));
});
