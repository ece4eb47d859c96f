import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

// The seed is set in vitest.config.ts. Without the other setting, a list of at most 80 has at most 10.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED']), defaultSizeToMaxWhenMaxSpecified: true });

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
