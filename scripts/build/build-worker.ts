/**
 * Makes the file of figures and the service worker of all languages, for the build and for tests that publish
 * another version.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readFolder } from '../../server/site.ts';
import type { Precache } from '../../src/service-worker/version-cache.ts';

/** Neither page nor visitor opens the manifest or its icons. HTML pages are listed separately. */
const NOT_KEPT = /\.(html|png|webmanifest)$|^\/service-worker\.js$/;

const digest = (content: string | Uint8Array) => createHash('sha256').update(content);

/** The name of a file in `/assets/`, which changes with the content. @example 'figures-1f8Qd2Za.json' */
export function hashName(name: string, ending: string, content: string): string {
  return `${name}-${digest(content).digest('base64url').slice(0, 8)}.${ending}`;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const content = JSON.stringify({
  snapshot: readJson('data/snapshot.json'),
  lifeTables: readJson('data/life-tables.json'),
  populations: readJson('data/populations.json'),
});

/** The figures of every country as one file of the page, and its path below the site's. */
export const FIGURES = { path: `assets/${hashName('figures', 'json', content)}`, content };

/** The paths of a site, each with a slash at both ends. */
export interface Paths {
  /** The path of the site: `/` on its own server. */
  readonly site: string;
  /** The paths of the page in each language, the site's own among them. */
  readonly homes: readonly string[];
}

/** The page, the view and the not-found page of every language: the path at which each is cached, and its file. */
export const listPages = ({ site, homes }: Paths): { path: string; file: string }[] =>
  homes.flatMap((home) => {
    const folder = home.slice(site.length);
    return [
      { path: home, file: `${folder}index.html` },
      { path: `${home}view/`, file: `${folder}view/index.html` },
      { path: `${home}404.html`, file: `${folder}404.html` },
    ];
  });

/**
 * Lists the files that the service worker precaches: every file that the page can request in any language.
 * @param client the folder of the page in every language, with its files and figures
 */
export function listPrecache(client: string, paths: Paths): Precache {
  const { site, homes } = paths;
  const files = [...readFolder(client)]
    .filter(([path]) => !NOT_KEPT.test(path))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, body]) => ({
      path: site + path.slice(1),
      integrity: `sha256-${digest(body).digest('base64')}`,
    }));
  const pages = listPages(paths);
  const hash = digest(JSON.stringify(files));
  for (const { file } of pages) hash.update(readFileSync(join(client, file)));
  const version = hash.digest('base64url').slice(0, 12);
  return {
    version,
    homes,
    files: [...pages.map(({ path }) => ({ path })), ...files],
    figures: site + FIGURES.path,
  };
}

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
