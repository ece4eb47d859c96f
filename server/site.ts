import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { BY_WORLD_BANK, SETTINGS_PLACEHOLDERS, SITE_URL_PLACEHOLDER } from '../src/platform/site-settings.ts';
import type { Config } from './config.mjs';
import {
  type Bytes,
  compressVariants,
  type Representation,
  type Resource,
  toRepresentations,
} from './resource.ts';
import type { InlineHashes } from './security-headers.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** The names of the files in this folder contain a hash of their content, so they never change. */
const HASHED = '/assets/';
const CACHE = { hashed: 'public, max-age=31536000, immutable', revalidated: 'no-cache' };

export interface Site {
  /** The resource at each path. */
  readonly files: ReadonlyMap<string, Resource>;
  readonly inlineHashes: InlineHashes;
  /** Identifies the build: the same for the same files, whatever the settings. */
  readonly build: string;
}

/** Files by their path: `/assets/x.js`. */
export type Files = ReadonlyMap<string, Bytes>;

export const readFolder = (folder: string): Files =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)]),
  );

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content);

/** Identifies a build: the first 72 bits of the SHA-256 of the page's files, with their paths. */
export function hashBuild(client: Files): string {
  const files = [...client].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lines = files.map(([path, body]) => `${path}\0${sha256(body).digest('hex')}\n`);
  return sha256(lines.join('')).digest('base64url').slice(0, 12);
}

/** Reads the output of the build: the page's files, and `/assets/x.js.br` and `.gz` where these are smaller. @param dist its folder */
export const readBuilt = (dist: string) => ({
  client: readFolder(join(dist, 'client')),
  compressed: readFolder(join(dist, 'compressed')),
});

function toResource(path: string, representations: readonly Representation[]): Resource {
  const isHashed = path.startsWith(HASHED);
  return {
    route: isHashed ? `${HASHED}:file` : path,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cacheControl: isHashed ? CACHE.hashed : CACHE.revalidated,
    representations,
  };
}

/** The hashes of all elements of one kind in pages, for the content security policy. */
function hashInline(pages: readonly string[], element: keyof InlineHashes): readonly string[] {
  const inline = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g');
  const texts = pages.flatMap((html) => Array.from(html.matchAll(inline), ([, text = '']) => text));
  return [...new Set(texts.map((text) => `'sha256-${sha256(text).digest('base64')}'`))];
}

/** Prepares the built page for the app. Pages are compressed here and not by the build, since they contain settings. */
export function loadSite({ client, compressed }: ReturnType<typeof readBuilt>, config: Config): Site {
  const build = hashBuild(client);
  const files = new Map<string, Resource>();
  const pages: string[] = [];
  for (const [path, body] of client) {
    if (!path.endsWith('.html')) {
      const variants = { br: compressed.get(`${path}.br`), gzip: compressed.get(`${path}.gz`) };
      files.set(path, toResource(path, toRepresentations(body, variants)));
      continue;
    }
    const html = injectSettings(new TextDecoder().decode(body), { ...config, build });
    pages.push(html);
    files.set(path, toResource(path, compressVariants(new TextEncoder().encode(html), 'best')));
  }
  const inlineHashes = { script: hashInline(pages, 'script'), style: hashInline(pages, 'style') };
  return { files, inlineHashes, build };
}

const NOT_FOUND_PAGE = '404.html';

/** The paths of the page, one in each language that it was built in: `/` for English, `/de/`. */
export const listHomes = ({ files }: Pick<Site, 'files'>): string[] =>
  [...files.keys()]
    .filter((path) => path.endsWith(`/${NOT_FOUND_PAGE}`))
    .map((path) => path.slice(0, -NOT_FOUND_PAGE.length));

export const notFoundPageOf = (home: string): string => home + NOT_FOUND_PAGE;

/** The paths of the page and of its view, in each language. */
export const listPages = (site: Site): string[] => listHomes(site).flatMap((home) => [home, `${home}view/`]);

/** The settings of the installation that a page contains. */
const SETTINGS = ['contactEmail', 'tipUrl', 'worldBankUrl', 'build', 'siteUrl'] as const;
type PageSettings = Readonly<Record<(typeof SETTINGS)[number], string>>;

const PLACEHOLDERS: PageSettings = {
  ...SETTINGS_PLACEHOLDERS,
  build: '{{build}}',
  siteUrl: SITE_URL_PLACEHOLDER,
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The page's own address and those in other languages, which search engines take only with a domain. */
const ADDRESSES = new RegExp(
  `\\s*<link rel="(?:canonical|alternate)"[^>]*"${SITE_URL_PLACEHOLDER}[^>]*>`,
  'g',
);

/** Replaces the placeholders of a page, such as `{{tipUrl}}`, with the settings. Without a domain, it names no address. */
export function injectSettings(html: string, settings: PageSettings): string {
  const addressed = settings.siteUrl ? html : html.replaceAll(ADDRESSES, '');
  const page = addressed.replaceAll(BY_WORLD_BANK, settings.worldBankUrl ? '$1' : '$2');
  return SETTINGS.reduce(
    (filled, setting) => filled.replaceAll(PLACEHOLDERS[setting], () => escapeHtml(settings[setting])),
    page,
  );
}
