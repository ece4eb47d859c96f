import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { HTTPS_HEADERS } from '../../server/security-headers.ts';
import { DEFAULT_CONFIG, SMALL_SITE } from '../../tests/fixtures/site.ts';
import { describeExport, parseHome, writeConfiguration, writeHeadersFile } from './exported-site.ts';

const app = createApp(SMALL_SITE, DEFAULT_CONFIG);

/** The server's headers for a path, without those that describe one version of one file. Only the API needs its type. */
function headersOf(target: string): Record<string, string> {
  const request = { method: 'GET', target, acceptEncoding: undefined, ifNoneMatch: undefined };
  const { headers } = app.respond(request);
  const { etag: _e, vary: _v, 'content-length': _l, 'content-type': type = '', ...rules } = headers;
  return { ...rules, ...(target.startsWith('/api/') && { 'content-type': type }) };
}

describe.each(['/', '/life/', '/a/b/'])('An exported site at %s', (home) => {
  const site = describeExport(SMALL_SITE, DEFAULT_CONFIG, home);

  test('has the pages, the not-found pages, files and the API, and what is smaller compressed', () => {
    const paths = [...site.files.keys()];
    const names = ['index.html', '404.html', 'view/index.html', 'zh-hans/index.html', 'zh-hans/404.html'];
    const others = ['quotes.json', 'assets/index-abc.js.br', 'api/countries', 'api/country-facts/JPN.gz'];
    for (const name of [...names, ...others]) expect(paths).toContain(home + name);
    expect(paths).not.toContain(`${home}quotes.json.br`);
    expect(paths.filter((path) => !path.startsWith(home))).toEqual([]);
  });

  test.each(['', 'zh-hans/view/', 'quotes.json', 'assets/index-abc.js', 'api/countries'])(
    'in _headers, each header has one value, the server’s: %s',
    (path) => {
      const found: [name: string, value: string][] = [];
      let fits = false;
      for (const line of writeHeadersFile(site).split('\n')) {
        if (line.startsWith('/')) {
          fits = line.endsWith('*') ? (home + path).startsWith(line.slice(0, -1)) : line === home + path;
        } else if (fits && line) {
          const [name = '', value = ''] = line.trim().split(/: (.*)/);
          found.push([name, value]);
        }
      }
      const expected = { ...headersOf(`/${path}`), ...(home === '/' && HTTPS_HEADERS) };
      expect(found).toHaveLength(Object.keys(expected).length);
      expect(Object.fromEntries(found)).toEqual(expected);
    },
  );
});

/** The small site with one more page or file. */
function siteWith(path: string, changes: object) {
  const page = SMALL_SITE.files.get('/index.html');
  if (!page) throw new Error('The small site has no page');
  return { ...SMALL_SITE, files: new Map(SMALL_SITE.files).set(path, { ...page, ...changes }) };
}

test('each page has the policies of the headers, except frame-ancestors, right after its charset', () => {
  const page = '<meta charset="utf-8" /><script>run()</script>';
  const body = new TextEncoder().encode(page);
  const site = siteWith('/index.html', { representations: [{ coding: 'identity', etag: '"a"', body }] });
  const html = new TextDecoder().decode(describeExport(site, DEFAULT_CONFIG, '/').files.get('/index.html'));
  const policy = app.headers['content-security-policy']?.replace("frame-ancestors 'none';", '');
  expect(html).toBe(
    `<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="${policy}" />` +
      `<meta name="referrer" content="${app.headers['referrer-policy']}" /><script>run()</script>`,
  );
  expect(policy).not.toContain('frame-ancestors');
});

test('all files in a folder have one Cache-Control', () => {
  const site = siteWith('/other.png', { cacheControl: 'no-store' });
  expect(() => describeExport(site, DEFAULT_CONFIG, '/')).toThrow('/ has both no-cache and no-store');
});

test.each([
  ['nginx.conf', /^ *add_header ([\w-]+) ["']?(.+?)["']? always;$/gm],
  ['Caddyfile', /^\t\t([\w-]+) ["`]?(.+?)["`]?$/gm],
])(
  'the example %s has the headers of every response; the content security policy is in the pages',
  (name, line) => {
    const lines = readFileSync(`deploy/static/${name}`, 'utf8').matchAll(line);
    const found = Object.fromEntries(
      Array.from(lines, ([, header = '', value]) => [header.toLowerCase(), value]),
    );
    expect(found).toMatchObject({ ...app.headers, 'content-security-policy': "frame-ancestors 'none'" });
  },
);

test.each([
  ['/', '', '^/(ar|'],
  ['/life/', '/life', '^/life/(ar|'],
  ['/a/b/', '/a/b', '^/a/b/(ar|'],
])(
  'the files for nginx and Caddy are for the path %s and the settings of the site',
  (home, bare, language) => {
    const site = describeExport(SMALL_SITE, { ...DEFAULT_CONFIG, tipUrl: 'https://tips.example/me' }, home);
    const [nginx = '', caddy = ''] = ['nginx.conf', 'Caddyfile'].map((name) =>
      writeConfiguration(readFileSync(`deploy/static/${name}`, 'utf8'), site),
    );
    expect(/^location = (\S+) /m.exec(nginx)?.[1] ?? '').toBe(bare);
    expect(/^redir (\S+) /m.exec(caddy)?.[1] ?? '').toBe(bare);
    expect(nginx).toContain(`\nlocation ^~ ${home} {`);
    expect(caddy).toContain(`\nhandle ${home}* {`);
    for (const text of [nginx, caddy]) {
      expect(text).toContain(language);
      expect(text).toContain(site.headers['connection-allowlist']);
      expect(text).not.toContain('ko-fi.com');
    }
  },
);

test.each([
  ['/', '/'],
  ['/life', '/life/'],
  ['/a/b-c/d_e/f.g/~h/', '/a/b-c/d_e/f.g/~h/'],
  ['', undefined],
  ['life/', undefined],
  ['/x/..', undefined],
  ['/.life/', undefined],
  ['/x//', undefined],
  ['/a b/', undefined],
  ['/life/?x', undefined],
  // A sign of a server's configuration, and a line break in it.
  ['/$life/', undefined],
  ['/life/\n', undefined],
  // A letter that is written in many ways.
  ['/größe/', undefined],
  ['C:/Program Files/Git/life/', undefined],
  ['https://example.org/life/', undefined],
])('the path of an exported page, entered as %j, is %j', (text, home) => {
  expect(parseHome(text)).toBe(home);
});
