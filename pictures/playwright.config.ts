import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browser.mjs';

const PORT = process.env['GALLERY_PORT'] ?? '4311';
const report = process.env['PICTURES_REPORT'];
const baseURL = `http://localhost:${PORT}`;
const executablePath = findBrowser();
/**
 * Tried out: the same machine draws 3 pixels of all pictures a hair differently from time to time. A shade of blue that
 * is off by 8 of 255 is caught, and so is a ring of the poster that is 1 pixel wide instead of 2, a 1,400th of it.
 */
const COLOUR_TOLERANCE = 0.02;
const AREA_TOLERANCE = 0.0005;
/** So that letters and colours do not follow the machine's own settings. */
const SAME_EVERYWHERE = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** Exhibits of the gallery, compared with stored pictures. What a failed test leaves lies in `outputDir`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/pictures',
  snapshotPathTemplate: 'stored/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 30_000,
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      threshold: COLOUR_TOLERANCE,
      maxDiffPixelRatio: AREA_TOLERANCE,
    },
  },
  // A picture that is missing is a failure: it would otherwise be stored as it happens to be.
  updateSnapshots: 'none',
  // Playwright would look for a relative path from this folder.
  reporter: report ? [['list'], ['json', { outputFile: resolve(report) }]] : 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: {
      args: [...BROWSER_ARGUMENTS, ...SAME_EVERYWHERE],
      ...(executablePath ? { executablePath } : {}),
    },
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  webServer: {
    command: 'node pictures/serve.ts',
    cwd: '..',
    url: `${baseURL}/gallery/`,
    env: { GALLERY_PORT: PORT },
    reuseExistingServer: false,
  },
});
