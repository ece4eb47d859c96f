import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser, findFullBrowser, listEngines } from './scripts/browser.mjs';
import type { EngineOption } from './tests/cross-browser/visitor.ts';
import type { ExportedOption } from './tests/support/cached-page.ts';
import { findFreePort } from './tests/support/processes.ts';
import { EXPORTED, SETTINGS } from './tests/support/static-servers.ts';

// Playwright only ends the servers that it has started on SIGINT.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.kill(process.pid, 'SIGINT'));
}

/** One for the whole run: the workers, which read this file as well, find it in their environment. */
const providePort = async (variable: string) => (process.env[variable] ??= String(await findFreePort()));

const PORT = await providePort('SITE_PORT');
const baseURL = `http://localhost:${PORT}`;
const report = process.env['TEST_REPORT'];
/** @param executablePath Playwright's own browser unless there is one */
const launch = (executablePath: string | undefined, args: readonly string[] = BROWSER_ARGUMENTS) => ({
  args: [...args],
  // In a language whose locale the machine lacks, Chromium could not write a download into a folder with an umlaut.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  ...(executablePath ? { executablePath } : {}),
});

/**
 * By experiment: the same machine sometimes draws 3 pixels of all pictures slightly differently. A shade of blue that
 * is off by 8 of 255 is caught, and so is a ring of the poster that is 1 pixel wide instead of 2, a 1,400th of it.
 */
const PICTURE_TOLERANCE = { threshold: 0.02, maxDiffPixelRatio: 0.0005 };
/** So that fonts and colors do not depend on the machine's settings. */
const SAME_EVERYWHERE = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
/** The headless shell draws letters and edges in slightly other shades. */
const DRAWN_ALIKE = { launchOptions: launch(findFullBrowser(), [...BROWSER_ARGUMENTS, ...SAME_EVERYWHERE]) };

/** What a project expects replaces what all do. */
const PATIENT = { timeout: 20_000, toPass: { timeout: 20_000 } };

/** Without smooth scrolling, so that tests need not wait for it; the journeys about motion turn it on. */
const WITHOUT_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;
const TRANSCRIPTS = 'tests/journeys/transcripts/{arg}{ext}';

/**
 * The journeys that static hosting can break: paths, chunks, workers, languages, links, the API, and one whole visit.
 * `tests/exported` compares every file and its headers: all others would only see the same bytes again.
 */
const ON_EVERY_HOST = /(enforced|install|languages|link|missing-chunks|offline|world)\.spec\.ts$/;

/** They need two versions of the page, which are built for them. */
const UPDATES = 'updates.spec.ts';

/** Whether exported folders, served by nginx, are tested as well. */
const exportedPort = process.env['TEST_EXPORTED'] && (await providePort('EXPORTED_PORT'));
const exportedURL = `http://127.0.0.1:${exportedPort}/life/`;

/** Everything that is tested in a browser, on the built page as the project's own server serves it. */
export default defineConfig<ExportedOption, EngineOption>({
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Many times what an idle machine takes: a busy one is only slower, and a test that hangs is still found.
  timeout: 180_000,
  expect: PATIENT,
  // A second try would hide a race, also in CI.
  retries: 0,
  reporter: report ? [['list'], ['json', { outputFile: resolve(report) }]] : 'list',
  // A missing picture is a failure: otherwise it would be stored without a review.
  updateSnapshots: 'none',
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: launch(findBrowser()),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A worker's requests bypass the fake World Bank: only the journeys about the worker have one.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'journeys',
      use: WITHOUT_MOTION,
      testDir: 'tests/journeys',
      snapshotPathTemplate: TRANSCRIPTS,
    },
    ...(exportedPort
      ? [
          {
            name: 'exported',
            use: {
              ...WITHOUT_MOTION,
              baseURL: exportedURL,
              exported: { folder: EXPORTED['/life/'], home: '/life/' },
            },
            testDir: 'tests/journeys',
            testMatch: ON_EVERY_HOST,
            grepInvert: /@own-server/,
            snapshotPathTemplate: TRANSCRIPTS,
          },
          { name: 'hosts', testDir: 'tests/exported' },
        ]
      : []),
    { name: 'performance', testDir: 'tests/performance' },
    { name: 'gallery', testDir: 'tests/visual', testMatch: 'gallery.setup.ts' },
    {
      name: 'pictures',
      dependencies: ['gallery'],
      testDir: 'tests/visual',
      testMatch: 'pictures.spec.ts',
      snapshotPathTemplate: '{arg}{ext}',
      expect: {
        ...PATIENT,
        toHaveScreenshot: { animations: 'disabled', scale: 'device', ...PICTURE_TOLERANCE },
      },
      use: { ...WITHOUT_MOTION, ...DRAWN_ALIKE },
    },
    {
      name: 'visual',
      dependencies: ['gallery'],
      testDir: 'tests/visual',
      testMatch: 'screenshots.spec.ts',
      snapshotPathTemplate: 'tests/visual/stored/{arg}{ext}',
      expect: {
        ...PATIENT,
        toHaveScreenshot: {
          animations: 'disabled',
          stylePath: 'tests/visual/screenshots.css',
          ...PICTURE_TOLERANCE,
        },
      },
      use: DRAWN_ALIKE,
    },
    ...listEngines().map((engine) => ({
      name: engine,
      testDir: 'tests/cross-browser',
      testIgnore: UPDATES,
      use: { engine },
    })),
    { name: 'versions', testDir: 'tests/cross-browser', testMatch: 'versions.setup.ts' },
    ...(['Chromium', ...listEngines()] as const).map((engine) => ({
      name: `updates-${engine}`,
      dependencies: ['versions'],
      testDir: 'tests/cross-browser',
      testMatch: UPDATES,
      use: { engine },
    })),
  ],
  webServer: [
    {
      command: 'node dist/server/node.js',
      url: `${baseURL}/healthz`,
      env: { PORT, HOST: 'localhost', SITE_URL: baseURL, ...SETTINGS },
      reuseExistingServer: false,
    },
    ...(exportedPort
      ? [
          {
            command: 'node --import tsx tests/support/serve-exported.ts',
            url: exportedURL,
            timeout: 300_000,
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
