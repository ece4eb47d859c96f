/** Builds the gallery in the language that `PAGE_LANGUAGE` names: a page of it opens in half the time that the development server takes. */
import { build } from 'vite';
import { galleryFolder } from './gallery-folder.ts';

// React in development, so that it reports in the console what it finds wrong.
process.env['NODE_ENV'] = 'development';
await build({
  mode: 'development',
  logLevel: 'error',
  build: {
    outDir: galleryFolder(process.env['PAGE_LANGUAGE'] ?? 'en'),
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { input: 'gallery/index.html' },
  },
});
