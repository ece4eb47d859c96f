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

test('hovering only changes backgrounds and borders, and nothing has a title', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
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
  expect(changed.filter((property) => !/^(background|border)-/.test(property))).toEqual([]);
  expect(
    await page.locator('[title], svg title').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)),
  ).toEqual([]);
});

test('pinch zoom is never blocked', { tag: '@matrix' }, async ({ page, visitor }) => {
  await fillThePage(visitor);
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
  [
    'no-preference',
    'the toast and the scrolling are animated',
    expect.arrayContaining(['animationstart of toast toast-destructive', 'smooth scrolling']),
  ],
  ['reduce', 'nothing is animated', []],
] as const) {
  test(`reduced motion “${reducedMotion}”: ${what}`, {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
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
