import { resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.mjs';
import './end-with-npm.mjs';
import './need-tools-node.mjs';

// Playwright ends the servers that it has started on SIGINT alone.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.kill(process.pid, 'SIGINT'));
}

const executablePath = findBrowser();

/** How tests tell what came of them. @param report a file for that, besides the list */
export const tell = (report: string | undefined): NonNullable<PlaywrightTestConfig['reporter']> =>
  // Playwright would look for a relative path from the folder of the configuration.
  report ? [['list'], ['json', { outputFile: resolve(report) }]] : 'list';

/** What all tests in a browser have in common: journeys, pictures, budgets. */
export const IN_BROWSER = {
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 30_000,
  use: {
    browserName: 'chromium',
    launchOptions: { args: BROWSER_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
} satisfies PlaywrightTestConfig;
