import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SMALL_SITE } from '../tests/fixtures/site.ts';
import { type Config, parseConfig } from './config.mjs';
import type { Representation } from './resource.ts';
import { type Files, hashBuild, injectSettings, listHomes, loadSite, readFolder, type Site } from './site.ts';

type Contents = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>;

const toFiles = (contents: Contents): Files =>
  new Map(
    Object.entries(contents).map(([path, content]) => [
      `/${path}`,
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
    ]),
  );

/** Makes a site from files by path, and their compressed variants. */
const load = (client: Contents, config: Config = parseConfig({}), compressed: Contents = {}): Site =>
  loadSite({ client: toFiles(client), compressed: toFiles(compressed) }, config);

const representation = (site: Site, path: string, coding: Representation['coding'] = 'identity') =>
  site.files.get(path)?.representations.find((one) => one.coding === coding);
const read = (site: Site, path: string) => new TextDecoder().decode(representation(site, path)?.body);
const sha256 = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('a language is a folder of the build with a not-found page', () => {
  expect(listHomes(SMALL_SITE)).toEqual(['/', '/zh-hans/']);
});

describe('The hashes of inline scripts and styles', () => {
  const SCRIPT = ' const theme = "dark"; // ü\n ';

  test('are their exact SHA-256, listed once for all pages, scripts and styles separately', () => {
    const { inlineHashes } = load({
      'index.html': `<style>a{}</style><script>a</script><script>${SCRIPT}</script>`,
      '404.html': '<style>a{}</style><script>a</script>',
    });
    expect(inlineHashes.script.toSorted()).toEqual([sha256('a'), sha256(SCRIPT)].toSorted());
    expect(inlineHashes.style).toEqual([sha256('a{}')]);
  });

  test('do not include data, external scripts or files other than pages', () => {
    const { inlineHashes } = load({
      'index.html':
        '<script type="module" src="/assets/x.js"></script><script type="application/json">[]</script>',
      'assets/x.svg': '<svg><script>a</script></svg>',
    });
    expect(inlineHashes).toEqual({ script: [], style: [] });
  });
});

describe('The files', () => {
  test.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['quotes.json', 'application/json'],
    ['favicon.svg', 'image/svg+xml'],
    ['favicon.ico', 'image/x-icon'],
    ['icon.png', 'image/png'],
    ['robots.txt', 'text/plain; charset=utf-8'],
    ['manifest.webmanifest', 'application/manifest+json'],
    ['assets/a.css', 'text/css; charset=utf-8'],
    ['assets/a.js', 'text/javascript; charset=utf-8'],
    ['assets/a.woff2', 'font/woff2'],
    ['no-ending', 'application/octet-stream'],
  ])('%s is %s', (path, type) => {
    expect(load({ [path]: 'x' }).files.get(`/${path}`)?.type).toBe(type);
  });

  test.each([
    ['assets/index-abc.js', '/assets/:file', 'public, max-age=31536000, immutable'],
    ['quotes.json', '/quotes.json', 'no-cache'],
  ])(
    'only with a hash in their name share a route in the log, and a year in caches: %s',
    (path, route, cacheControl) => {
      expect(load({ [path]: 'x' }).files.get(`/${path}`)).toMatchObject({ route, cacheControl });
    },
  );
});

describe('The compressed representations', () => {
  const long = 'a life in weeks, '.repeat(200);

  test('of a page contain its settings, and those of other files do not', () => {
    const site = load({ 'index.html': `${long}{{contactEmail}}`, 'assets/x.js': '{{contactEmail}}' });
    const bodyOf = (coding: 'br' | 'gzip') => representation(site, '/index.html', coding)?.body ?? '';
    const page = `${long}hello@lifetime-visualizer.example`;
    expect(read(site, '/index.html')).toBe(page);
    expect(brotliDecompressSync(bodyOf('br')).toString()).toBe(page);
    expect(gunzipSync(bodyOf('gzip')).toString()).toBe(page);
    expect(read(site, '/assets/x.js')).toBe('{{contactEmail}}');
  });

  test('of a file come from the build, sorted with the smallest first', () => {
    const made = { 'assets/a.js.br': 'brotli', 'assets/a.js.gz': 'gzip' };
    const site = load({ 'assets/a.js': long }, parseConfig({}), made);
    const texts = site.files
      .get('/assets/a.js')
      ?.representations.map(({ coding, body }) => [coding, Buffer.from(body).toString()]);
    expect(texts).toEqual([
      ['gzip', 'gzip'],
      ['br', 'brotli'],
      ['identity', long],
    ]);
    expect([...site.files.keys()]).toEqual(['/assets/a.js']);
  });

  test('are left out if they save nothing', () => {
    const site = load({ 'a.woff2': 'x'.repeat(100) }, parseConfig({}), { 'a.woff2.br': 'x'.repeat(60) });
    expect(site.files.get('/a.woff2')?.representations.map(({ coding }) => coding)).toEqual(['identity']);
    expect(load({ 'index.html': 'short' }).files.get('/index.html')?.representations).toHaveLength(1);
  });
});

describe('The build', () => {
  const buildOf = (files: Record<string, string>) => hashBuild(toFiles(files));
  const files = { 'index.html': '{{contactEmail}} {{build}}', 'assets/a.js': 'x' };

  test('is the same for the same files, whatever their order', () => {
    const turned = Object.fromEntries(Object.entries(files).toReversed());
    expect(buildOf(turned)).toBe(buildOf(files));
  });

  test('changes with a path or with content', () => {
    const builds = [
      files,
      { ...files, 'assets/a.js': 'y' },
      { 'index.html': files['index.html'], 'assets/b.js': 'x' },
    ];
    expect(new Set(builds.map((each) => buildOf(each))).size).toBe(3);
  });

  test('is in the page', () => {
    expect(read(load(files), '/index.html')).toContain(buildOf(files));
  });
});

test('An entity tag is the same for the same content, and changes with a setting in the page', () => {
  const etagOf = (content: string, config?: Config) =>
    representation(load({ 'index.html': content }, config), '/index.html')?.etag;
  const other = parseConfig({ CONTACT_EMAIL: 'other@example.org' });
  expect(etagOf('a')).toBe(etagOf('a', other));
  expect(etagOf('{{contactEmail}}', other)).not.toBe(etagOf('{{contactEmail}}'));
});

test('readFolder reads the bytes of all files in a folder and its subfolders, and skips folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'b', 'c'), { recursive: true });
  mkdirSync(join(folder, 'empty'));
  writeFileSync(join(folder, 'a.txt'), '');
  writeFileSync(join(folder, 'b', 'c', 'd.woff2'), new Uint8Array([0, 255, 128, 10, 13]));
  const bytes = [...readFolder(folder)].map(([path, body]) => [path, [...body]]);
  expect(Object.fromEntries(bytes)).toEqual({ '/a.txt': [], '/b/c/d.woff2': [0, 255, 128, 10, 13] });
});

const PAGE = [
  '<meta name="contact-email" content="{{contactEmail}}" />',
  '<meta name="build" content="{{build}}" />',
  '<link rel="canonical" href="{{siteUrl}}/" />\n<link rel="alternate" hreflang="de" href="{{siteUrl}}/de/" />',
  '<a href="{{tipUrl}}">Tip</a>{{port}}',
  '<p>{{with|Sent to {{worldBankUrl}}|Nothing is sent}}</p>',
].join('\n');

const SETTINGS = {
  contactEmail: 'contact@example.org',
  tipUrl: 'https://example.org/tip?a=b&c',
  worldBankUrl: 'https://api.worldbank.org/v2',
  siteUrl: 'https://example.org',
  build: 'abc',
};

test('a page is filled with the settings, and with nothing else', () => {
  expect(injectSettings(PAGE, SETTINGS)).toBe(
    [
      '<meta name="contact-email" content="contact@example.org" />',
      '<meta name="build" content="abc" />',
      '<link rel="canonical" href="https://example.org/" />\n<link rel="alternate" hreflang="de" href="https://example.org/de/" />',
      '<a href="https://example.org/tip?a=b&#38;c">Tip</a>{{port}}',
      '<p>Sent to https://api.worldbank.org/v2</p>',
    ].join('\n'),
  );
});

test('without a domain, the page names no address; without the World Bank, it has the other sentence', () => {
  const page = injectSettings(PAGE, { ...SETTINGS, siteUrl: '', worldBankUrl: '' });
  expect(page).not.toContain('<link');
  expect(page).toContain('<p>Nothing is sent</p>');
});

test.each([
  ["o'brien&c@example.org", 'o&#39;brien&#38;c@example.org'],
  ['"><script>alert(1)</script>', '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;'],
  ["$&$'$1", '$&#38;$&#39;$1'],
])('the setting %s is escaped', (contactEmail, escaped) => {
  expect(injectSettings(PAGE, { ...SETTINGS, contactEmail })).toContain(`content="${escaped}"`);
});
