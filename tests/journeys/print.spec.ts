import type { Page } from '@playwright/test';
import { writeForm } from '../../src/document/saved-form.ts';
import { fillDraft } from '../fixtures/drafts.ts';
import { SOME_EVENTS } from '../fixtures/life-events.ts';
import { expectFits, readTextBoxes } from '../support/layout.ts';
import { readDrawing, readPdf } from '../support/read-pdf.ts';
import { expect, test, type Visitor } from '../support/test.ts';

/** Does what the browser does before it lays out a print. */
async function showAsPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

async function expectOnePage(page: Page, state: string): Promise<void> {
  for (const format of ['A4', 'Letter']) {
    expect(readPdf(await page.pdf({ format })).pages, `${state}, ${format}`).toBe(1);
  }
}

/** Texts of the results, of which some are folded on a screen. */
const RESULTS_TEXTS = [
  'Years Lived',
  'Years Remaining',
  'Weeks Left',
  'Based on a life expectancy entered by hand: 76 years.',
  'Life Spent On Activities',
  'Life Timeline',
  'Birth',
  'Interactive Timeline',
  'Life Expectancy',
  'Future Projections',
  'Health Optimization',
  'Exercise Analysis',
  'Sleep Analysis',
  'rough rule of thumb',
  'How this is calculated',
  'This is not medical advice',
  // Folded: the people of one's age, further comparisons, recommendations and the arithmetic.
  'who are already 42 live to',
  'waking hours',
  'Plan your rest days',
  'Days since birth ÷ 7, rounded down',
];

test('results are printed unfolded, without controls, in light colors', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  await visitor.button('Share Results').click();
  await expect(visitor.toast()).toBeVisible();
  for (const theme of ['dark', 'light']) {
    if (theme === 'light') await visitor.button('Switch to light theme').click();
    await showAsPrinted(page);
    const seen = await page.evaluate(() => document.body.innerText);
    for (const text of RESULTS_TEXTS) expect.soft(seen).toContain(text);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const title = page.getByRole('heading', { name: 'Lifetime Visualizer' });
    await expect(title).toHaveCSS('color', 'rgb(28, 30, 34)');
    const controls = 'button:not(#country), .results input, select, [role="slider"], .toast';
    await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
  }
});

test('before there are results, the entries are printed', async ({ page, visitor }) => {
  await visitor.open();
  await expectOnePage(page, 'an empty form');
  await showAsPrinted(page);
  await expect(page.getByText('Choose a country')).toBeHidden();
  await page.emulateMedia({ media: null });
  await visitor.fillPerson();
  await visitor.chooseCountry('Japan');
  await visitor.addActivity(4, 'Reading', '9');
  await visitor.addActivity(5, 'Flute', '0.5');
  // A refused submit, with all its messages.
  await visitor.submit();
  await expect(visitor.toast()).toBeVisible();
  await visitor.button(/^Country/).click();
  await expectOnePage(page, 'a form that is filled in');
  await showAsPrinted(page);
  await expect(page.getByRole('heading', { name: 'Lifetime Visualizer', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tell Us About Yourself' })).toBeVisible();
  await expect(page.locator('#country')).toContainText('Japan');
  await expect(visitor.field('Activity 5 name')).toBeVisible();
  await expect(page.getByText('Total: 26.5 hours')).toBeVisible();
  // The country is a button that is printed as text, and so are the links to sources and licenses.
  const controls =
    'button:not(#country), a:not(.page-footer > p:first-child > a), dialog, .toast, [type=checkbox]';
  await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
  await expect(visitor.problems()).toBeHidden();
  for (const typed of [
    visitor.field('Birthdate'),
    page.locator('#country'),
    visitor.field('Activity 1 name'),
  ]) {
    await expect(typed).toHaveCSS('border-left-width', '0px');
    await expect(typed).toHaveCSS('color', 'rgb(28, 30, 34)');
    await expect(typed).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('a picture to keep fills one page of its own size', async ({ page, visitor }) => {
  const form = writeForm(fillDraft({ events: SOME_EVENTS }));
  await page.addInitScript((text) => localStorage.setItem('form', text), form);
  await visitor.open();
  await visitor.openForm();
  await visitor.visualize('1989-11-21', '84');
  await visitor.button('Make a poster').click();
  await expect(visitor.button('Print or save as PDF')).toBeVisible();
  await expectOnePage(page, 'a print of A3');
  const picture = page.locator('.print-sheet > .picture-frame');
  for (const [sheet, points] of [
    ['A3', [842, 1191]],
    ['A4', [595, 842]],
  ] as const) {
    await visitor.field(sheet).check({ force: true });
    expect(readPdf(await page.pdf({ preferCSSPageSize: true })), sheet).toEqual({ pages: 1, size: points });
    await showAsPrinted(page);
    await expect(picture).toContainText('Lisbon');
    await expect(picture).toContainText('4Noa is born, 2021');
    await expect(picture).toContainText('As of March 1, 2026.');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(picture).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const weeks = await edgesOf(page, '.print-sheet .poster-weeks path');
    const { width = 0 } = (await picture.boundingBox()) ?? {};
    expect(weeks.right - weeks.left, sheet).toBeGreaterThan(0.6 * width);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
  }
  await showAsPrinted(page);
  // The window is the sheet.
  await page.setViewportSize({ width: 700, height: 500 });
  const box = await picture.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(500);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(700);
});

/** Shows a life of 84 years with chapters and moments. */
async function showLife(page: Page, visitor: Visitor): Promise<void> {
  const form = writeForm(fillDraft({ events: SOME_EVENTS }));
  await page.addInitScript((text) => localStorage.setItem('form', text), form);
  await visitor.open();
  await visitor.openForm();
  await visitor.visualize('1989-11-21', '84');
}

const NARROW = 390;
const WIDE = 1920;

for (const width of [768, 1280, WIDE]) {
  test(`results are printed from a window of ${width} as from one of ${NARROW}`, {
    tag: width === WIDE ? [] : '@matrix',
  }, async ({ page, visitor }) => {
    await showLife(page, visitor);
    for (const sheet of [{ format: 'A4' }, { format: 'Letter', landscape: true }]) {
      const drawings: (readonly string[])[] = [];
      for (const each of [NARROW, width]) {
        await page.setViewportSize({ width: each, height: 800 });
        drawings.push(readDrawing(await page.pdf(sheet)));
      }
      const [narrow = [], wide = []] = drawings;
      expect(narrow.length, 'pages that are drawn').toBeGreaterThan(5);
      expect(JSON.stringify(wide) === JSON.stringify(narrow), JSON.stringify(sheet)).toBe(true);
    }
  });
}

/** Sheets between their margins of 12 mm, in pixels of 1/96 inch. */
const SHEETS = {
  A4: { width: 703, height: 1032 },
  'A4 across': { width: 1032, height: 703 },
  Letter: { width: 725, height: 965 },
  'Letter across': { width: 965, height: 725 },
} as const;

/** As a browser that prints: no chart hears that the page has another width now. */
const ignoreSizesOnPaper = () => {
  globalThis.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super((...given) => matchMedia('print').matches || callback(...given));
    }
  };
};

/** The edges of what matches, in pixels of the page. */
const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) => {
    const boxes = found.map((each) => each.getBoundingClientRect());
    return {
      count: boxes.length,
      left: Math.min(...boxes.map(({ left }) => left)) + scrollX,
      right: Math.max(...boxes.map(({ right }) => right)) + scrollX,
      top: Math.min(...boxes.map(({ top }) => top)) + scrollY,
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + scrollY,
    };
  });

/** Texts that are over a chart, but not its own. */
async function findCovering(page: Page): Promise<string[]> {
  const charts = await page
    .locator('#results svg.chart')
    .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().toJSON()));
  const texts = await readTextBoxes(page, '#results', '[role="tooltip"], svg');
  expect(charts.length).toBeGreaterThan(7);
  return texts
    .filter(({ left, right, top, bottom }) =>
      charts.some(
        (chart) =>
          left < chart.right - 1 &&
          right > chart.left + 1 &&
          top < chart.bottom - 4 &&
          bottom > chart.top + 4,
      ),
    )
    .map(({ text }) => text);
}

for (const width of [NARROW, 1280, WIDE]) {
  test(`from a window of ${width}, all years, their line and the figures are on the first sheet`, {
    tag: width === NARROW ? [] : '@matrix',
  }, async ({ page, visitor }) => {
    await page.addInitScript(ignoreSizesOnPaper);
    await page.setViewportSize({ width, height: 800 });
    await showLife(page, visitor);
    for (const [name, sheet] of Object.entries(SHEETS)) {
      await page.setViewportSize({ width, height: 800 });
      await showAsPrinted(page);
      await page.setViewportSize(sheet);
      await expect(page.getByText('Born November 21, 1989')).toBeVisible();
      await expect(visitor.field('Birthdate')).toBeHidden();
      await expectFits(page, name);
      expect(await findCovering(page), `${name}: texts over charts`).toEqual([]);
      const dots = await edgesOf(page, '.weeks-picture [data-tone]');
      const line = await edgesOf(page, '.weeks-picture [data-marker="end"]');
      const ages = await edgesOf(page, '.weeks-picture .chart > :is(.chart-label, .chart-name)');
      const figures = await edgesOf(page, '.summary-figures > div');
      // Age 0, 10 to 70, and 84 in place of 80.
      expect([ages.count, line.count, figures.count], name).toEqual([9, 1, 3]);
      for (const { left, right, top, bottom } of [dots, line, ages, figures]) {
        expect.soft(left, name).toBeGreaterThanOrEqual(0);
        expect.soft(top, name).toBeGreaterThanOrEqual(0);
        expect.soft(right, name).toBeLessThanOrEqual(sheet.width);
        expect.soft(bottom, name).toBeLessThanOrEqual(sheet.height);
      }
      // Wide enough to see each week, and the sheet is not half empty.
      expect.soft(dots.right - dots.left, name).toBeGreaterThan(500);
      expect.soft(ages.bottom, name).toBeGreaterThan(sheet.height / 2);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: null });
    }
  });
}
