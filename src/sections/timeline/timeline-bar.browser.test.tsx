import '../../app/styles/page.css';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults, sampleOfAge } from '../../../gallery/in-results.tsx';
import { LIVES } from '../../../tests/fixtures/lives.ts';
import { button } from '../../../tests/support/mount-page.tsx';
import { LifeTimeline } from './life-timeline.tsx';

afterEach(() => void vi.useRealTimers());

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

test('a swipe that begins on the slider scrolls the page; a drag along it and a tap move it', async () => {
  await page.viewport(390, 600);
  await render(
    <InResults sample={LIVES.everyday}>
      <div style={{ paddingBlock: '100vh' }}>
        <LifeTimeline />
      </div>
    </InResults>,
  );
  const slider = document.querySelector<HTMLInputElement>('#timeline-slider');
  slider?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = scrollY;
  await swipe(5, -150);
  await expect.poll(() => scrollY).toBeGreaterThan(before + 50);
  expect(slider?.value).toBe('0');
  slider?.scrollIntoView({ block: 'center', behavior: 'instant' });
  await swipe(0, 0);
  await expect.poll(() => Number(slider?.value)).toBeGreaterThan(0);
  const tapped = Number(slider?.value);
  await swipe(80, 8);
  await expect.poll(() => Number(slider?.value)).toBeGreaterThan(tapped);
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
  const said = 'The slider runs up to life expectancy, and this age has reached it.';
  await expect.element(slider).toHaveAccessibleDescription(isOver ? said : '');
});
