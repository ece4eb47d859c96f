import { defineConfig } from '@playwright/test';
import { listEngines } from '../scripts/browser.mjs';
import { tell } from '../scripts/browser-tests.ts';
import type { EngineOption } from './test.ts';

/** Journeys on the built page in each engine that the machine has, whatever drives it: this one runs the tests alone. */
export default defineConfig<object, EngineOption>({
  testDir: '.',
  outputDir: '../test-results/engines',
  globalSetup: './tell-left-out.ts',
  reporter: tell(process.env['ENGINES_REPORT']),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: listEngines().map((engine) => ({ name: engine, use: { engine } })),
});
