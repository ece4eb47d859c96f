import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { compressVariants, toRepresentations } from './compress-variants.ts';
import type { Config } from './config.ts';
import { injectSettings } from './inject-settings.ts';
import type { InlineHashes, Representation, Resource, Site } from './resource.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** The build puts a hash into the names of the files in this folder, so that they never change. */
const HASHED = '/assets/';
const CACHE = { hashed: 'public, max-age=31536000, immutable', revalidated: 'no-cache' };

/** Files by their path: `/assets/x.js`. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** What the build makes. */
export interface Built {
  /** The page's files as they are. */
  readonly client: Files;
  /** The same files compressed, where that is worth it: `/assets/x.js.br`, `/assets/x.js.gz`. */
  readonly compressed: Files;
}

/** The hashes of what stands inside a page's elements without attributes, as a content security policy has them. */
function hashInline(html: string, element: keyof InlineHashes): string[] {
  return [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

function findCompressed(compressed: Files, path: string, body: Uint8Array<ArrayBuffer>): Representation[] {
  const [br, gzip] = [compressed.get(`${path}.br`), compressed.get(`${path}.gz`)];
  return toRepresentations(body, { ...(br && { br }), ...(gzip && { gzip }) });
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

/** Prepares the built page for being sent. Pages are compressed here and not by the build: they hold settings. */
export function loadSite({ client, compressed }: Built, config: Config): Site {
  const files = new Map<string, Resource>();
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [path, body] of client) {
    if (path.endsWith('.html')) {
      const html = injectSettings(new TextDecoder().decode(body), config);
      for (const hash of hashInline(html, 'script')) hashes.script.add(hash);
      for (const hash of hashInline(html, 'style')) hashes.style.add(hash);
      files.set(path, toResource(path, compressVariants(new TextEncoder().encode(html), 'best')));
    } else {
      files.set(path, toResource(path, findCompressed(compressed, path, body)));
    }
  }
  return { files, inlineHashes: { script: [...hashes.script], style: [...hashes.style] } };
}
