import type { Browser, Page } from '@playwright/test';

/** How many times slower the processor is made: about a mid-range phone. */
const SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };

/** A page of its own, with a phone's window. */
export const openPhonePage = (browser: Browser, baseURL: string): Promise<Page> =>
  browser.newPage({ baseURL, viewport: PHONE, serviceWorkers: 'block' });

/** Slows the page's processor from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
