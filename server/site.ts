import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Config } from './config.ts';
import { fillPlaces } from './fill-places.ts';

/** One file of the built page, held in memory. */
export interface SiteFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
}

/** The built page: its files by path, and the hashes of the scripts inside its pages. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly scriptHashes: readonly string[];
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** The build puts a hash into the names of the files in this folder, so that they never change. */
const HASHED = '/assets/';
const CACHE = { hashed: 'public, max-age=31536000, immutable', revalidated: 'no-cache' };

function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** Reads the built page into memory. @param folder where the build put it */
export function loadSite(folder: string, config: Config): Site {
  const files = new Map<string, SiteFile>();
  const scriptHashes = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    let body = new Uint8Array(readFileSync(file));
    if (path.endsWith('.html')) {
      const html = fillPlaces(new TextDecoder().decode(body), config);
      for (const hash of hashInlineScripts(html)) scriptHashes.add(hash);
      body = new TextEncoder().encode(html);
    }
    files.set(path, {
      body,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      cacheControl: path.startsWith(HASHED) ? CACHE.hashed : CACHE.revalidated,
    });
  }
  return { files, scriptHashes: [...scriptHashes] };
}
