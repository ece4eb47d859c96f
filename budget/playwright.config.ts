import { defineConfig } from '@playwright/test';
import { IN_BROWSER, tell } from '../scripts/browser-tests.ts';

const PORT = process.env['BUDGET_PORT'] ?? '4312';
const baseURL = `http://localhost:${PORT}`;

/** What the built page costs its visitor, as the project's own server serves it. The limits are in `budgets.ts`. */
export default defineConfig(IN_BROWSER, {
  testDir: '.',
  outputDir: '../test-results/budget',
  // Lighthouse takes 15 s on a quiet machine.
  timeout: 120_000,
  reporter: tell(process.env['BUDGET_REPORT']),
  use: {
    baseURL,
    // What the worker keeps for later visits comes when all is done, and is no part of this one.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node dist/server/node.js',
    cwd: '..',
    url: `${baseURL}/healthz`,
    env: { PORT, HOST: 'localhost' },
    reuseExistingServer: false,
  },
});
