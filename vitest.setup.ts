import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

// Set in vitest.config.ts.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED']) });

// Node.js has it since version 21.
if (!('navigator' in globalThis))
  Object.assign(globalThis, { navigator: { language: 'en-US', languages: ['en-US'] } });

// The next file may run in the same process.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
