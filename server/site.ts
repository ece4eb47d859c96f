import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { compressVariants, toRepresentations } from './compress-variants.ts';
import type { Config } from './config.mjs';
import { injectSettings } from './inject-settings.ts';
import { hashInline, type InlineHashes } from './inline-hashes.ts';
import type { Representation, Resource } from './resource.ts';

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
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** The names of the files in this folder contain a hash of their content, so they never change. */
export const HASHED = '/assets/';
const CACHE = { hashed: 'public, max-age=31536000, immutable', revalidated: 'no-cache' };

/** The built page. */
export interface Site {
  /** The resource at each path. */
  readonly files: ReadonlyMap<string, Resource>;
  readonly inlineHashes: InlineHashes;
  /** Identifies the build, as in `Built`. */
  readonly build: string;
}

/** Files by their path: `/assets/x.js`. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** The output of the build: the page's files. */
export interface Built {
  readonly client: Files;
  /** The same files compressed, if that makes them smaller: `/assets/x.js.br`, `/assets/x.js.gz`. */
  readonly compressed: Files;
  /** Identifies the build: the same for the same files, whatever the settings. */
  readonly build: string;
}

function toResource(path: string, representations: readonly Representation[]): Resource {
  const isHashed = path.startsWith(HASHED);
  return {
    route: isHashed ? `${HASHED}:file` : path,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cacheControl: isHashed ? CACHE.hashed : CACHE.revalidated,
    representations,
  };
}

/** Identifies a build: the first 72 bits of the SHA-256 of the page's files, with their paths. */
export function hashBuild(client: Files): string {
  const hash = createHash('sha256');
  for (const [path, body] of [...client].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`${path}\0${createHash('sha256').update(body).digest('hex')}\n`);
  }
  return hash.digest('base64url').slice(0, 12);
}

/** Prepares the built page for the app. Pages are compressed here and not by the build, since they contain settings. */
export function loadSite({ client, compressed, build }: Built, config: Config): Site {
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
  return { files, inlineHashes: hashInline(pages), build };
}
