import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { BUILT_LANGUAGES } from '../support/languages.ts';
import { expect, test, type Visitor } from '../support/test.ts';

/** Shows as much as possible on the page: form errors, a toast, results, all details open. */
async function fillThePage(visitor: Visitor): Promise<void> {
  await visitor.open();
  await visitor.addActivity(4, '', '1');
  // Until then the button may move away from the pointer.
  await expect(visitor.page.locator('.activity-offer')).toBeVisible();
  await visitor.submit();
  await expect(visitor.toast()).toBeVisible();
  await visitor.field('Activity 4 name').fill('Reading');
  await visitor.chooseCountry('Japan');
  await visitor.visualize();
  await expect(visitor.section('How many reach each age')).toBeVisible();
  await visitor.openEverything();
}

test('hovering hides nothing, and zoom is not blocked', { tag: '@matrix' }, async ({ page, visitor }) => {
  await fillThePage(visitor);
  const changed = await page.evaluate(() => {
    const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? rulesIn(rule.cssRules) : []),
      ]);
    return [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter(({ selectorText }) => selectorText.includes(':hover'))
      .flatMap(({ style }) => [...style]);
  });
  expect(changed.length).toBeGreaterThan(0);
  expect(
    changed.filter((property) => !/^(background|border|text-(decoration|underline))-/.test(property)),
  ).toEqual([]);
  expect(
    await page.locator('[title], svg title').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)),
  ).toEqual([]);
  // iOS makes a link for a call of a number that looks like one of a telephone.
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', 'telephone=no');
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    'content',
    'width=device-width, initial-scale=1',
  );
  const touches = await page
    .locator('body *')
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).touchAction))]);
  expect(touches.filter((touch) => !/auto|manipulation|pinch-zoom/.test(touch))).toEqual([]);
});

declare global {
  interface Window {
    /** Animations and transitions that have run. */
    readonly moved: string[];
  }
}

function watchMotion(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  for (const type of ['animationstart', 'transitionrun']) {
    document.addEventListener(type, ({ target }) => {
      moved.push(`${type} of ${target instanceof Element ? target.className : ''}`);
    });
  }
  // oxlint-disable-next-line typescript/unbound-method -- it is called of the element that it was called of
  const scroll = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    if (typeof options === 'object' && options.behavior === 'smooth') moved.push('smooth scrolling');
    scroll.call(this, options);
  };
}

for (const [reducedMotion, what, expected] of [
  ['no-preference', 'the scrolling is animated', expect.arrayContaining(['smooth scrolling'])],
  ['reduce', 'nothing is animated', []],
] as const) {
  test(`reduced motion “${reducedMotion}”: ${what}`, { tag: '@matrix' }, async ({ page, visitor }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(watchMotion);
    await fillThePage(visitor);
    await visitor.slider().fill('520');
    await visitor.button('Play').click();
    await expect(visitor.slider()).not.toHaveValue('520');
    await visitor.button('Back to top').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => window.moved)).toEqual(expected);
  });
}

/** The colors of the bar of the day: those of the three activities, the visitor's own for the rest. */
const listColors = (page: Page) =>
  page
    .locator('.activity-day-bar rect')
    .evaluateAll((parts) => parts.slice(-3).map((part) => getComputedStyle(part).fill));

for (const [colorScheme, colors] of [
  ['dark', ['rgb(78, 132, 240)', 'rgb(89, 212, 166)', 'rgb(207, 159, 250)']],
  ['light', ['rgb(78, 132, 240)', 'rgb(14, 122, 71)', 'rgb(139, 67, 168)']],
] as const) {
  test(`with forced colors on ${colorScheme} ground, activities have colors for it, in either theme`, async ({
    page,
    visitor,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await visitor.open();
    expect(await listColors(page)).toEqual(colors);
    await visitor.button('Switch to light theme').click();
    await page.reload();
    await visitor.listening();
    expect(await listColors(page)).toEqual(colors);
  });
}

test('with forced colors, a button without a border has none', async ({ page, visitor }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visitor.open();
  for (const name of ['Backup', 'Add activity']) {
    await expect(visitor.button(name)).toHaveCSS('border-color', 'rgba(0, 0, 0, 0)');
  }
});

test('Dark Reader changes no color of any page', () => {
  const pages = readdirSync('dist/client', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  // The page, the view and the one for paths that are not there.
  expect(pages).toHaveLength(3 * BUILT_LANGUAGES.length);
  for (const file of pages) {
    const [head = ''] = readFileSync(`dist/client/${file}`, 'utf8').split('</head>');
    expect(head, file).toContain('<meta name="darkreader-lock"');
  }
});

/** The requests for files that the page can do without. */
function listDispensable(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.woff2$|\/(service-worker|assets\/results-.*)\.js$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test.describe('Data saving', () => {
  test.use({ serviceWorkers: 'allow' });

  test('neither fonts nor files for later are fetched', { tag: '@matrix' }, async ({ page, visitor }) => {
    const asked = listDispensable(page);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await visitor.open();
    // The page registers its service worker when it is idle.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    expect(asked).toEqual([]);
    const registrations = () => navigator.serviceWorker.getRegistrations();
    expect(await page.evaluate(registrations)).toEqual([]);
  });

  test('otherwise, fonts and files for later are fetched', async ({ page, visitor }) => {
    const asked = listDispensable(page);
    await visitor.open();
    await expect
      .poll(() => asked)
      .toEqual(
        expect.arrayContaining([
          expect.stringContaining('/figtree'),
          expect.stringContaining('/instrument-serif'),
          expect.stringContaining('/service-worker.js'),
          expect.stringContaining('/assets/results-'),
        ]),
      );
  });
});
