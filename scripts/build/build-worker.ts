/** Builds the service worker of all languages, for build-app.ts and for tests that publish another version. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { FIGURES, listPages, listPrecache, type Paths } from './precache-list.ts';

/** Writes the version into a page's root element, where the service worker reads it. */
function markVersion(page: string, version: string): void {
  const html = readFileSync(page, 'utf8');
  const marked = html.replace('<html ', `<html data-version="${version}" `);
  if (marked === html) throw new Error(`${page} has no root element to mark`);
  writeFileSync(page, marked);
}

/**
 * Builds the service worker, with its list of files, beside the page at the site's path, and marks all pages with their
 * version.
 * @param client the folder of the page in every language, with all its files
 */
export async function buildServiceWorker(client: string, paths: Paths): Promise<void> {
  writeFileSync(join(client, FIGURES.path), FIGURES.content);
  const precache = listPrecache(client, paths);
  for (const { file } of listPages(paths)) markVersion(join(client, file), precache.version);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: paths.site,
    define: { PRECACHE: JSON.stringify(precache) },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: 'src/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}
