import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, type Engine, findBrowser, findFirefox } from '../../scripts/browser.mjs';
import { startWithPuppeteer } from './puppeteer-browser.ts';
import type { Browser } from './tab.ts';
import { startWebKit } from './webkit-browser.ts';

/** How each engine is started. */
export const ENGINES: Readonly<Record<Engine, () => Promise<Browser>>> = {
  Chromium: () =>
    startWithPuppeteer({
      executablePath: findBrowser() ?? chromium.executablePath(),
      args: [...BROWSER_ARGUMENTS, '--lang=en-US'],
    }),
  Firefox: () => startWithPuppeteer({ browser: 'firefox', executablePath: findFirefox() ?? '' }),
  WebKit: startWebKit,
};
