import { test as base, chromium, expect } from '@playwright/test';
import { BROWSER_ARGUMENTS, type Engine, findBrowser, findFirefox } from '../../scripts/browser.mjs';
import { FaultyWorldBank } from '../support/world-bank-faults.ts';
import { startWithPuppeteer } from './puppeteer-browser.ts';
import type { Browser } from './tab.ts';
import { Visitor } from './visitor.ts';
import { serveWatched } from './watched-site.ts';
import { startWebKit } from './webkit-browser.ts';

/** How each engine is started. */
const ENGINES: Readonly<Record<Engine, () => Promise<Browser>>> = {
  Chromium: () =>
    startWithPuppeteer({
      executablePath: findBrowser() ?? chromium.executablePath(),
      args: [...BROWSER_ARGUMENTS, '--lang=en-US'],
    }),
  Firefox: () => startWithPuppeteer({ browser: 'firefox', executablePath: findFirefox() ?? '' }),
  WebKit: startWebKit,
};

interface Fixtures {
  /** A new visitor. */
  readonly visitor: Visitor;
  /** Another new visitor. The one before leaves: not every engine can have two. */
  readonly meetAnother: () => Promise<Visitor>;
}

export interface EngineOption {
  readonly engine: Engine;
}

interface WorkerFixtures extends EngineOption {
  readonly running: Browser;
  /** The address of the page. */
  readonly address: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const browser = await ENGINES[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from here what a fixture needs
    async ({}, use) => {
      const worldBank = new FaultyWorldBank();
      await worldBank.start();
      const site = await serveWatched(worldBank.url);
      await use(site.address);
      await site.stop();
      worldBank.stop();
    },
    { scope: 'worker' },
  ],
  meetAnother: async ({ running, address }, use) => {
    let present: Visitor | undefined;
    const leave = async () => {
      await present?.complainsOfNothing();
      await present?.tab.close();
    };
    await use(async () => {
      await leave();
      present = new Visitor(await running.openTab(), address);
      return present;
    });
    await leave();
  },
  visitor: async ({ meetAnother }, use) => {
    await use(await meetAnother());
  },
});

export { expect };
