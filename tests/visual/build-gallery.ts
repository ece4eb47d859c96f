/** Builds the gallery in the languages of its stored pictures: a page of it opens in half the time that the development server takes. */
import { resolve } from 'node:path';
import { build } from 'vite';
import { wordsAlias } from '../../scripts/page-languages.ts';
import { hasAccents } from '../../src/words/language.ts';

/** As the built page has the typefaces' first files in a language with other letters than English. */
const ACCENTED = {
  find: /^.*\/assets\/fonts\/(figtree|instrument-serif)\.woff2$/,
  replacement: `${resolve('src/assets/fonts')}/$1-accents.woff2`,
};

// React in development, so that it reports in the console what it finds wrong.
process.env['NODE_ENV'] = 'development';
for (const language of ['en', 'ar']) {
  await build({
    mode: 'development',
    logLevel: 'error',
    resolve: { alias: [...wordsAlias(language), ...(hasAccents(language) ? [ACCENTED] : [])] },
    environments: {
      client: {
        build: {
          outDir: `node_modules/.cache/gallery/${language}`,
          emptyOutDir: true,
          minify: false,
          rolldownOptions: { input: 'gallery/index.html' },
        },
      },
    },
  });
}
