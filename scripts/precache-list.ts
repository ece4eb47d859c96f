import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Precache } from '../src/service-worker/precache.ts';

/** The page itself never requests licenses, the manifest or its icons. HTML pages are listed separately. */
const NOT_KEPT = /\.(html|png|txt|webmanifest)$|(^|\/)service-worker\.js$|^(sbom|licenses)\.json$/;
/** The built pages, by the path below the page's own at which each is cached. */
export const PAGES = { '': 'index.html', '404.html': '404.html' };
const FIGURES = /\/assets\/figures-[^/]+\.json$/;

const digest = (content: string | Uint8Array) => createHash('sha256').update(content);

/** The name of a file in `/assets/`, which changes with the content. @example 'figures-1f8Qd2Za.json' */
export function hashName(name: string, ending: string, content: string): string {
  return `${name}-${digest(content).digest('base64url').slice(0, 8)}.${ending}`;
}

interface Paths {
  /** The path of what all languages share. */
  readonly site: string;
  /** The path of the page in its language. */
  readonly home: string;
}

/**
 * What the service worker of a language precaches: every file that its page can request.
 * @param client the folder of the page as built in that language, with its files and figures
 */
export function listPrecache(client: string, { site, home }: Paths): Precache {
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
  const figures = files.find(({ path }) => FIGURES.test(path))?.path;
  if (!figures) throw new Error(`${client} has no figures`);
  const pages = Object.entries(PAGES).map(([name, file]) => ({
    path: home + name,
    html: readFileSync(join(client, file)),
  }));
  const hash = digest(JSON.stringify(files));
  for (const { html } of pages) hash.update(html);
  const version = hash.digest('base64url').slice(0, 12);
  return { version, files: [...pages.map(({ path }) => ({ path })), ...files], figures };
}
