import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule } from 'vitest/node';
import { BROWSER_ARGUMENTS, findBrowser } from './scripts/browser.mjs';
import { compileWords } from './scripts/words/compile.ts';

compileWords();

/** The tests of the page share their modules, which spares a third of their time: one that stubs something restores it. */
const PAGE = '{src,data}/**/*.test.{ts,tsx}';
/** Tests of every exhibit, in each language and for many lives: a minute, which `npm run check` leaves to `npm test`. */
const GALLERY = 'gallery/*.test.{ts,tsx}';
/** Tests of components, in the DOM of a browser. */
const IN_BROWSER = 'src/**/*.browser.test.tsx';
const SETUP = ['vitest.setup.ts'];
const REPORT = process.env['TEST_REPORT'];
const executablePath = findBrowser();

/**
 * What the property tests draw their examples from: the same ones in every run, so that a failure is never a matter of
 * luck, unless `PROPERTY_SEED` names others. `PROPERTY_SEED=fresh` takes new ones and prints how to repeat them.
 */
function chooseSeed(): string {
  const wanted = process.env['PROPERTY_SEED'] ?? '20261121';
  if (wanted !== 'fresh') return wanted;
  const seed = String(Math.floor(Math.random() * 2 ** 31));
  console.log(`Property tests with a fresh seed; to repeat them: PROPERTY_SEED=${seed} npm run unit`);
  return seed;
}

/** Milliseconds of a file with its imports, without its wait for a browser. */
function timeOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return collectDuration + setupDuration + duration;
}

/** Writes for scripts/check.mjs which tests have passed, and how many milliseconds each project took. */
const writeReport = (file: string): Reporter => ({
  onTestRunEnd(modules) {
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .map((test) => ({ name: test.fullName, state: test.result().state }))
      .filter(({ state }) => state === 'passed' || state === 'failed')
      .map(({ name, state }) => ({ name, passed: state === 'passed' }));
    const times: Record<string, number> = {};
    for (const module of modules)
      times[module.project.name] = (times[module.project.name] ?? 0) + timeOf(module);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ tests, times }));
  },
});

/** What the projects have in common. They do not extend this file, which would compile the words again for each of them. */
const SHARED = {
  env: { TZ: 'UTC', PROPERTY_SEED: chooseSeed() },
  // Long enough for a busy machine; a test that hangs is still found.
  testTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // The pool that gives each file a process of its own, where TZ can be changed while it runs.
  pool: 'forks',
} as const;

export default defineConfig({
  test: {
    ...SHARED,
    reporters: ['default', ...(REPORT ? [writeReport(REPORT)] : [])],
    maxWorkers: 2,
    onConsoleLog(log, type) {
      if (type === 'stderr') throw new Error(`A test wrote to the console: ${log}`);
    },
    projects: [
      {
        test: {
          ...SHARED,
          name: 'page',
          include: [PAGE],
          exclude: [IN_BROWSER],
          setupFiles: SETUP,
          isolate: false,
        },
      },
      { test: { ...SHARED, name: 'gallery', include: [GALLERY], setupFiles: SETUP, isolate: false } },
      {
        // These tests would load the page again when Vite meets a package that it has not prepared.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/static',
            'react/jsx-dev-runtime',
            'axe-core',
            'vitest-browser-react',
          ],
        },
        test: {
          ...SHARED,
          name: 'browser',
          include: [IN_BROWSER],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: [...BROWSER_ARGUMENTS], ...(executablePath && { executablePath }) },
              contextOptions: { locale: 'en-US', timezoneId: 'America/New_York', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...SHARED,
          name: 'processes',
          include: ['{server,scripts,tests/support}/**/*.test.ts'],
          setupFiles: SETUP,
        },
      },
    ],
  },
});
