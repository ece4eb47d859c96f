import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,server,scripts}/**/*.test.{ts,tsx}'],
    env: { TZ: 'UTC' },
    // The pool that gives each file a process of its own, where TZ can be changed while it runs.
    pool: 'forks',
    onConsoleLog(log, type) {
      if (type === 'stderr') throw new Error(`A test wrote to the console: ${log}`);
    },
  },
});
