/** Builds the service worker, for build-page.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { NotCached } from '../src/service-worker/other-page.ts';
import { CHECKS, WITHOUT_CONFIG } from './build-settings.ts';
import { FIGURES } from './figures-file.ts';
import { listPages, listPrecache, type Paths } from './precache-list.ts';

const WORKER = 'service-worker.js';
/** Files that visitors may open, but that the page does not need. */
const NOTICES = ['licenses.txt', 'sbom.json'];

/** Writes the version into a page's root element, where the service worker reads it. */
function markVersion(page: string, version: string): void {
  const html = readFileSync(page, 'utf8');
  const marked = html.replace('<html ', `<html data-version="${version}" `);
  if (marked === html) throw new Error(`${page} has no root element to mark`);
  writeFileSync(page, marked);
}

/**
 * Bundles a service worker as one script.
 * @param entry a file of `src/service-worker`
 * @param define what the build defines in it
 */
async function bundle(site: string, entry: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    ...WITHOUT_CONFIG,
    base: site,
    define,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: CHECKS,
        input: `src/service-worker/${entry}`,
        output: { format: 'iife' },
      },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (!script) throw new Error(`${entry} was not built`);
  return script.code;
}

interface ServiceWorkerBuild extends Paths {
  /** The folder of the page in every language, with all its files. */
  readonly client: string;
  /** A page for files that are not cached. */
  readonly offlinePage: string;
  /** If false, the service worker only removes itself and its caches. */
  readonly offline: boolean;
}

/**
 * Builds the service worker of all languages, with its precache list, beside the page at the site's path. At each other
 * language's path is one that only removes itself, for visitors with the worker that each language once had of its own.
 */
export async function buildServiceWorker(paths: ServiceWorkerBuild): Promise<void> {
  const { site, homes, client, offlinePage, offline } = paths;
  writeFileSync(join(client, FIGURES.path), FIGURES.content);
  const precache = listPrecache(client, paths);
  for (const { file } of listPages(paths)) markVersion(join(client, file), precache.version);
  const notCached: NotCached = { files: NOTICES.map((name) => site + name), offlinePage };
  const noWorker = await bundle(site, 'no-worker.ts', {});
  const define = { PRECACHE: JSON.stringify(precache), NOT_CACHED: JSON.stringify(notCached) };
  const worker = offline ? await bundle(site, 'service-worker.ts', define) : noWorker;
  for (const home of homes) {
    writeFileSync(join(client, home.slice(site.length), WORKER), home === site ? worker : noWorker);
  }
}
