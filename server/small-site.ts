import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { represent } from './represent.ts';
import type { Resource, Site } from './resource.ts';

/** The settings of a server whose environment says nothing. */
export const DEFAULT_CONFIG = parseConfig({});

const file = (route: string, text: string, type: string, cacheControl = 'no-cache'): Resource => ({
  route,
  type,
  cacheControl,
  representations: represent(new TextEncoder().encode(text), 'best'),
});

/** Long enough to be worth compressing. */
export const SMALL_SCRIPT = 'void 0;'.repeat(100);

/** Long enough as well. */
const LONG_404_PAGE = `<h1>404 Page Not Found</h1>${'<p>There is nothing here.</p>'.repeat(10)}`;

/** A built page of four files, in memory. */
export const SMALL_SITE: Site = {
  files: new Map([
    ['/index.html', file('/index.html', '<h1>The page</h1>', 'text/html; charset=utf-8')],
    ['/404.html', file('/404.html', LONG_404_PAGE, 'text/html; charset=utf-8')],
    ['/quotes.json', file('/quotes.json', '{"quotes":[]}', 'application/json; charset=utf-8')],
    [
      '/assets/index-abc.js',
      file(
        '/assets/:file',
        SMALL_SCRIPT,
        'text/javascript; charset=utf-8',
        'public, max-age=31536000, immutable',
      ),
    ],
  ]),
  inlineHashes: { script: ["'sha256-theme'"], style: ["'sha256-page'"] },
};

/** The small site with all else that the server has. */
export const SMALL_APP = createApp(SMALL_SITE, DEFAULT_CONFIG, represent);
