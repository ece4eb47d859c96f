import { defineConfig } from 'vitest/config';
import { MUTATED } from './stryker.config.mjs';
import config from './vitest.config.ts';

const { projects: _, ...shared } = config.test ?? {};

/** What Stryker runs: the unit tests beside the code that it mutates. */
export default defineConfig({
  test: {
    ...shared,
    // Several runs share the machine.
    testTimeout: 120_000,
    setupFiles: ['vitest.setup.ts'],
    include: [`${MUTATED.tests}/**/*.test.{ts,tsx}`],
  },
});
