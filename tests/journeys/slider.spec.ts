import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';

const play = (visitor: Visitor) => visitor.button('Play');
const stop = (visitor: Visitor) => visitor.button('Pause');
/** How long each year takes while playing. */
const YEAR_MS = 300;

async function expectYears(visitor: Visitor, weeks: readonly string[]): Promise<void> {
  for (const each of weeks) {
    await visitor.letPass(YEAR_MS);
    await expect(visitor.slider()).toHaveValue(each);
  }
}

test.describe('Playing the timeline', () => {
  test('moves a year at a time, until the button is pressed again or the slider is moved by hand', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    await visitor.stopTheClock();
    await play(visitor).click();
    await expectYears(visitor, ['52', '104', '156']);
    await stop(visitor).click();
    await expect(play(visitor)).toBeFocused();
    await visitor.letPass(3000);
    await expect(visitor.slider()).toHaveValue('156');

    await play(visitor).click();
    await expectYears(visitor, ['208']);
    await visitor.slider().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(play(visitor)).toBeVisible();
    await visitor.letPass(3000);
    await expect(visitor.slider()).toHaveValue('156');
  });

  test('moves to the end, which need not be a whole year; a press there returns to today', async ({
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize('1984-02-29', '44.3');
    // 2.3 × 52 = 119.6
    await expect(visitor.slider()).toHaveAttribute('max', '119');
    await visitor.stopTheClock();
    await play(visitor).click();
    await expectYears(visitor, ['52', '104', '119']);
    await visitor.letPass(3000);
    await expect(visitor.slider()).toHaveValue('119');
    await visitor.button('Back to today').click();
    await expect(visitor.slider()).toHaveValue('0');
    await visitor.letPass(3000);
    await expect(visitor.slider()).toHaveValue('0');
    await expect(play(visitor)).toBeFocused();
  });

  test('stops with a new submit, and is disabled if no years are left', async ({ visitor }) => {
    await visitor.open();
    await visitor.visualize();
    await visitor.stopTheClock();
    await play(visitor).click();
    await expectYears(visitor, ['52', '104']);
    await visitor.submit();
    await expect(visitor.slider()).toHaveValue('0');
    await visitor.letPass(3000);
    await expect(visitor.slider()).toHaveValue('0');
    await expect(play(visitor)).toBeVisible();
    await visitor.fillPerson('1930-01-01', '57.8');
    await visitor.submit();
    await expect(play(visitor)).toBeDisabled();
  });
});

test.describe('Charts are animated', () => {
  /** The longest transition in the results, in seconds, and in the charts alone. */
  const transitions = (page: Page) =>
    page.evaluate(() => {
      const longest = (elements: Iterable<Element>) =>
        Math.max(
          ...[...elements].flatMap((element) => {
            const { transitionDuration, animationDuration } = getComputedStyle(element);
            return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat);
          }),
        );
      return {
        all: longest(document.querySelectorAll('#results, #results *')),
        pictures: longest(document.querySelectorAll('#results svg *')),
      };
    });

  test('not while dragging, within 200 ms while playing, not with reduced motion', async ({
    page,
    visitor,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visitor.open();
    await visitor.visualize();
    // After a submit, the field of weeks fills once.
    await expect(page.locator('[data-filling]')).toHaveCount(0);
    await visitor.slider().fill('520');
    expect(await transitions(page)).toMatchObject({ pictures: 0 });
    await visitor.button('Play').click();
    const { all, pictures } = await transitions(page);
    expect(pictures).toBeGreaterThan(0);
    expect(all).toBeLessThanOrEqual(0.2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await transitions(page)).toEqual({ all: 0, pictures: 0 });
  });
});

/** Scrolls until one edge of an element is at the same edge of the window. */
const scrollToEdge = (page: Page, selector: string, edge: 'top' | 'bottom') =>
  page.locator(selector).evaluate((element, at) => {
    const box = element.getBoundingClientRect();
    scrollBy(0, at === 'top' ? box.top : box.bottom - innerHeight);
  }, edge);

/**
 * How much of the focused element is hidden behind the timeline or the floating buttons; `null` outside of the results.
 */
const readFocused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const bar = document.querySelector('.timeline-bar');
    const buttons = document.querySelector('.jump-buttons');
    if (!element?.closest('#results') || !bar || !buttons || element.id === 'results') return null;
    const own = element.getBoundingClientRect();
    const covers = [bar, buttons]
      .filter((cover) => !cover.contains(element) && Number(getComputedStyle(cover).opacity) > 0)
      .map((cover) => cover.getBoundingClientRect())
      .filter((cover) => cover.bottom > 0 && cover.top < innerHeight && own.right > cover.left);
    const isAtTop = (cover: DOMRect) => cover.top < innerHeight / 2;
    const free = {
      top: Math.max(0, ...covers.filter(isAtTop).map(({ bottom }) => bottom)),
      bottom: Math.min(innerHeight, ...covers.filter((cover) => !isAtTop(cover)).map(({ top }) => top)),
    };
    const seen = Math.min(own.bottom, free.bottom) - Math.max(own.top, free.top);
    // An element taller than the space between the bars may be covered in part, but not completely.
    const wanted = Math.min(own.height - 2, own.height > (free.bottom - free.top) / 2 ? 44 : own.height);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent,
      inBar: bar.contains(element),
      hidden: seen < wanted,
    };
  });

for (const [width, height] of [
  [1280, 900],
  [360, 740],
] as const) {
  test.describe(`In a window of ${width} by ${height} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('the slider is at the bottom before its place, and scrolls with the page from there', {
      tag: width === 360 ? [] : '@matrix',
    }, async ({ page, visitor }) => {
      await visitor.open();
      await visitor.visualize();
      const bar = visitor.sliderBar();
      for (const [picture, edge] of [
        ['.weeks-picture', 'top'],
        ['.weeks-picture', 'bottom'],
      ] as const) {
        await scrollToEdge(page, picture, edge);
        await expect(visitor.slider()).toBeInViewport({ ratio: 1 });
        await expect(visitor.button('Back to top')).toBeInViewport({ ratio: 1 });
        const box = await bar.boundingBox();
        if (!box) throw new Error('The bar has no place on the page');
        expect(box.height).toBeLessThanOrEqual(78);
        expect(box.y + box.height).toBeCloseTo(height, 0);
        await expect(bar).toHaveAttribute('data-place', 'edge');
      }
      await page.locator('.timeline-head').evaluate((head) => head.scrollIntoView({ block: 'center' }));
      await expect(bar).toHaveAttribute('data-place', 'own');
      await page.locator('.method').evaluate((method) => method.scrollIntoView({ block: 'start' }));
      await expect(visitor.slider()).not.toBeInViewport();
      await expect(visitor.button('Back to top')).toBeInViewport({ ratio: 1 });
    });

    test('no focused element is hidden under the timeline or the floating buttons, forwards and backwards', {
      tag: '@matrix',
    }, async ({ page, visitor }) => {
      await visitor.open();
      await visitor.submitFrom('Japan');
      await expect(visitor.section('How many reach each age')).toBeVisible();
      await visitor.openEverything();
      for (const key of ['Tab', 'Shift+Tab']) {
        const seen: string[] = [];
        for (let stops = 0; stops < 80; stops++) {
          const before = await page.evaluate(() => scrollY);
          await page.keyboard.press(key);
          const focused = await readFocused(page);
          if (!focused) break;
          seen.push(focused.name);
          expect(focused.hidden, `${key}: “${focused.name}” is hidden`).toBe(false);
          // The bar is visible at any scroll position, so the page does not scroll.
          if (focused.inBar) expect(await page.evaluate(() => scrollY)).toBe(before);
        }
        expect(seen.length).toBeGreaterThan(20);
      }
    });
  });
}

test('on a phone there is only the button that leads away from here', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.open();
  await visitor.visualize();
  const [toTop, toResults] = [visitor.button('Back to top'), visitor.button('View results')];
  await expect(toTop).toBeInViewport({ ratio: 1 });
  await expect(toResults).toBeHidden();
  await toTop.click();
  await expect(toResults).toBeInViewport({ ratio: 1 });
  await expect(toResults).toHaveText('View results');
  await expect(toTop).toBeHidden();
  // A jump past the timeline.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(toTop).toBeInViewport({ ratio: 1 });
  await expect(toTop).toHaveText('Back to top');
  await expect(toResults).toBeHidden();
});

test('in a low window, the timeline is not sticky', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visitor.open();
  await visitor.visualize();
  await scrollToEdge(page, '.activity-cards', 'top');
  await expect(visitor.slider()).not.toBeInViewport();
  await page.locator('.timeline-head').evaluate((head) => head.scrollIntoView({ block: 'start' }));
  await expect(visitor.slider()).toBeInViewport({ ratio: 1 });
});
