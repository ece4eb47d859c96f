import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { hashName, listPrecache, PAGES } from './precache-list.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Puts the figures of every country beside the page's files, from where the service worker takes them. */
function writeFigures(client: string): void {
  const figures = JSON.stringify({
    snapshot: readJson('data/snapshot.json'),
    lifeTables: readJson('data/life-tables.json'),
  });
  writeFileSync(`${client}/assets/${hashName('figures', 'json', figures)}`, figures);
}

/** Writes its version into a page's root element, by which the service worker knows it. */
function markVersion(page: string, version: string): void {
  const html = readFileSync(page, 'utf8');
  const marked = html.replace('<html lang="en"', `<html lang="en" data-version="${version}"`);
  if (marked === html) throw new Error(`${page} has no root element to mark`);
  writeFileSync(page, marked);
}

/**
 * Builds the service worker into the page's folder, with the list of what it keeps.
 * @param client the folder of the built page, complete but for this
 * @param offline whether there is to be one; without, what is built removes any that a visitor has
 */
export async function buildServiceWorker(client: string, offline: boolean): Promise<void> {
  writeFigures(client);
  const precache = listPrecache(client);
  for (const page of Object.values(PAGES)) markVersion(`${client}/${page}`, precache.version);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PRECACHE: JSON.stringify(precache) },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: `src/service-worker/${offline ? 'service-worker' : 'no-worker'}.ts`,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
