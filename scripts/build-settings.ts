/** Settings that all builds share, for the build programs and vite.config.ts. */
import { createLogger, type InlineConfig } from 'vite';

/** Warnings are printed. Errors are thrown, and reported where they are caught. */
export const QUIET: InlineConfig = {
  logLevel: 'warn',
  customLogger: Object.assign(createLogger('warn'), { error: () => {} }),
};

/** On a busy machine, the bundler warns of the time that its own plugins take. */
export const CHECKS = { bundlerTimings: false };

/** Builds a program for Node.js as one file without packages. */
export const forNode = (entry: string, outDir: string): InlineConfig => ({
  ...QUIET,
  publicDir: false,
  build: {
    ssr: entry,
    outDir,
    // Outside of the project, Vite warns unless it is told.
    emptyOutDir: true,
    license: false,
    rolldownOptions: { checks: CHECKS, output: { entryFileNames: '[name].js', codeSplitting: false } },
  },
  ssr: { noExternal: true },
});
