/** Settings that all builds share, for the build programs and vite.config.ts. */
import { createLogger, type InlineConfig } from 'vite';

/** Warnings are printed. Errors are thrown, and reported where they are caught. */
export const QUIET: InlineConfig = {
  logLevel: 'warn',
  customLogger: Object.assign(createLogger('warn'), { error: () => {} }),
};

/** A build that has nothing of `vite.config.ts`. */
export const WITHOUT_CONFIG: InlineConfig = { ...QUIET, configFile: false, publicDir: false };

/** On a busy machine, the bundler warns of the time that its own plugins take. */
export const CHECKS = { bundlerTimings: false };

/**
 * The first browsers with `light-dark()`, which is widely available since November 2026: without this it is written out, 300
 * bytes of every page.
 */
export const CSS_TARGET = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

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
