import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../scripts/browser.mjs';
import { IN_BROWSER, tell } from '../scripts/browser-tests.ts';

const PORT = process.env['GALLERY_PORT'] ?? '4311';
const baseURL = `http://localhost:${PORT}`;
/**
 * Tried out: the same machine draws 3 pixels of all pictures a hair differently from time to time. A shade of blue that
 * is off by 8 of 255 is caught, and so is a ring of the poster that is 1 pixel wide instead of 2, a 1,400th of it.
 */
const COLOUR_TOLERANCE = 0.02;
const AREA_TOLERANCE = 0.0005;
/** So that letters and colours do not follow the machine's own settings. */
const SAME_EVERYWHERE = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** Exhibits of the gallery, compared with stored pictures. What a failed test leaves lies in `outputDir`. */
export default defineConfig(IN_BROWSER, {
  testDir: '.',
  outputDir: '../test-results/pictures',
  snapshotPathTemplate: 'stored/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      threshold: COLOUR_TOLERANCE,
      maxDiffPixelRatio: AREA_TOLERANCE,
    },
  },
  // A picture that is missing is a failure: it would otherwise be stored as it happens to be.
  updateSnapshots: 'none',
  reporter: tell(process.env['PICTURES_REPORT']),
  use: {
    baseURL,
    launchOptions: {
      ...IN_BROWSER.use.launchOptions,
      args: [...BROWSER_ARGUMENTS, ...SAME_EVERYWHERE],
    },
  },
  webServer: {
    command: 'node pictures/serve.ts',
    cwd: '..',
    url: `${baseURL}/gallery/`,
    env: { GALLERY_PORT: PORT },
    reuseExistingServer: false,
  },
});
