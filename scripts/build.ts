/**
 * Builds the page and its server into `dist/`: the page's files, its pages as HTML rendered from the same
 * components, and the server with the snapshot in one file.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';

const CLIENT = 'dist/client';
const PRERENDER = 'dist/prerender';

const quiet: InlineConfig = { logLevel: 'warn' };
const forNode = (entry: string, outDir: string): InlineConfig => ({
  ...quiet,
  publicDir: false,
  build: { ssr: entry, outDir, rolldownOptions: { output: { entryFileNames: '[name].js' } } },
  ssr: { noExternal: true },
});

const PAGES = [
  ['home', 'index.html'],
  ['not-found', '404.html'],
] as const;

async function prerenderPages(): Promise<void> {
  await build(forNode('src/app/entry-prerender.tsx', PRERENDER));
  const { prerenderPage }: typeof import('../src/app/entry-prerender.tsx') = await import(
    pathToFileURL(`${PRERENDER}/entry-prerender.js`).href
  );
  const template = readFileSync(`${CLIENT}/index.html`, 'utf8');
  const year = new Date().getFullYear();
  await Promise.all(
    PAGES.map(async ([page, file]) => {
      const { title, html } = await prerenderPage(page, year);
      const filled = template
        .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
        .replace('<div id="root"></div>', () => `<div id="root" data-year="${year}">${html}</div>`);
      writeFileSync(`${CLIENT}/${file}`, filled);
    }),
  );
  rmSync(PRERENDER, { recursive: true });
}

rmSync('dist', { recursive: true, force: true });
await build({ ...quiet, build: { outDir: CLIENT } });
await prerenderPages();
await build(forNode('server/node.ts', 'dist/server'));
