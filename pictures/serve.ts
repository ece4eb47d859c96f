/**
 * Builds the gallery and serves it to the picture tests: a page is there in half the time that it takes the development
 * server, and no file that is saved meanwhile reloads it.
 */
import { build, type InlineConfig, preview } from 'vite';

/** Where the development server does not look for pages. */
const OUT = 'node_modules/.cache/gallery';
const port = Number(process.env['GALLERY_PORT']);

// React in development, so that it says in the console what it finds wrong.
process.env['NODE_ENV'] = 'development';
const config: InlineConfig = { mode: 'development', logLevel: 'warn', build: { outDir: OUT } };

await build({
  ...config,
  build: {
    ...config.build,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { input: 'gallery/index.html' },
  },
});
await preview({ ...config, preview: { port, strictPort: true, host: 'localhost' } });
