import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './scripts/browser.mjs';

const PORT = process.env['E2E_PORT'] ?? '4310';
const baseURL = `http://localhost:${PORT}`;
const executablePath = findBrowser();

/** The journeys, in a real browser, on the built page as the project's own server serves it. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 30_000,
  reporter: process.env['E2E_REPORT']
    ? [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { args: BROWSER_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
    // Requests of a worker pass by what a test plays at the network's edge: only the journeys about it have one.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node dist/server/node.js',
    url: baseURL,
    env: {
      PORT,
      HOST: 'localhost',
      CONTACT_EMAIL: 'contact@example.org',
      TIP_URL: 'https://example.org/tip',
    },
    reuseExistingServer: false,
  },
});
