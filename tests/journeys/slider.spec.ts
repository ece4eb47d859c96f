import type { Page } from '@playwright/test';
import { setTextSize } from '../support/layout.ts';
import { expect, test, type Visitor } from '../support/test.ts';

const play = (visitor: Visitor) => visitor.button('Play');
/** How long each year takes while playing. */
const YEAR_MS = 300;

async function expectYears(visitor: Visitor, weeks: readonly string[]): Promise<void> {
  for (const each of weeks) {
    await visitor.letPass(YEAR_MS);
    await expect(visitor.slider()).toHaveValue(each);
  }
}

test.describe('Playing the timeline', () => {
  test('moves a year at a time until a press, a move by hand or a submit', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize();
    await visitor.stopTheClock();
    await play(visitor).click();
    const headline = page.locator('.weeks-headline').filter({ visible: true });
    await expect(headline).toHaveText('You have lived 2,191 weeks. About 1,768 may lie ahead.');
    const { height } = await boxOf(page, '.weeks-head');
    await expectYears(visitor, ['52', '104', '156']);
    // 16,437 days to the 45th birthday, and 1,768 − 156.
    await expect(headline).toHaveText('At 45: 2,348 weeks. About 1,612 may lie ahead.');
    expect((await boxOf(page, '.weeks-head')).height).toBe(height);
    await visitor.button('Pause').click();
    await expect(headline).toHaveText('At 45: 2,348 weeks. About 1,612 may lie ahead.');
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

    await play(visitor).click();
    await visitor.submit();
    await expect(play(visitor)).toBeVisible();
    await visitor.letPass(3000);
    await expect(visitor.slider()).toHaveValue('0');
  });

  test('moves to the end, exactly Weeks Left, and back to today', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize('1984-02-29', '44.3');
    // 2.3 × 52 = 119.6
    await expect(visitor.summary('Weeks Left')).toHaveText('119');
    await visitor.slider().focus();
    for (const [key, weeks] of [
      ['End', '119'],
      ['ArrowLeft', '104'],
      ['ArrowRight', '119'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(visitor.slider()).toHaveValue(weeks);
    }
    await expect(visitor.sliderBar()).toContainText(/At 44\.\d, close to life expectancy/);
    await expect(visitor.remaining()).toBeEmpty();
    await page.keyboard.press('Home');
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
    // At its own place, the bar is a part of the page, as its buttons are.
    const covers = [bar, buttons]
      .filter((cover) => cover.matches('[data-place="edge"], [data-floating="true"]'))
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

test('the slider is at the bottom before its place, then scrolls', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  const bar = visitor.sliderBar();
  const [toTop, toResults] = [visitor.button('Back to top'), visitor.button('View results')];
  for (const [width, height] of [
    [1280, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const edge of ['top', 'bottom'] as const) {
      await expect(async () => {
        await scrollToEdge(page, '.weeks-picture', edge);
        await expect(visitor.slider()).toBeInViewport({ ratio: 1, timeout: 500 });
        await expect(toTop).toBeInViewport({ ratio: 1, timeout: 500 });
        const box = await boxOf(page, '.timeline-bar');
        // Two lines: the sentence and the controls.
        expect(box.height).toBeLessThan(2.5 * (await boxOf(page, '.timeline-slider')).height);
        expect(box.y + box.height).toBeCloseTo(height, 0);
      }).toPass({ intervals: [50] });
      await expect(bar).toHaveAttribute('data-place', 'edge');
    }
    await page.locator('.timeline-head').evaluate((head) => head.scrollIntoView({ block: 'center' }));
    await expect(bar).toHaveAttribute('data-place', 'own');
    await page.locator('.method').evaluate((method) => method.scrollIntoView({ block: 'start' }));
    await expect(visitor.slider()).not.toBeInViewport();
    await expect(toTop).toBeInViewport({ ratio: 1 });
  }
  // On a phone, they share a line.
  for (const press of ['Back to top', 'View results']) {
    for (const [button, words] of [
      [toTop, 'Back to top'],
      [toResults, 'View results'],
    ] as const) {
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(button).toHaveText(words);
    }
    await visitor.button(press).click();
  }
  await expect(visitor.slider()).toBeInViewport({ ratio: 1 });
});

const readScrolled = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.timeline-bar')?.getBoundingClientRect();
    return { scrollY, hasWholeBar: bar !== undefined && bar.top >= 0 && bar.bottom <= innerHeight };
  });

test('on a phone, the focus is never hidden behind a bar', { tag: '@matrix' }, async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.open();
  await visitor.submitFrom('Japan');
  await expect(visitor.section('How many reach each age')).toBeVisible();
  await visitor.openEverything();
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen: string[] = [];
    for (let stops = 0; stops < 80; stops++) {
      const before = await readScrolled(page);
      await page.keyboard.press(key);
      const focused = await readFocused(page);
      if (!focused) break;
      seen.push(focused.name);
      expect(focused.hidden, `${key}: “${focused.name}” is hidden`).toBe(false);
      // Where the bar was whole, such as at the bottom of the window, the page does not scroll.
      if (focused.inBar && before.hasWholeBar)
        expect(await readScrolled(page), `${key}: “${focused.name}”`).toEqual(before);
    }
    expect(seen.length).toBeGreaterThan(20);
  }
});

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} has no place on the page`);
  return box;
}

test('a press moves the thumb, and a drag on a phone passes every year', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  const bar = await boxOf(page, '.timeline-slider');
  // 8.2 of 34 years, between the middles of the thumb at either end.
  await page.mouse.click(bar.x + 22 + (8.2 / 34) * (bar.width - 44), bar.y + bar.height / 2);
  await expect(visitor.slider()).toHaveValue('416');
  await expect(visitor.sliderBar()).toContainText('At 50, 26 years to life expectancy');
  await visitor.slider().fill('0');
  for (const [width, size] of [
    [320, 32],
    [430, 32],
    [320, 16],
    [360, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await setTextSize(page, size);
    await expect
      .poll(async () => (await boxOf(page, '.timeline-slider')).width / width, `${width}, ${size}`)
      .toBeGreaterThanOrEqual(0.6);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await visitor.slider().scrollIntoViewIfNeeded();
  await visitor.slider().evaluate((slider) =>
    slider.addEventListener('input', () => {
      if (slider instanceof HTMLInputElement) slider.dataset['seen'] += ` ${Number(slider.value) / 52}`;
    }),
  );
  const { x, y, width, height } = await boxOf(page, '.timeline-slider');
  await page.mouse.move(x + height / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - height / 2, y + height / 2, { steps: Math.round(width) });
  await page.mouse.up();
  const seen = (await visitor.slider().getAttribute('data-seen'))?.split(' ').slice(1).map(Number);
  expect(seen).toEqual(Array.from({ length: 34 }, (_, year) => year + 1));
});
