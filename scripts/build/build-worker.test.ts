import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashName, listPages, listPrecache } from './build-worker.ts';

const SITE = { site: '/', homes: ['/', '/zh-hans/'] };
let folder = '';
const write = (path: string, content: string) => writeFileSync(join(folder, path), content);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-worker-'));
  for (const name of ['assets', 'view', 'zh-hans/view']) mkdirSync(join(folder, name), { recursive: true });
  for (const path of ['', 'zh-hans/']) {
    for (const name of ['index.html', 'view/index.html', '404.html'])
      write(`${path}${name}`, `<html lang="${path}">`);
    write(`${path}manifest.webmanifest`, '{}');
  }
  write('service-worker.js', '');
  write('favicon.svg', '<svg/>');
  write('icon-192.png', 'PNG');
  write('licenses.txt', 'MIT');
  write('quotes.json', 'abc');
  write('assets/index-abc.js', 'void 0;');
  write('assets/figtree-abc.woff2', 'wOF2');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('The precache list', () => {
  test('has every page, view and not-found page, and each file that they can request, but no icons', () => {
    expect(listPrecache(folder, SITE).files.map(({ path }) => path)).toEqual([
      '/',
      '/view/',
      '/404.html',
      '/zh-hans/',
      '/zh-hans/view/',
      '/zh-hans/404.html',
      '/assets/figtree-abc.woff2',
      '/assets/index-abc.js',
      '/favicon.svg',
      '/licenses.txt',
      '/quotes.json',
    ]);
  });

  test('has the paths of a site below another', () => {
    const below = { site: '/life/', homes: ['/life/', '/life/zh-hans/'] };
    const { files, figures, homes } = listPrecache(folder, below);
    expect(files.slice(0, 7).map(({ path }) => path)).toEqual([
      '/life/',
      '/life/view/',
      '/life/404.html',
      '/life/zh-hans/',
      '/life/zh-hans/view/',
      '/life/zh-hans/404.html',
      '/life/assets/figtree-abc.woff2',
    ]);
    expect(figures).toMatch(/^\/life\/assets\/figures-[\w-]{8}\.json$/);
    expect(homes).toEqual(below.homes);
  });

  test('says which languages need a file, if not all do', () => {
    write('index.html', 'src="en-abc.js"');
    write('zh-hans/index.html', 'src="zh-abc.js"');
    write('zh-hans/quotes.json', '');
    write('assets/en-abc.js', 'import "index-abc.js"');
    write('assets/zh-abc.js', 'import "later-abc.js"');
    write('assets/later-abc.js', 'import "index-abc.js"; import "zh-abc.js"');
    for (const name of ['figtree', 'figtree-accents', 'figtree-rest'])
      write(`assets/${name}-12345678.woff2`, 'wOF2');
    write('assets/index-abc.js', 'url(figtree-rest-12345678.woff2)');
    const paths = { ...SITE, homes: [...SITE.homes, '/de/'] };
    mkdirSync(join(folder, 'de/view'), { recursive: true });
    for (const name of ['index.html', 'view/index.html', '404.html']) write(`de/${name}`, '"index-abc.js"');
    const { files } = listPrecache(folder, paths);
    expect(Object.fromEntries(files.map((file) => [file.path, file.homes]))).toMatchObject({
      '/de/404.html': ['/de/'],
      '/zh-hans/view/': ['/zh-hans/'],
      '/quotes.json': ['/'],
      '/zh-hans/quotes.json': ['/zh-hans/'],
      '/assets/en-abc.js': ['/'],
      '/assets/later-abc.js': ['/zh-hans/'],
      '/assets/index-abc.js': undefined,
      '/assets/figtree-12345678.woff2': ['/', '/zh-hans/'],
      '/assets/figtree-accents-12345678.woff2': ['/de/'],
      '/assets/figtree-rest-12345678.woff2': undefined,
      '/favicon.svg': undefined,
    });
  });

  test('has a hash for each file, but not for pages, which contain settings', () => {
    const integrity = new Map(listPrecache(folder, SITE).files.map((file) => [file.path, file.integrity]));
    // SHA-256 of “abc”, FIPS 180-2, appendix B.1, in base64.
    expect(integrity.get('/quotes.json')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
    for (const { path } of listPages(SITE)) expect(integrity.get(path), path).toBeUndefined();
  });

  test.each([
    ['the page', 'index.html', true],
    ['the not-found page', '404.html', true],
    ['the page in another language', 'zh-hans/index.html', true],
    ['its not-found page', 'zh-hans/404.html', true],
    ['a chunk', 'assets/index-abc.js', true],
    ['the quotes', 'quotes.json', true],
    ['an icon', 'icon-192.png', false],
    ['the worker', 'service-worker.js', false],
  ])('a change of %s changes the version: %s, %s', (_, path, expected) => {
    const { version } = listPrecache(folder, SITE);
    write(path, 'something else');
    expect(listPrecache(folder, SITE).version !== version).toBe(expected);
  });
});

test('a file’s name changes with its content', () => {
  expect(hashName('figures', 'json', 'abc')).toBe('figures-ungWv48B.json');
});
