import { describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { HTTPS_HEADERS } from '../../server/security-headers.ts';
import { DEFAULT_CONFIG, SMALL_SITE } from '../../tests/fixtures/site.ts';
import { findPolicy, policyOfPage } from '../page-policy.ts';
import { writeCaddyRules } from './caddy-rules.ts';
import { describeExport } from './exported-site.ts';
import { writeHeadersFile } from './headers-file.ts';
import { writeNginxRules } from './nginx-rules.ts';
import { quote } from './site-rules.ts';

const app = createApp(SMALL_SITE, DEFAULT_CONFIG);
const HOMES = ['/', '/life/', '/a/b/'];
const exportTo = (home: string) => describeExport(SMALL_SITE, DEFAULT_CONFIG, home);

/** The server's response for a path, without the headers that describe one version of one file. */
function headersOf(path: string): Record<string, string> {
  const { headers } = app.respond({
    method: 'GET',
    target: path,
    isHttps: true,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
  });
  const { etag: _e, vary: _v, 'content-length': _l, 'content-type': _t, ...rules } = headers;
  return rules;
}

describe.each(HOMES)('An exported site at %s', (home) => {
  const site = exportTo(home);

  test('has the page, the not-found page, files and the API, and what is smaller compressed', () => {
    const paths = [...site.files.keys()];
    for (const path of [
      'index.html',
      '404.html',
      'view/index.html',
      'zh-hans/index.html',
      'zh-hans/view/index.html',
      'zh-hans/404.html',
      'quotes.json',
      'assets/index-abc.js',
      'assets/index-abc.js.br',
    ]) {
      expect(paths).toContain(home + path);
    }
    expect(paths).toContain(`${home}api/countries.json`);
    expect(paths).toContain(`${home}api/countries/JPN.json.gz`);
    expect(paths).not.toContain(`${home}quotes.json.br`);
    expect(paths.filter((path) => !path.startsWith(home))).toEqual([]);
  });

  test('has a contact for security researchers only on a whole domain, and if the contact is set', () => {
    const reachable = { ...DEFAULT_CONFIG, contactEmail: 'contact@example.org' };
    const path = '/.well-known/security.txt';
    expect(describeExport(SMALL_SITE, reachable, home).files.has(path)).toBe(home === '/');
    expect(site.files.has(path)).toBe(false);
  });

  test('sends Strict-Transport-Security for a whole domain only', () => {
    expect(site.httpsHeaders).toEqual(home === '/' ? HTTPS_HEADERS : {});
  });

  test.each([
    '',
    'view/',
    'zh-hans/',
    'zh-hans/view/',
    'quotes.json',
    'assets/index-abc.js',
    'api/countries.json',
    'api/countries/JPN.json',
  ])('in _headers, each header has one value, the server’s: %s', (path) => {
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
    const expected = { ...headersOf(`/${path}`), ...site.httpsHeaders };
    if (home !== '/') for (const name of Object.keys(HTTPS_HEADERS)) delete expected[name];
    expect(found).toHaveLength(Object.keys(expected).length);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test('each page has the content security policy', () => {
    const page = SMALL_SITE.files.get('/index.html');
    if (!page) throw new Error('The small site has no page');
    const body = new TextEncoder().encode('<meta charset="utf-8" /><script>run()</script>');
    const files = new Map(SMALL_SITE.files);
    files.set('/index.html', { ...page, representations: [{ coding: 'identity', etag: '"a"', body }] });
    const exported = describeExport({ ...SMALL_SITE, files }, DEFAULT_CONFIG, home);
    const html = new TextDecoder().decode(exported.files.get(`${home}index.html`));
    expect(findPolicy(html)).toBe(policyOfPage(app.headers));
  });

  test('in nginx.conf, each location that sets a header sets all of them', () => {
    const locations = writeNginxRules(site)
      .split(/location /)
      .filter((text) => text.includes('add_header'));
    // First the rules before any location, on a domain of its own; then the page with its files and languages, the API,
    // and the files that never change.
    expect(locations).toHaveLength(home === '/' ? 4 : 3);
    for (const location of locations) {
      const names = Array.from(location.matchAll(/add_header ([\w-]+) .* always;/g), ([, name]) => name);
      expect(names).toEqual([
        'cache-control',
        ...Object.keys(app.headers),
        ...Object.keys(site.httpsHeaders),
      ]);
    }
  });

  test.each([
    ['nginx', writeNginxRules, ['error_page 403 404 =404', '404.html;']],
    ['Caddy', writeCaddyRules, ['rewrite *', '404.html']],
  ] as const)('for %s, each language has its not-found page', (_, write, [before, after]) => {
    for (const language of ['', 'zh-hans/']) {
      expect(write(site)).toContain(`${before} ${home}${language}${after}`);
    }
  });

  test.each([
    ['nginx', writeNginxRules],
    ['Caddy', writeCaddyRules],
  ])('the blocks for %s are closed', (_, write) => {
    const text = write(site);
    expect(text.split('{').length).toBe(text.split('}').length);
  });
});

test('quotation marks are escaped, as nginx and Caddy read them', () => {
  expect(quote('("https://life.example")')).toBe(String.raw`"(\"https://life.example\")"`);
});

test.each(['a$b', 'a\\b', 'a{b', 'a}b', 'a\nb'])('%j cannot break a configuration', (value) => {
  expect(() => quote(value)).toThrow('cannot be quoted');
});

test('all files in a folder have one Cache-Control, and all with an extension one type', () => {
  const page = SMALL_SITE.files.get('/index.html');
  if (!page) throw new Error('The small site has no page');
  const files = new Map(SMALL_SITE.files);
  const write = () => describeExport({ ...SMALL_SITE, files }, DEFAULT_CONFIG, '/');
  files.set('/other.html', { ...page, cacheControl: 'no-store' });
  expect(write).not.toThrow();
  files.set('/other.png', { ...page, cacheControl: 'no-store' });
  expect(write).toThrow('/ has both no-cache and no-store');
  files.set('/other.png', page).set('/another.png', { ...page, type: 'image/png' });
  expect(write).toThrow('.png has both');
});
