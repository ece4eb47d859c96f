import { defineConfig } from 'vitest/config';
import { compileWords } from './scripts/words/compile.ts';

compileWords();

/** The tests of the page share their modules, which spares a third of their time: one that stubs something restores it. */
const PAGE = '{src,data,gallery}/**/*.test.{ts,tsx}';
const REPORT = process.env['TEST_REPORT'];

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

export default defineConfig({
  test: {
    setupFiles: ['vitest.setup.ts'],
    env: { TZ: 'UTC', PROPERTY_SEED: chooseSeed() },
    reporters: REPORT ? ['default', ['json', { outputFile: REPORT }]] : ['default'],
    // Long enough for a busy machine; a test that hangs is still found.
    testTimeout: 120_000,
    // The pool that gives each file a process of its own, where TZ can be changed while it runs.
    pool: 'forks',
    maxWorkers: 2,
    onConsoleLog(log, type) {
      if (type === 'stderr') throw new Error(`A test wrote to the console: ${log}`);
    },
    projects: [
      { extends: true, test: { name: 'page', include: [PAGE], isolate: false } },
      {
        extends: true,
        test: { name: 'processes', include: ['{server,scripts,tests/support}/**/*.test.ts'] },
      },
    ],
  },
});
