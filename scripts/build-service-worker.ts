import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { hashName, listPrecache, PAGES } from './precache-list.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Writes the figures of every country into a file of the page, for the service worker. */
function writeFigures(client: string): void {
  const figures = JSON.stringify({
    snapshot: readJson('data/snapshot.json'),
    lifeTables: readJson('data/life-tables.json'),
    populations: readJson('data/populations.json'),
    timeUse: readJson('data/time-use.json'),
  });
  writeFileSync(`${client}/assets/${hashName('figures', 'json', figures)}`, figures);
}

/** Writes the version into a page's root element, where the service worker reads it. */
function markVersion(page: string, version: string): void {
  const html = readFileSync(page, 'utf8');
  const marked = html.replace('<html ', `<html data-version="${version}" `);
  if (marked === html) throw new Error(`${page} has no root element to mark`);
  writeFileSync(page, marked);
}

interface ServiceWorkerBuild {
  /** The path of what all languages share. */
  readonly site: string;
  /** The path of the page in its language. */
  readonly home: string;
  /** The folder of the page as built in that language, with all other files. */
  readonly client: string;
  /** If false, the service worker only removes itself and its caches. */
  readonly offline: boolean;
}

/** Builds the service worker into the page's folder, with its precache list. */
export async function buildServiceWorker(paths: ServiceWorkerBuild): Promise<void> {
  const { site, home, client, offline } = paths;
  writeFigures(client);
  const precache = listPrecache(client, paths);
  for (const page of Object.values(PAGES)) markVersion(`${client}/${page}`, precache.version);
  await build({
    base: site,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PRECACHE: JSON.stringify(precache), PAGE_PATH: JSON.stringify(home) },
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
