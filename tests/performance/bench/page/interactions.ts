/** How long an interaction waits for the next frame, as browsers report it ("Interaction to Next Paint"). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The longest event of each interaction so far, in milliseconds, by the browser's number for the interaction. */
    interactions: Map<number, number>;
  }
  interface Performance {
    /** Not in TypeScript's own types yet. */
    readonly interactionCount: number;
  }
}

/** Browsers report no event that takes less, and round to 8 ms. */
const LEAST_REPORTED_MS = 16;
/** Events are reported after their frame. */
const REPORTS_ARRIVE_MS = 500;

/**
 * The time from each interaction during an action, such as a key or a drag, to the frame that follows it, in
 * milliseconds. Those that take less than browsers report count as half a frame.
 */
export async function timeInteractions(page: Page, act: () => Promise<void>): Promise<number[]> {
  const before = await page.evaluate((durationThreshold) => {
    window.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
        const longest = window.interactions.get(entry.interactionId) ?? 0;
        window.interactions.set(entry.interactionId, Math.max(longest, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    return performance.interactionCount;
  }, LEAST_REPORTED_MS);
  await act();
  await sleep(REPORTS_ARRIVE_MS);
  const { reported, count } = await page.evaluate(() => ({
    reported: [...window.interactions.values()],
    count: performance.interactionCount,
  }));
  const unreported = Array<number>(Math.max(0, count - before - reported.length));
  return [...reported, ...unreported.fill(LEAST_REPORTED_MS / 2)];
}
