/**
 * Makes the files of figures and the service worker of all languages, for the build and for tests that publish
 * another version.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { type Files, readFolder } from '../../server/site.ts';
import { findLanguage } from '../../src/service-worker/find-page.ts';
import type { Precache } from '../../src/service-worker/version-cache.ts';
import { hasAccents } from '../../src/words/language.ts';

/** Neither page nor visitor opens the manifest or its icons. HTML pages are listed separately. */
const NOT_KEPT = /\.(html|png|webmanifest)$|^\/service-worker\.js$/;

const digest = (content: string | Uint8Array) => createHash('sha256').update(content);

/** The name of a file in `/assets/`, which changes with the content. @example 'figures-1f8Qd2Za.json' */
export function hashName(name: string, ending: string, content: string): string {
  return `${name}-${digest(content).digest('base64url').slice(0, 8)}.${ending}`;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** A file of the page with figures, and its path below the site's. */
function fileOf(name: string, figures: object) {
  const content = JSON.stringify(figures);
  return { path: `assets/${hashName(name, 'json', content)}`, content };
}

const snapshot = readJson('data/snapshot.json');

/** The figures of every country. */
export const FIGURES = fileOf('figures', {
  snapshot,
  lifeTables: readJson('data/life-tables.json'),
  populations: readJson('data/populations.json'),
});
/** Its life expectancy at birth alone, which is a fiftieth of that. */
const SNAPSHOT = fileOf('snapshot', { snapshot });

/** The paths of a site, each with a slash at both ends. */
export interface Paths {
  /** The path of the site: `/` on its own server. */
  readonly site: string;
  /** The paths of the page in each language, the site's own among them. */
  readonly homes: readonly string[];
}

/** The page, the view and the not-found page of every language: the path at which each is cached, and its file. */
export const listPages = ({ site, homes }: Paths): { path: string; file: string; home: string }[] =>
  homes.flatMap((home) => {
    const folder = home.slice(site.length);
    return [
      { home, path: home, file: `${folder}index.html` },
      { home, path: `${home}view/`, file: `${folder}view/index.html` },
      { home, path: `${home}404.html`, file: `${folder}404.html` },
    ];
  });

/** A typeface’s file with the letters of English alone, or with those of all other languages. */
const FIRST_TYPEFACE = /^(?:figtree|instrument-serif)(-accents)?-[\w-]{8}\.woff2$/;

/**
 * Lists the names of files in `assets` that the page in a language can request: those that it names, and those that these
 * name in turn.
 * @param files of the page in every language
 * @param folder of the page: `/de/`
 */
function listReached(files: Files, folder: string): ReadonlySet<string> {
  const assets = new Map(
    [...files].flatMap(([path, body]) => (path.startsWith('/assets/') ? [[basename(path), body]] : [])),
  );
  const reached = new Set<string>();
  const follow = (body: Uint8Array) => {
    const text = new TextDecoder().decode(body);
    for (const [name, named] of assets) {
      if (reached.has(name) || !text.includes(name)) continue;
      reached.add(name);
      follow(named);
    }
  };
  for (const name of ['index.html', 'view/index.html']) follow(files.get(folder + name) ?? new Uint8Array());
  return reached;
}

/** Whether the page in a language needs a file. @param reached what it can request */
function needs(home: string, path: string, { site, homes }: Paths, reached: ReadonlySet<string>): boolean {
  const name = basename(path);
  const typeface = FIRST_TYPEFACE.exec(name);
  if (typeface) return hasAccents(home.slice(site.length, -1) || 'en') === Boolean(typeface[1]);
  if (name === 'quotes.json') return findLanguage(homes, path) === home;
  return !path.startsWith(`${site}assets/`) || reached.has(name) || path === site + SNAPSHOT.path;
}

/**
 * Lists the files that the service worker precaches: every file that the page can request, with the languages that need
 * it.
 * @param client the folder of the page in every language, with its files and figures
 */
export function listPrecache(client: string, paths: Paths): Precache {
  const { site, homes } = paths;
  const all = readFolder(client);
  const reached = new Map(homes.map((home) => [home, listReached(all, `/${home.slice(site.length)}`)]));
  /** Nothing for all languages. */
  const languagesOf = (path: string) => {
    const own = homes.filter((home) => needs(home, path, paths, reached.get(home) ?? new Set()));
    return own.length === homes.length ? {} : { homes: own };
  };
  const files = [...all]
    .filter(([path]) => !NOT_KEPT.test(path))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, body]) => ({
      path: site + path.slice(1),
      integrity: `sha256-${digest(body).digest('base64')}`,
      ...languagesOf(site + path.slice(1)),
    }));
  const pages = listPages(paths);
  const hash = digest(JSON.stringify(files));
  for (const { file } of pages) hash.update(readFileSync(join(client, file)));
  const version = hash.digest('base64url').slice(0, 12);
  return {
    version,
    homes,
    files: [...pages.map(({ path, home }) => ({ path, homes: [home] })), ...files],
    snapshot: site + SNAPSHOT.path,
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
  for (const { path, content } of [FIGURES, SNAPSHOT]) writeFileSync(join(client, path), content);
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
