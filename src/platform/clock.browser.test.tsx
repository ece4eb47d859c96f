import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatIsoDate } from '../life/calendar-date.ts';
import { useToday } from './clock.ts';

const Today = () => {
  const today = useToday();
  return <p>{today && formatIsoDate(today)}</p>;
};

test('the new day comes within a minute on a device that has slept, and its timers with it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: new Date(2026, 2, 1, 12) });
  await render(<Today />);
  await expect.element(page.getByText('2026-03-01')).toBeVisible();
  // The time changes, and no timer comes nearer to its end.
  vi.setSystemTime(new Date(2026, 2, 2, 8));
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText('2026-03-02')).toBeVisible();
});
