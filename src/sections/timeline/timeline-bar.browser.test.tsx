import '../../app/styles/page.css';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import { LIVES, type SampleLife } from '../../../tests/fixtures/lives.ts';
import { button } from '../../../tests/support/mount-page.tsx';
import { LifeTimeline } from './life-timeline.tsx';

afterEach(async () => {
  vi.useRealTimers();
  await setTextSize(16);
});

/** The size of text that the visitor has chosen in the browser, in pixels. */
const setTextSize = (standard: number) => cdp().send('Page.setFontSizes', { fontSizes: { standard } });

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
};

test('playing ends for good with a move by hand, even back to where it was', async () => {
  await render(
    <InResults sample={LIVES.everyday}>
      <LifeTimeline />
    </InResults>,
  );
  const slider = document.querySelector<HTMLInputElement>('#timeline-slider');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await button('Play').click();
  await expect.element(button('Pause')).toBeVisible();
  vi.advanceTimersByTime(300);
  await expect.poll(() => slider?.value).toBe('52');
  slider?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button('Play')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => slider?.value).toBe('52');
  await expect.element(button('Play')).toBeVisible();
  vi.advanceTimersByTime(3000);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => slider?.value).toBe('104');
});

test('the live line says the figures of the present position once they rest, and nothing before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const show = (sample: SampleLife) => (
    <InResults sample={sample}>
      <LifeTimeline />
    </InResults>
  );
  const { rerender } = await render(show(LIVES.everyday));
  const said = () => find('[role="status"]').textContent;
  const moveTo = (weeks: string) => page.getByRole('slider').fill(weeks);
  await moveTo('2496');
  await expect.poll(said).toBe('');
  vi.advanceTimersByTime(800);
  await expect.poll(said).toContain('At 84');
  // Back to today, to another life expectancy and back: what was said at the end is never said again.
  await moveTo('0');
  await expect.poll(said).toBe('');
  vi.advanceTimersByTime(300);
  await rerender(show(LIVES.longest));
  await rerender(show(LIVES.everyday));
  expect(said()).toBe('');
  vi.advanceTimersByTime(800);
  await expect.poll(said).toMatch(/^Today: 48 years/);
});

/** A finger that comes down in the middle of the slider, moves, and is lifted. */
async function swipe(x: number, y: number): Promise<void> {
  const slider = document.querySelector('#timeline-slider')?.getBoundingClientRect();
  const frame = frameElement?.getBoundingClientRect();
  if (!slider || !frame) throw new Error('There is no slider to touch');
  const from = {
    x: frame.x + slider.x + slider.width / 2,
    y: frame.y + slider.y + slider.height / 2,
  };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step++)
    await touch('touchMove', [{ x: from.x + (x * step) / 10, y: from.y + (y * step) / 10 }]);
  await touch('touchEnd', []);
}

/** Shows the slider in the middle of a phone's window, where it stays until it is touched. */
async function showToTouch() {
  await page.viewport(390, 600);
  await render(
    <InResults sample={LIVES.everyday}>
      <div style={{ paddingBlock: '100vh' }}>
        <LifeTimeline />
      </div>
    </InResults>,
  );
  const slider = find('#timeline-slider');
  slider.scrollIntoView({ block: 'center', behavior: 'instant' });
  await expect.poll(() => find('.timeline-bar').dataset['place']).toBe('own');
  return () => Number(slider instanceof HTMLInputElement && slider.value);
}

test('a tap on the slider moves it, and so does a drag along it', async () => {
  const readValue = await showToTouch();
  await swipe(0, 0);
  await expect.poll(readValue).toBeGreaterThan(0);
  const tapped = readValue();
  await swipe(80, 8);
  await expect.poll(readValue).toBeGreaterThan(tapped);
});

// Nothing is touched after this: the page scrolls on for a while.
test('a swipe that begins on the slider scrolls the page, and moves nothing', async () => {
  const readValue = await showToTouch();
  const before = scrollY;
  await swipe(5, -150);
  await expect.poll(() => scrollY).toBeGreaterThan(before + 50);
  expect(readValue()).toBe(0);
});

test.each([
  [85, 'past life expectancy', true],
  [84, 'at life expectancy', true],
  [83, 'a year before it', false],
])('at %d, %s: is the slider disabled, explained and in its own place: %s', async (age, _, isOver) => {
  await render(
    <InResults sample={sampleOfAge(age)}>
      <LifeTimeline />
    </InResults>,
  );
  const slider = page.getByRole('slider', { name: 'Interactive Timeline' });
  const bar = document.querySelector('.timeline-bar');
  expect(bar && getComputedStyle(bar).position).toBe(isOver ? 'static' : 'sticky');
  expect(document.querySelector<HTMLInputElement>('#timeline-slider')?.disabled).toBe(isOver);
  const said = 'The slider ends at life expectancy, which this age has already reached.';
  await expect
    .element(slider)
    .toHaveAccessibleDescription(`Today Life Expectancy${isOver ? ` ${said}` : ''}`);
});

const renderTimeline = () =>
  render(
    <InResults sample={LIVES.everyday}>
      <main className="page" style={{ paddingBlock: '100vh' }}>
        <LifeTimeline />
      </main>
    </InResults>,
  );

test.each([
  [320, 640, 16],
  [390, 844, 19],
  [760, 844, 16],
  [1280, 844, 16],
  [390, 844, 32],
  [1280, 844, 20],
  [844, 390, 16],
  [568, 320, 16],
])(
  'in a window of %d × %d with text of %d px, both ends of the slider can be read, also to screen readers',
  async (width, height, size) => {
    await page.viewport(width, height);
    await setTextSize(size);
    await renderTimeline();
    await document.fonts.ready;
    const ends = [
      ...document.querySelectorAll<HTMLElement>('.timeline-scale > span, .timeline-scale-above > span'),
    ].filter((each) => each.checkVisibility() && !each.closest('[aria-hidden=true]'));
    expect(ends.map((each) => each.dataset['text'] ?? each.textContent)).toEqual([
      'Today',
      'Life Expectancy',
    ]);
    const slider = page.getByRole('slider', { name: 'Interactive Timeline' });
    await expect.element(slider).toHaveAccessibleDescription('Today Life Expectancy');
  },
);

/** The jump buttons in the bar, as boxes. */
const jumpBoxes = () =>
  ['Back to top', 'View results'].map((name) => button(name).element().getBoundingClientRect());

test.each([
  [844, 390, 16],
  [640, 360, 16],
  [568, 320, 16],
  [390, 844, 32],
  [390, 844, 20],
  [1280, 844, 32],
])(
  'in a window of %d × %d with text of %d px, the bar is one row with arrows, which stays in the window: at most a quarter',
  async (width, height, size) => {
    await page.viewport(width, height);
    await setTextSize(size);
    await renderTimeline();
    const bar = find('.timeline-bar').getBoundingClientRect();
    expect(getComputedStyle(find('.timeline-bar')).position).toBe('sticky');
    expect(bar.height).toBeLessThanOrEqual(Math.min(64, height / 4));
    for (const jump of jumpBoxes()) {
      expect([jump.width, jump.height]).toEqual([44, 44]);
      expect([jump.top >= bar.top, jump.bottom <= bar.bottom]).toEqual([true, true]);
    }
    const slider = find('#timeline-slider').getBoundingClientRect();
    expect(slider.width).toBeGreaterThan(bar.width / 2);
  },
);

test.each([
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 844],
])(
  'in a window of %d × %d, what is said is above the slider, clear of its thumb, and its ends are over the track’s',
  async (width, height) => {
    await page.viewport(width, height);
    await renderTimeline();
    await document.fonts.ready;
    const bar = find('.timeline-bar').getBoundingClientRect();
    const slider = find('#timeline-slider').getBoundingClientRect();
    const [today, end] = [...document.querySelectorAll('.timeline-scale > span')].map((each) =>
      each.getBoundingClientRect(),
    );
    expect([today?.left, end?.right]).toEqual([slider.left, slider.right]);
    // The glow of the thumb ends 2.6 pixels within the slider.
    for (const said of document.querySelectorAll('.timeline-scale > *'))
      expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(slider.top + 2.6);
    expect(bar.bottom - slider.bottom).toBeGreaterThanOrEqual(4);
    expect(bar.height).toBeLessThan(height * 0.15);
    for (const jump of jumpBoxes()) expect(jump.left).toBeGreaterThanOrEqual(slider.right);
    if (width <= 390) expect(slider.width / width).toBeGreaterThan(0.6);
  },
);

test.each([
  [320, 640, 16],
  [360, 740, 19],
  [390, 844, 32],
  [568, 320, 16],
])(
  'in a window of %d × %d with text of %d px, no word of the slider is broken by letters',
  async (width, height, size) => {
    await page.viewport(width, height);
    await setTextSize(size);
    await renderTimeline();
    await document.fonts.ready;
    const broken = [...document.querySelectorAll('.timeline-scale > *, .jump-buttons span')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const text = element.firstChild;
        if (!text) return [];
        return [...element.innerHTML.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        });
      });
    expect(broken).toEqual([]);
  },
);

test.each([
  [844, 390],
  [640, 360],
  [568, 320],
])(
  'in a window of %d × %d, nothing on the page is drawn over the floating buttons',
  async (width, height) => {
    await page.viewport(width, height);
    await renderTimeline();
    for (const place of ['beforebegin', 'afterend'] as const) {
      const text = document.createElement('div');
      text.style.cssText = 'position: relative; height: 300vh; background: gray';
      find('.timeline').parentElement?.insertAdjacentElement(place, text);
    }
    for (const top of [0, document.documentElement.scrollHeight]) {
      scrollTo(0, top);
      await vi.waitFor(() => expect(find('.jump-buttons').dataset['floating']).toBe('true'));
      for (const name of ['Back to top', 'View results']) {
        const jump = button(name).element();
        const { x, y, width: wide, height: high } = jump.getBoundingClientRect();
        expect(jump.contains(document.elementFromPoint(x + wide / 2, y + high / 2))).toBe(true);
      }
    }
  },
);
