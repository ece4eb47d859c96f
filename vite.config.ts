import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { buildApp, UNFINISHED } from './scripts/build/build-app.ts';
import { FIGURES } from './scripts/build/build-worker.ts';
import {
  languagePages,
  pageHead,
  pageLanguages,
  resultsScripts,
  viewLanguages,
  viewStarts,
  wordsChunk,
} from './scripts/build/language-pages.ts';
import { ownServer } from './scripts/build/own-server.ts';
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
  plugins: [react(), pageHead(), pageLanguages(), resultsScripts(), viewLanguages(), ownServer()],
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
            files.filter((file) => hostType === 'html' || !/(form|rolldown-runtime)-/.test(file)),
        },
        // Of the packages in the page: the build makes the notices from it.
        license: { fileName: 'licenses.json' },
        rolldownOptions: {
          input: languagePages(),
          output: {
            codeSplitting: {
              groups: [
                // A part of the page is one file, and has everything that it needs and no earlier part has.
                { name: 'form', tags: ['$initial'], test: (id) => wordsChunk(id) === null, priority: 4 },
                // The words of a part in one language.
                { name: wordsChunk, includeDependenciesRecursively: false, priority: 3 },
                { name: 'results', test: /[\\/](results-chunk\.ts|activity-schedule\.tsx)$/, priority: 2 },
                { name: 'typed-life', test: /[\\/]life-events[\\/]typed-life\.tsx$/, priority: 1 },
                { name: 'share', test: /[\\/](poster-chooser|backup-choice)\.tsx$/, priority: 1 },
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
