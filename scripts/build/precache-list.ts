/** Makes the file of figures, and lists the files that the service worker caches. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Precache } from '../../src/service-worker/version-cache.ts';

/** Neither page nor visitor opens the manifest or its icons. HTML pages are listed separately. */
const NOT_KEPT = /\.(html|png|webmanifest)$|^service-worker\.js$/;

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
  timeUse: readJson('data/time-use.json'),
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
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: relative(client, file).split(sep).join('/') }))
    .filter(({ name }) => !NOT_KEPT.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ file, name }) => ({
      path: site + name,
      integrity: `sha256-${digest(readFileSync(file)).digest('base64')}`,
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
