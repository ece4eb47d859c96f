import type { Browser, Page } from '@playwright/test';

/** How many times slower the processor is made: about a phone of the middle price. */
const SLOWED = 4;
const PHONE = { width: 412, height: 823 };

/** A page of its own, as on a phone. */
export async function openSlowedPage(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport: PHONE, serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}
