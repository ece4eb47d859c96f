import { defineConfig } from 'vitest/config';
import './scripts/end-with-npm.mjs';
import './scripts/need-tools-node.mjs';

/** The tests that ask the server: in their own process, then over a connection to Node, and to workerd. */
const ASKING = 'server/{app,caching,life-table,security-headers}.test.ts';
/** The tests that send requests which no HTTP client would write. They need a connection. */
const RAW = 'server/raw-requests.test.ts';

export default defineConfig({
  test: {
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
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{src,server,scripts,gallery}/**/*.test.{ts,tsx}'], exclude: [RAW] },
      },
      {
        extends: true,
        test: { name: 'node', include: [ASKING, RAW], globalSetup: 'server/asking/serve-with-node.ts' },
      },
      {
        extends: true,
        test: { name: 'workerd', include: [ASKING, RAW], globalSetup: 'server/asking/serve-with-workerd.ts' },
      },
    ],
  },
});
