import type { Page } from '@playwright/test';
import { LANGUAGE_PATHS } from '../support/languages.ts';
import {
  expectFits,
  findBrokenWords,
  findOutside,
  readTextBoxes,
  setTextSize,
  spaceText,
} from '../support/layout.ts';
import { expect, test, type Visitor } from '../support/test.ts';
import { colorBy } from '../support/weeks.ts';

/** Long names, in every writing direction. */
const NAMES = [
  'W'.repeat(60),
  'The long and winding art of doing nothing at all on a Sunday',
  'قراءة 3 كتب (الشعر، 2.5 ساعة)، ثم 100% راحة!',
  'לימוד עברית: שיעור 12 (חלק א׳), 50% מהיום?',
  'Sleep, exercise & <b>rest</b> 👩‍👩‍👧‍👦🧘🏽‍♀️',
];

/** Focuses each mark in turn, so that each tooltip is shown with its own name. */
async function expectTooltipsFit(page: Page): Promise<void> {
  const { count, outside } = await page.evaluate(async () => {
    const seen = { count: 0, outside: [] as string[] };
    for (const mark of document.querySelectorAll<SVGElement | HTMLElement>('[data-mark], .chart-cursor')) {
      mark.focus();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      for (let frames = 0; frames < 60 && !document.querySelector('[role="tooltip"]'); frames++)
        await frame();
      for (const tooltip of document.querySelectorAll('[role="tooltip"]')) {
        const { left, right } = tooltip.getBoundingClientRect();
        seen.count++;
        if (left < 0 || right > innerWidth) seen.outside.push(tooltip.textContent);
      }
    }
    return seen;
  });
  // Five slices, five bars, the weeks, the chances and the place among the living.
  expect(count).toBeGreaterThanOrEqual(13);
  expect(outside, 'tooltips outside of the window').toEqual([]);
}

async function fillNames(visitor: Visitor): Promise<void> {
  for (const [index, name] of NAMES.entries()) {
    if (index > 2) await visitor.addActivity(index + 1, name, '1.5');
    else await visitor.field(`Activity ${index + 1} name`).fill(name);
  }
}

/** Repeats a check at each width of the window. */
async function atEach(widths: readonly number[], page: Page, check: () => Promise<void>): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    // Charts are drawn again once the window has its width.
    await expect(check).toPass();
  }
}

/** Checks the states of the page with names that are hard to lay out. */
async function expectAllFits(visitor: Visitor, widths: readonly number[]): Promise<void> {
  const { page } = visitor;
  const expectStateFits = (state: string) => atEach(widths, page, () => expectFits(page, state));
  await expectStateFits('empty form');
  await visitor.button(/^Country/).click();
  await expect(page.getByRole('option', { name: 'Japan' })).toBeVisible();
  await atEach(widths, page, () => expectDialogFits(page));
  await visitor.button('Close').click();
  await fillNames(visitor);
  await visitor.submit();
  await expect(visitor.problems()).toBeVisible();
  await expectStateFits('form in error');
  await visitor.chooseCountry('Japan');
  await visitor.visualize('1984-02-29', '150');
  await expect(visitor.section('How many reach each age')).toBeVisible();
  await visitor.openEverything();
  await expectStateFits('results');
  await visitor.slider().fill('2600');
  await colorBy(visitor, 'Activities');
  await expectStateFits('slider moved, by activities');
  await atEach([320], page, () => expectTooltipsFit(page));
  for (const [state, hours] of [
    ['one activity of 24 hours', ['24', '0', '0', '0', '0']],
    ['no activity at all', ['0', '0', '0', '0', '0']],
  ] as const) {
    for (const [index, each] of hours.entries()) {
      await visitor.field(`Activity ${index + 1} hours per day`).fill(each);
    }
    await visitor.visualize('1930-01-01', '57.8');
    await expectStateFits(state);
  }
}

/** Checks the open dialog: it may scroll down, never sideways. */
async function expectDialogFits(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  const widest = await dialog.evaluate((element) =>
    Math.max(
      ...[element, ...element.querySelectorAll('ul')].map((each) => each.scrollWidth - each.clientWidth),
    ),
  );
  expect(widest, 'the dialog scrolls sideways').toBeLessThanOrEqual(0);
  const { left, right } = await dialog.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
  expect(findOutside(await readTextBoxes(page, 'dialog[open]'), { left, right })).toEqual([]);
}

test.describe('With any names and hours, nothing overlaps, is cut off or scrolls sideways', {
  tag: '@matrix',
}, () => {
  // The text size of the browser's settings.
  for (const [size, widths] of [
    [16, [320, 768, 1280]],
    [32, [320, 1280]],
  ] as const) {
    test(`in windows from 320 pixels on, with text of ${size} pixels`, async ({ page, visitor }) => {
      await setTextSize(page, size);
      await visitor.open();
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      await expectAllFits(visitor, widths);
    });
  }

  test('with the text spacing of WCAG 1.4.12', async ({ page, visitor }) => {
    await visitor.open();
    await spaceText(page);
    await expectAllFits(visitor, [320, 1280]);
  });
});

test('chart labels grow with the text size', { tag: '@matrix' }, async ({ page, visitor }) => {
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 1920, height: 900 });
  await visitor.open();
  await visitor.visualize();
  const label = visitor.section('Life in Weeks').locator('text', { hasText: '50' });
  const heightOf = async () => (await label.boundingBox())?.height ?? 0;
  const large = await heightOf();
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(heightOf).toBeLessThan(large);
  await setTextSize(page, 16);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect.poll(async () => large / (await heightOf())).toBeGreaterThan(1.9);
});

test('no word is broken if there is room for it', { tag: '@matrix' }, async ({ page, visitor }) => {
  await visitor.open();
  await visitor.addActivity(4, 'TV/Entertainment', '1');
  await visitor.visualize();
  await visitor.openEverything();
  await visitor.slider().fill('520');
  await colorBy(visitor, 'Activities');
  for (const [size, widths] of [
    [16, [320, 360, 768]],
    [24, [320, 1280]],
    [32, [480]],
  ] as const) {
    await setTextSize(page, size);
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    await atEach(widths, page, async () =>
      expect(await findBrokenWords(page, '.card, #results, .page-footer')).toEqual([]),
    );
  }
});

for (const path of LANGUAGE_PATHS) {
  test(`when an activity happens is on one line from 360 to 1920 pixels: /${path}`, {
    // English, and the longest words for “Every day”.
    tag: ['', 'fr/'].includes(path) ? [] : '@matrix',
  }, async ({ page }) => {
    await page.goto(`./${path}`);
    await page.evaluate(() => document.fonts.ready);
    await atEach([360, 390, 430, 600, 768, 1024, 1280, 1440, 1920], page, async () => {
      const lines = await page.locator('[id$="-when"]').evaluateAll((buttons) =>
        buttons.map((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
        }),
      );
      expect(lines).toEqual([1, 1, 1]);
    });
  });
}
