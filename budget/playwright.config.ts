import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browser.mjs';

const PORT = process.env['BUDGET_PORT'] ?? '4312';
const report = process.env['BUDGET_REPORT'];
const baseURL = `http://localhost:${PORT}`;
const executablePath = findBrowser();

/** What the built page costs its visitor, as the project's own server serves it. The limits are in `budgets.ts`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/budget',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Lighthouse takes 15 s on a quiet machine.
  timeout: 120_000,
  // Playwright would look for a relative path from this folder.
  reporter: report ? [['list'], ['json', { outputFile: resolve(report) }]] : 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { args: BROWSER_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
    // What the worker keeps for later visits comes when all is done, and is no part of this one.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  webServer: {
    command: 'node dist/server/node.js',
    cwd: '..',
    url: `${baseURL}/healthz`,
    env: { PORT, HOST: 'localhost' },
    reuseExistingServer: false,
  },
});
