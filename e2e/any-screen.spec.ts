import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from './test.ts';
import { findOutside, findOverlaps, readTextBoxes } from './text-boxes.ts';

/** As long as a name may sensibly be, and in every direction of writing. */
const NAMES = [
  'W'.repeat(60),
  'The long and winding art of doing nothing at all on a Sunday',
  'قراءة 3 كتب (الشعر، 2.5 ساعة)، ثم 100% راحة!',
  'לימוד עברית: שיעור 12 (חלק א׳), 50% מהיום?',
  'Sleep, exercise & <b>rest</b> 👩‍👩‍👧‍👦🧘🏽‍♀️',
];

/** Where text is cut: elements that hide what goes over their edge, and pictures that do. */
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

async function expectFits(page: Page, state: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const width = await page.evaluate(() => innerWidth);
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `${state}: nothing scrolls sideways`).toBeLessThanOrEqual(width);
  const boxes = await readTextBoxes(page, '.page-header, .card, #results, .page-footer');
  expect(boxes.length).toBeGreaterThan(15);
  expect(findOutside(boxes, { left: 0, right: width }), `${state}: texts outside of the window`).toEqual([]);
  expect(findOverlaps(boxes), `${state}: texts on each other`).toEqual([]);
  expect(await findCut(page), `${state}: texts that are cut`).toEqual([]);
}

/** Each mark in turn, so that each tooltip is seen with its own name. */
async function expectTooltipsFit(page: Page): Promise<void> {
  const { told, outside } = await page.evaluate(async () => {
    const seen = { told: 0, outside: [] as string[] };
    for (const mark of document.querySelectorAll<SVGElement | HTMLElement>('[data-mark], .probe')) {
      mark.focus();
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (const tooltip of document.querySelectorAll('[role="tooltip"]')) {
        const { left, right } = tooltip.getBoundingClientRect();
        seen.told++;
        if (left < 0 || right > innerWidth) seen.outside.push(tooltip.textContent);
      }
    }
    return seen;
  });
  // Five slices, four markers, five bars, the weeks and the chances.
  expect(told).toBeGreaterThanOrEqual(16);
  expect(outside, 'tooltips outside of the window').toEqual([]);
}

async function fillNames(visitor: Visitor): Promise<void> {
  for (const [index, name] of NAMES.entries()) {
    if (index > 2) await visitor.addActivity(index + 1, name, '1.5');
    else await visitor.field(`Activity ${index + 1} name`).fill(name);
  }
}

/** Every state of the page in which there is something to see, with names that are hard to place. */
async function expectAllFits(page: Page, visitor: Visitor): Promise<void> {
  await expectFits(page, 'empty form');
  await fillNames(visitor);
  await visitor.submit();
  await expect(visitor.toast()).toBeVisible();
  await expectFits(page, 'form in error');
  await visitor.chooseCountry('Japan');
  await visitor.visualize('1984-02-29', '150');
  await expect(visitor.section('Your chances')).toBeVisible();
  await visitor.openEverything();
  await expectFits(page, 'results');
  await visitor.slider().fill('2600');
  await visitor.field('What the weeks go into').check();
  await expectFits(page, 'slider moved, by activities');
  await expectTooltipsFit(page);
  for (const [state, hours] of [
    ['one activity of 24 hours', ['24', '0', '0', '0', '0']],
    ['no activity at all', ['0', '0', '0', '0', '0']],
  ] as const) {
    for (const [index, each] of hours.entries()) {
      await visitor.field(`Activity ${index + 1} hours per day`).fill(each);
    }
    await visitor.visualize('1930-01-01', '57.8');
    await expectFits(page, state);
  }
}

test.describe('Whatever the names and hours, nothing overlaps, is cut off or scrolls sideways', () => {
  test.beforeEach(async ({ page }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  for (const width of [320, 360, 768, 1280, 1920, 2560]) {
    test(`at ${width} pixels`, async ({ page, visitor }) => {
      await page.setViewportSize({ width, height: 900 });
      await visitor.open();
      await expectAllFits(page, visitor);
    });
  }

  for (const width of [360, 1280]) {
    test(`at ${width} pixels with text spaced out, as WCAG 1.4.12 has it`, async ({ page, visitor }) => {
      await page.setViewportSize({ width, height: 900 });
      await visitor.open();
      // A sheet made by the page itself: its security policy lets no style element in.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* {
          line-height: 1.5 !important;
          letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important;
        }
        p { margin-bottom: 2em !important; }`);
        document.adoptedStyleSheets.push(sheet);
      });
      await expectAllFits(page, visitor);
    });
  }

  test.describe('zoomed', () => {
    test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });

    test('to 200 % in a window of 1280 pixels', async ({ page, visitor }) => {
      await visitor.open();
      await expectAllFits(page, visitor);
    });
  });
});
