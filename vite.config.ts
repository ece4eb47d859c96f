import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { buildApp, UNFINISHED } from './scripts/build/build-app.ts';
import { FIGURES } from './scripts/build/figures-file.ts';
import { languagePages, pageLanguages } from './scripts/build/language-pages.ts';
import { ownServer } from './scripts/build/own-server.ts';
import { pageHead } from './scripts/build/page-head.ts';
import { viewLanguages, viewStarts } from './scripts/build/view-starts.ts';
import { wordsChunk } from './scripts/build/words-chunk.ts';
import { wordsAlias } from './scripts/page-languages.ts';

/** A program for Node.js in one file, without packages. */
const forNode = (entry: string, folder: string): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { noExternal: true },
  build: {
    outDir: join(UNFINISHED, folder),
    copyPublicDir: false,
    emptyOutDir: true,
    rolldownOptions: { input: entry, output: { entryFileNames: '[name].js', codeSplitting: false } },
  },
});

export default defineConfig({
  logLevel: process.env['VITEST'] ? 'error' : 'warn',
  define: { FIGURES: JSON.stringify(FIGURES.path) },
  resolve: { alias: wordsAlias() },
  plugins: [react(), pageHead(), pageLanguages(), viewLanguages(), ownServer()],
  builder: { sharedConfigBuild: true, sharedPlugins: true, buildApp },
  build: {
    target: 'baseline-widely-available',
    // The first browsers with `light-dark()`, widely available since November 2026: it is not written out.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // On a busy machine, the bundler warns of the time that its own plugins take.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: join(UNFINISHED, 'client'),
        modulePreload: {
          polyfill: false,
          // Lazy code needs no preload links to chunks that are already loaded.
          resolveDependencies: (_, files, { hostType }) =>
            files.filter((file) => hostType === 'html' || !/(first|rolldown-runtime)-/.test(file)),
        },
        // One style sheet, which is put into the page: no chunk waits for one of its own.
        cssCodeSplit: false,
        // Of the packages in the page: the build makes the notices from it.
        license: { fileName: 'licenses.json' },
        rolldownOptions: {
          input: languagePages(),
          output: {
            codeSplitting: {
              groups: [
                // Everything that the first screen needs is in one file, even if later chunks need parts of it.
                { name: 'first', tags: ['$initial'], test: (id) => wordsChunk(id) === null, priority: 4 },
                // The words of a language, by area.
                { name: wordsChunk, includeDependenciesRecursively: false, priority: 3 },
                // The same for what follows the form, and for the first results.
                { name: 'data', test: /[\\/]app[\\/]data-code\.ts$/, priority: 2 },
                { name: 'results', test: /[\\/]app[\\/]results-code\.ts$/, priority: 1 },
                // What several of the others need from below the sections: one file instead of a dozen small ones. Charts
                // come with the results, and the page works without icons.
                {
                  name: 'shared',
                  minShareCount: 2,
                  test: /[\\/]src[\\/](ui|platform|words|world|life)[\\/](?!charts|.*icon)/,
                },
              ],
            },
          },
        },
      },
    },
    // Apart from the page, so that neither loads the other's code.
    view: {
      consumer: 'client',
      build: {
        outDir: join(UNFINISHED, 'client'),
        copyPublicDir: false,
        emptyOutDir: false,
        rolldownOptions: {
          input: viewStarts(),
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'view',
                  tags: ['$initial'],
                  test: /[\\/](src|node_modules)[\\/](?!words[\\/](?!current)[^\\/]+[\\/])/,
                },
              ],
            },
          },
        },
      },
    },
    prerender: forNode('src/app/entry-prerender.tsx', 'prerender'),
    server: forNode('server/node.ts', 'server'),
  },
});
