import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,server,scripts,gallery}/**/*.test.{ts,tsx}'],
    setupFiles: ['vitest.setup.ts'],
    env: { TZ: 'UTC' },
    reporters: process.env['UNIT_REPORT']
      ? ['default', ['json', { outputFile: process.env['UNIT_REPORT'] }]]
      : ['default'],
    // The pool that gives each file a process of its own, where TZ can be changed while it runs.
    pool: 'forks',
    onConsoleLog(log, type) {
      if (type === 'stderr') throw new Error(`A test wrote to the console: ${log}`);
    },
  },
});
