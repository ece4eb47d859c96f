import fc from 'fast-check';

// Set in vitest.config.ts.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED']) });
