import type { InlineConfig } from 'vite';

export const QUIET: InlineConfig = { logLevel: 'warn' };

/** Builds a program for Node.js as one file without packages. */
export const forNode = (entry: string, outDir: string): InlineConfig => ({
  ...QUIET,
  publicDir: false,
  build: { ssr: entry, outDir, license: false, rolldownOptions: { output: { entryFileNames: '[name].js' } } },
  ssr: { noExternal: true },
});
