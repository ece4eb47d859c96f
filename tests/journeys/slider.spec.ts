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

  test('moves to the end, which need not be a whole year; a press there starts again from today', async ({
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize('1984-02-29', '44.3');
    // 2.3 × 52 = 119.6
    await expect(visitor.slider()).toHaveAttribute('max', '119');
    await visitor.stopTheClock();
    await play(visitor).click();
    await expectYears(visitor, ['52', '104', '119']);
    await expect(play(visitor)).toBeVisible();
    await visitor.letPass(3000);
    await expect(visitor.slider()).toHaveValue('119');
    await play(visitor).click();
    await expect(visitor.slider()).toHaveValue('0');
    await expectYears(visitor, ['52', '104']);
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

  test('stops with a submit before the first year has passed', { tag: '@matrix' }, async ({ visitor }) => {
    await visitor.open();
    await visitor.visualize();
    await visitor.stopTheClock();
    await play(visitor).click();
    await visitor.letPass(YEAR_MS / 2);
    await visitor.submit();
    await expect(play(visitor)).toBeVisible();
    await visitor.letPass(3000);
    await expect(visitor.slider()).toHaveValue('0');
  });

  test('stops when the slider is moved by hand, even if it is moved back', { tag: '@matrix' }, async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    await visitor.stopTheClock();
    await play(visitor).click();
    await expectYears(visitor, ['52']);
    await visitor.slider().focus();
    await page.keyboard.press('ArrowRight');
    await expect(visitor.slider()).toHaveValue('104');
    await page.keyboard.press('ArrowLeft');
    await expect(visitor.slider()).toHaveValue('52');
    await expect(play(visitor)).toBeVisible();
    await visitor.letPass(3000);
    await expect(visitor.slider()).toHaveValue('52');
  });
});

test('the figures are announced once, when the slider rests, and not at each step', async ({
  page,
  visitor,
}) => {
  const status = visitor.sliderBar().getByRole('status');
  await visitor.open();
  await visitor.visualize();
  await expect(status).toHaveText(/^Today: 34 years, or 12,376 days, to the average\./);
  await visitor.stopTheClock();
  await status.evaluate((element) => {
    element.dataset['said'] = '';
    new MutationObserver(() => {
      element.dataset['said'] += `${element.textContent};`;
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  const expectSaid = (what: string) => expect(status).toHaveAttribute('data-said', what);
  await visitor.slider().focus();
  for (let year = 1; year <= 10; year++) {
    await page.keyboard.press('ArrowRight');
    await visitor.letPass(100);
  }
  await visitor.letPass(600);
  await expectSaid('');
  await visitor.letPass(200);
  // A third of 52 years, and a twenty-fourth; 1,248 weeks are left.
  const figures =
    'At 52: 24 years, or 8,736 days, to the average. Sleep 17.3 years, Work 17.3 years, Exercise 2.2 years.;';
  await expectSaid(figures);
  await visitor.letPass(5000);
  await expectSaid(figures);
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
    await visitor.open();
    await visitor.visualize();
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

for (const [width, height] of [
  [1280, 900],
  [360, 740],
] as const) {
  test.describe(`In a window of ${width} by ${height} pixels`, { tag: '@matrix' }, () => {
    test.use({ viewport: { width, height } });

    test('the slider stays visible beside the charts that it changes', async ({ page, visitor }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitor.open();
      await visitor.visualize();
      for (const picture of ['.weeks-picture', '.activity-cards', '.bars']) {
        for (const edge of ['top', 'bottom'] as const) {
          await page.locator(picture).evaluate((element, at) => {
            const box = element.getBoundingClientRect();
            scrollBy(0, at === 'top' ? box.top : box.bottom - innerHeight);
          }, edge);
          await expect(visitor.slider()).toBeInViewport({ ratio: 1 });
          expect((await visitor.sliderBar().boundingBox())?.y).toBeCloseTo(0, 0);
        }
      }
      await page.locator('.method').scrollIntoViewIfNeeded();
      await expect(visitor.slider()).not.toBeInViewport();
    });

    test('no focused element is hidden under the slider or the floating buttons, forwards and backwards', async ({
      page,
      visitor,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitor.open();
      await visitor.field('Birthdate').fill('1984-02-29');
      await visitor.chooseCountry('Japan');
      await visitor.submit();
      await expect(visitor.section('How many reach each age')).toBeVisible();
      await visitor.openEverything();
      for (const key of ['Tab', 'Shift+Tab']) {
        const seen: string[] = [];
        for (let stops = 0; stops < 80; stops++) {
          await page.keyboard.press(key);
          const focused = await page.evaluate(() => {
            const element = document.activeElement;
            const [slider, buttons] = ['.timeline-slider', '.jump-buttons'].map((bar) =>
              document.querySelector(bar),
            );
            if (!element?.closest('#results') || !slider || !buttons || element.id === 'results') return null;
            if (buttons.contains(element)) return null;
            const own = element.getBoundingClientRect();
            const [over, under] = [slider.getBoundingClientRect(), buttons.getBoundingClientRect()];
            const covered = [over, under].some(
              (bar) => own.top < bar.bottom - 1 && own.bottom > bar.top + 1 && own.right > bar.left,
            );
            const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
            const room =
              innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
            const shown = Math.min(own.bottom, under.top) - Math.max(own.top, over.bottom);
            return {
              name: element.getAttribute('aria-label') ?? element.textContent,
              // An element taller than the space between the bars may be covered in part, but not completely.
              covered: covered && !slider.contains(element) && (own.height <= room || shown < 44),
            };
          });
          if (!focused) break;
          seen.push(focused.name);
          expect(focused.covered, `${key}: “${focused.name}” is hidden`).toBe(false);
        }
        expect(seen.length).toBeGreaterThan(20);
      }
    });
  });
}
