import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SMALL_SITE } from '../tests/fixtures/site.ts';
import { type Config, parseConfig } from './config.mjs';
import type { Representation } from './resource.ts';
import { type Files, hashBuild, listHomes, loadSite, readFolder, type Site } from './site.ts';

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

test('the placeholders in a page are replaced with the settings, those in other files are not', () => {
  const site = load({ 'index.html': '{{contactEmail}}', 'assets/x.js': '{{contactEmail}}' });
  expect(read(site, '/index.html')).toBe('hello@lifetime-visualizer.example');
  expect(read(site, '/assets/x.js')).toBe('{{contactEmail}}');
});

describe('The hashes of inline scripts and styles', () => {
  test('are their exact SHA-256', () => {
    const script = ' const theme = "dark"; // ü\n ';
    expect(load({ 'index.html': `<script>${script}</script>` }).inlineHashes.script).toEqual([
      sha256(script),
    ]);
  });

  test('are listed once for all pages, scripts and styles separately', () => {
    const { inlineHashes } = load({
      'index.html': '<style>a{}</style><script>a</script><script>b</script>',
      '404.html': '<style>a{}</style><script>a</script>',
    });
    expect(inlineHashes.script.toSorted()).toEqual([sha256('a'), sha256('b')].toSorted());
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

  test('with a hash in their name may be cached for a year, others are revalidated each time', () => {
    const { files } = load({ 'assets/index-abc.js': 'x', 'index.html': 'x' });
    expect(files.get('/assets/index-abc.js')?.cacheControl).toBe('public, max-age=31536000, immutable');
    expect(files.get('/index.html')?.cacheControl).toBe('no-cache');
  });

  test('with a hash in their name share a route in the log, others have their path', () => {
    const { files } = load({ 'assets/index-abc.js': 'x', 'quotes.json': 'x' });
    expect(files.get('/assets/index-abc.js')?.route).toBe('/assets/:file');
    expect(files.get('/quotes.json')?.route).toBe('/quotes.json');
  });
});

describe('The compressed representations', () => {
  const long = 'a life in weeks, '.repeat(200);

  test('of a page contain its settings', () => {
    const site = load({ 'index.html': `${long}{{contactEmail}}` });
    const { br, gzip } = {
      br: representation(site, '/index.html', 'br')?.body ?? new Uint8Array(),
      gzip: representation(site, '/index.html', 'gzip')?.body ?? new Uint8Array(),
    };
    const page = `${long}hello@lifetime-visualizer.example`;
    expect(brotliDecompressSync(br).toString()).toBe(page);
    expect(gunzipSync(gzip).toString()).toBe(page);
  });

  test('of a file come from the build', () => {
    const made = { 'assets/a.js.br': 'brotli', 'assets/a.js.gz': 'gzipped' };
    const site = load({ 'assets/a.js': long }, parseConfig({}), made);
    const texts = site.files
      .get('/assets/a.js')
      ?.representations.map(({ coding, body }) => [coding, Buffer.from(body).toString()]);
    expect(texts).toEqual([
      ['br', 'brotli'],
      ['gzip', 'gzipped'],
      ['identity', long],
    ]);
    expect([...site.files.keys()]).toEqual(['/assets/a.js']);
  });

  test('are sorted, the smallest first', () => {
    const made = { 'assets/a.js.br': 'x'.repeat(20), 'assets/a.js.gz': 'x'.repeat(10) };
    const representations = load({ 'assets/a.js': long }, parseConfig({}), made).files.get('/assets/a.js');
    expect(representations?.representations.map(({ coding }) => coding)).toEqual(['gzip', 'br', 'identity']);
  });

  test('are left out if they save nothing', () => {
    const site = load({ 'a.woff2': 'x'.repeat(100) }, parseConfig({}), { 'a.woff2.br': 'x'.repeat(60) });
    expect(site.files.get('/a.woff2')?.representations.map(({ coding }) => coding)).toEqual(['identity']);
    expect(load({ 'index.html': 'short' }).files.get('/index.html')?.representations).toHaveLength(1);
  });

  test('have an entity tag each', () => {
    const tags = load({ 'index.html': long })
      .files.get('/index.html')
      ?.representations.map(({ etag }) => etag);
    expect(new Set(tags).size).toBe(3);
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
    const [page] = load(files).files.get('/index.html')?.representations ?? [];
    expect(Buffer.from(page?.body ?? []).toString()).toContain(hashBuild(toFiles(files)));
  });
});

describe('The entity tag', () => {
  const etagOf = (content: string, config?: Config) =>
    representation(load({ 'index.html': content }, config), '/index.html')?.etag;

  test('is in quotation marks, the same for the same content, and different for other content', () => {
    expect(etagOf('a')).toMatch(/^"[\w-]+"$/);
    expect(etagOf('a')).toBe(etagOf('a'));
    expect(etagOf('a')).not.toBe(etagOf('b'));
  });

  test('changes with a setting in the page', () => {
    const other = parseConfig({ CONTACT_EMAIL: 'other@example.org' });
    expect(etagOf('{{contactEmail}}', other)).not.toBe(etagOf('{{contactEmail}}'));
  });
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
