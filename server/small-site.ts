import { parseConfig } from './config.ts';
import type { Site, SiteFile } from './site.ts';

/** The settings of a server whose environment says nothing. */
export const DEFAULT_CONFIG = parseConfig({});

const file = (text: string, type: string, cacheControl = 'no-cache'): SiteFile => ({
  body: new TextEncoder().encode(text),
  type,
  etag: `"etag of ${text.length}"`,
  cacheControl,
});

/** A built page of four files, in memory. */
export const SMALL_SITE: Site = {
  files: new Map([
    ['/index.html', file('<h1>The page</h1>', 'text/html; charset=utf-8')],
    ['/404.html', file('<h1>404 Page Not Found</h1>', 'text/html; charset=utf-8')],
    ['/quotes.json', file('{"quotes":[]}', 'application/json; charset=utf-8')],
    [
      '/assets/index-abc.js',
      file('void 0;', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'),
    ],
  ]),
  scriptHashes: ["'sha256-theme'"],
};
