import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/browser.mjs';
import { EXAMPLE, EXTENSION } from './test.ts';

/** Firefox gives each extension an address at random, unless its profile has one for it. */
const ID = 'lifetime-visualizer@extension';
const ADDRESS = '4f3c5a2e-8d5b-4c1e-9b0a-2d6f1c7e8a90';

const launchFirefox = (): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    // Otherwise no page of an extension can be opened from outside.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: { 'extensions.webextensions.uuids': JSON.stringify({ [ID]: ADDRESS }) },
  });

/** Opens a page of the extension. Firefox replaces the tab's process for it, and reports no end of the navigation. */
async function openOptions(page: Page): Promise<void> {
  void page.goto(`moz-extension://${ADDRESS}/options.html`).catch(() => null);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('h1')?.textContent).catch(() => null))
    .toBe('Your life in every new tab');
}

test('in Firefox, a new tab has the weeks, and the address bar the focus', { tag: '@matrix' }, async () => {
  test.skip(!findFirefox(), 'Firefox is not installed');
  const browser = await launchFirefox();
  try {
    expect(await browser.installExtension(join(EXTENSION, 'firefox'))).toBe(ID);
    const options = await browser.newPage();
    await openOptions(options);
    await options.evaluate((life) => localStorage.setItem('life', life), EXAMPLE);
    await options.evaluate('void browser.tabs.create({})');
    const findTab = async () => {
      const found = await Promise.all(
        (await browser.pages()).map((page) =>
          page
            .evaluate(() => ({
              title: document.title,
              line: document.querySelector('.view-line')?.textContent ?? '',
              dots: document.querySelectorAll('.view-weeks path').length,
              hasFocus: document.hasFocus(),
            }))
            .catch(() => null),
        ),
      );
      return found.find((page) => page?.title === 'Your life in weeks');
    };
    await expect.poll(findTab).toEqual({
      title: 'Your life in weeks',
      line: expect.stringMatching(/^[\d,]+ weeks lived$/),
      dots: expect.any(Number),
      hasFocus: false,
    });
    expect((await findTab())?.dots).toBeGreaterThan(1);
  } finally {
    await browser.close();
  }
});
