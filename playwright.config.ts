import { defineConfig } from '@playwright/test';
import { IN_BROWSER, tell } from './scripts/browser-tests.ts';

const PORT = process.env['E2E_PORT'] ?? '4310';
const baseURL = `http://localhost:${PORT}`;

/** The journeys, in a real browser, on the built page as the project's own server serves it. */
export default defineConfig(IN_BROWSER, {
  testDir: 'e2e',
  snapshotPathTemplate: 'e2e/transcripts/{arg}{ext}',
  reporter: tell(process.env['E2E_REPORT']),
  use: {
    baseURL,
    // Requests of a worker pass by what a test plays at the network's edge: only the journeys about it have one.
    serviceWorkers: 'block',
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
