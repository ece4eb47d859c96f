import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHECKS, CSS_TARGET } from './scripts/build-settings.ts';
import { FIGURES } from './scripts/figures-file.ts';
import { wordsAlias } from './scripts/page-languages.ts';
import { languagePages, pageLanguages } from './scripts/vite/language-pages.ts';
import { ownServer } from './scripts/vite/own-server.ts';
import { pageHead } from './scripts/vite/page-head.ts';
import { viewLanguages } from './scripts/vite/view-starts.ts';
import { wordsChunk } from './scripts/vite/words-chunk.ts';

export default defineConfig({
  define: { FIGURES: JSON.stringify(FIGURES.path) },
  resolve: { alias: wordsAlias() },
  plugins: [react(), pageHead(), pageLanguages(), viewLanguages(), ownServer()],
  build: {
    target: 'baseline-widely-available',
    cssTarget: CSS_TARGET,
    modulePreload: {
      polyfill: false,
      // Lazy code needs no preload links to chunks that are already loaded.
      resolveDependencies: (_, files, { hostType }) =>
        files.filter((file) => hostType === 'html' || !/(first|rolldown-runtime)-/.test(file)),
    },
    // One style sheet, which is put into the page (scripts/build-page.ts): no chunk waits for one of its own.
    cssCodeSplit: false,
    // Of the packages in the page: the build makes the notices from it.
    license: { fileName: 'licenses.json' },
    rolldownOptions: {
      input: languagePages(),
      checks: CHECKS,
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
            // What several of the others need from below the sections: one file instead of a dozen small ones. Charts come
            // with the results, and the page works without icons.
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
});
