/** Writes the hashes of all scripts into the built pages, so that browsers run no other, for build-page.ts. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = 'assets';
const ENTRY = /<script type="module" crossorigin src="([^"]+)"(?: integrity="[^"]*")?><\/script>/;
const PRELOADS = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
/** Everything after this is not seen unless the page cannot start. */
const END = /<p class="not-started"|<\/body>/;
const IMPORT_MAP = /(<script type="importmap">)[^<]*/;

/** The hash of each script, by its path on the site. */
type Hashes = ReadonlyMap<string, string>;

function hashScripts(site: string, client: string): Hashes {
  const scripts = readdirSync(join(client, ASSETS)).filter((name) => name.endsWith('.js'));
  return new Map(
    scripts.toSorted().map((name) => {
      const hash = createHash('sha256').update(readFileSync(join(client, ASSETS, name)));
      return [`${site}${ASSETS}/${name}`, `sha256-${hash.digest('base64')}`];
    }),
  );
}

/**
 * Moves a page's script to its end, after an import map. Browsers that know only one map ignore it after the first
 * module, and `modulepreload` loads modules, so the scripts are fetched early with `preload` instead. What a visitor sees
 * comes first: the map is not needed before a part of the page is loaded later.
 * @param html as Vite builds it
 */
export function arrangeScripts(html: string): string {
  const [script, entry] = ENTRY.exec(html) ?? [];
  if (!script || !entry) throw new Error('The page has no script');
  const preload = (path: string) =>
    `<link rel="preload" as="script" crossorigin href="${path}" integrity="">`;
  return html
    .replace(script, () => preload(entry))
    .replaceAll(PRELOADS, (_, path: string) => preload(path))
    .replace(END, (end) => `<script type="importmap">{}</script>${script}${end}`);
}

/**
 * Fills in the hashes. The map has every script that pages of any language load later: with one map for all, the
 * security policy has one hash.
 * @param entries the scripts that start the page in each language, whose hashes are in the pages themselves
 */
export function fillHashes(html: string, hashes: Hashes, entries: ReadonlySet<string>): string {
  const find = (path: string) => {
    const hash = hashes.get(path);
    if (!hash) throw new Error(`There is no ${path}`);
    return hash;
  };
  const integrity = Object.fromEntries([...hashes].filter(([path]) => !entries.has(path)));
  return html
    .replaceAll(
      /(<link rel="preload" as="script" crossorigin href="([^"]+)" integrity=")[^"]*/g,
      (_, before: string, path: string) => before + find(path),
    )
    .replace(
      ENTRY,
      (_, path: string) =>
        `<script type="module" crossorigin src="${path}" integrity="${find(path)}"></script>`,
    )
    .replace(IMPORT_MAP, (_, before: string) => before + JSON.stringify({ integrity }));
}

/** Writes the hashes of the scripts into every page of a folder that loads any, which has them or not. */
export function writeIntegrity(site: string, client: string): void {
  const hashes = hashScripts(site, client);
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(client, name))
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }))
    .filter(({ html }) => ENTRY.test(html));
  const entries = new Set(pages.flatMap(({ html }) => ENTRY.exec(html)?.[1] ?? []));
  for (const { file, html } of pages) {
    const arranged = IMPORT_MAP.test(html) ? html : arrangeScripts(html);
    writeFileSync(file, fillHashes(arranged, hashes, entries));
  }
}
