import '../../app/styles/page.css';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InResults } from '../../../gallery/in-results.tsx';
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
