import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Config, parseConfig } from './config.ts';
import { loadSite, type Site } from './site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a site out of the given files, by path. */
function load(files: Readonly<Record<string, string | Uint8Array>>, config: Config = parseConfig({})): Site {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return loadSite(folder, config);
}

const read = (site: Site, path: string) => new TextDecoder().decode(site.files.get(path)?.body);
const sha256 = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const HEAD =
  '<meta name="contact-email" content="{{contactEmail}}" /><meta name="tip-url" content="{{tipUrl}}" />';

describe('The places in a page', () => {
  test('are filled with the settings, each wherever it stands', () => {
    const site = load({ 'index.html': `${HEAD}<a href="mailto:{{contactEmail}}">{{worldBankUrl}}</a>` });
    expect(read(site, '/index.html')).toBe(
      '<meta name="contact-email" content="hello@lifetime-visualizer.example" />' +
        '<meta name="tip-url" content="https://ko-fi.com" />' +
        '<a href="mailto:hello@lifetime-visualizer.example">https://api.worldbank.org/v2</a>',
    );
  });

  test.each([
    ['a"b&c@example.org', 'a&#34;b&#38;c@example.org'],
    ["o'brien@example.org", 'o&#39;brien@example.org'],
    ['"><script>alert(1)</script>', '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;'],
    ["$&$'$1", '$&#38;$&#39;$1'],
  ])('cannot be broken out of by the setting %s', (contactEmail, escaped) => {
    const site = load({ 'index.html': HEAD }, { ...parseConfig({}), contactEmail });
    expect(read(site, '/index.html')).toBe(
      `<meta name="contact-email" content="${escaped}" /><meta name="tip-url" content="https://ko-fi.com" />`,
    );
    expect(site.scriptHashes).toEqual([]);
  });

  test('are left alone in files that are no pages', () => {
    expect(read(load({ 'assets/x.js': '"{{contactEmail}}"' }), '/assets/x.js')).toBe('"{{contactEmail}}"');
  });

  test('of settings that are not shown stay as they are', () => {
    expect(read(load({ 'index.html': '{{port}}' }), '/index.html')).toBe('{{port}}');
  });
});

describe('The hashes of the scripts inside the pages', () => {
  test('are their SHA-256, to the letter', () => {
    const script = ' const theme = "dark"; // ü\n ';
    expect(load({ 'index.html': `<script>${script}</script>` }).scriptHashes).toEqual([sha256(script)]);
  });

  test('the hash of an empty script is the known one', () => {
    expect(load({ 'index.html': '<script></script>' }).scriptHashes).toEqual([
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
  });

  test('are each listed once, over all pages', () => {
    const { scriptHashes } = load({
      'index.html': '<script>a</script><script>b</script>',
      '404.html': '<script>a</script>',
    });
    expect(scriptHashes.toSorted()).toEqual([sha256('a'), sha256('b')].toSorted());
  });

  test('do not speak of scripts with an address, nor of files that are no pages', () => {
    const { scriptHashes } = load({
      'index.html': '<script type="module" src="/assets/x.js"></script>',
      'assets/x.svg': '<svg><script>a</script></svg>',
    });
    expect(scriptHashes).toEqual([]);
  });
});

describe('The files', () => {
  test.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['quotes.json', 'application/json; charset=utf-8'],
    ['favicon.svg', 'image/svg+xml'],
    ['assets/a.css', 'text/css; charset=utf-8'],
    ['assets/a.js', 'text/javascript; charset=utf-8'],
    ['assets/a.woff2', 'font/woff2'],
    ['no-ending', 'application/octet-stream'],
  ])('%s is %s', (path, type) => {
    expect(load({ [path]: 'x' }).files.get(`/${path}`)?.type).toBe(type);
  });

  test('are found by their path, in folders too, and folders are no files', () => {
    expect([...load({ 'a.txt': '', 'b/c/d.txt': '' }).files.keys()].toSorted()).toEqual([
      '/a.txt',
      '/b/c/d.txt',
    ]);
  });

  test('are given byte by byte', () => {
    const bytes = new Uint8Array([0, 255, 128, 10, 13]);
    expect(load({ 'a.woff2': bytes }).files.get('/a.woff2')?.body).toEqual(bytes);
  });

  test('with a hash in their name are kept for a year, others asked for again each time', () => {
    const { files } = load({ 'assets/index-abc.js': 'x', 'index.html': 'x' });
    expect(files.get('/assets/index-abc.js')?.cacheControl).toBe('public, max-age=31536000, immutable');
    expect(files.get('/index.html')?.cacheControl).toBe('no-cache');
  });
});

describe('The tag of a version', () => {
  const etagOf = (content: string, config?: Config) =>
    load({ 'index.html': content }, config).files.get('/index.html')?.etag;

  test('is the same for the same content, and another for any other', () => {
    expect(etagOf('a')).toBe(etagOf('a'));
    expect(etagOf('a')).not.toBe(etagOf('b'));
  });

  test('changes with a setting that the page shows', () => {
    const other = parseConfig({ CONTACT_EMAIL: 'other@example.org' });
    expect(etagOf('{{contactEmail}}', other)).not.toBe(etagOf('{{contactEmail}}'));
  });

  test('stands in quotation marks, as HTTP has it', () => {
    expect(etagOf('a')).toMatch(/^"[\w-]+"$/);
  });
});
