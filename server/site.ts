import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Config } from './config.ts';
import { fillPlaces } from './fill-places.ts';
import { represent, representCompressed } from './represent.ts';
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

/** Where the build puts things. */
export interface BuiltFolders {
  /** The page's files as they are. */
  readonly client: string;
  /** The same files compressed, where that is worth it: `assets/x.js.br`, `assets/x.js.gz`. */
  readonly compressed: string;
}

/** The hashes of what stands inside a page's elements without attributes, as a content security policy has them. */
function hashInline(html: string, element: keyof InlineHashes): string[] {
  return [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

function readCompressed(folder: string, path: string, body: Uint8Array<ArrayBuffer>): Representation[] {
  const read = (ending: string) => {
    const file = join(folder, path + ending);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const [br, gzip] = [read('.br'), read('.gz')];
  return representCompressed(body, { ...(br && { br }), ...(gzip && { gzip }) });
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

/** Reads the built page into memory. Pages are compressed here and not by the build: they hold settings. */
export function loadSite({ client, compressed }: BuiltFolders, config: Config): Site {
  const files = new Map<string, Resource>();
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(client, file).split(sep).join('/')}`;
    const body = readFileSync(file);
    if (path.endsWith('.html')) {
      const html = fillPlaces(body.toString(), config);
      for (const hash of hashInline(html, 'script')) hashes.script.add(hash);
      for (const hash of hashInline(html, 'style')) hashes.style.add(hash);
      files.set(path, toResource(path, represent(new TextEncoder().encode(html), 'best')));
    } else {
      files.set(path, toResource(path, readCompressed(compressed, path, body)));
    }
  }
  return { files, inlineHashes: { script: [...hashes.script], style: [...hashes.style] } };
}
