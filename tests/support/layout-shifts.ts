import type { Page } from '@playwright/test';

/** The browser excuses shifts within half a second after an input. */
const EXCUSED_MS = 600;

/** Waits until a layout shift is no longer excused by the last input, by the page's own time. */
export async function untilShiftsCount(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() > until, now + EXCUSED_MS);
}
