import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashName, listPrecache } from './precache-list.ts';

const ENGLISH = { site: '/', home: '/' };
let folder = '';
const write = (path: string, content: string) => writeFileSync(join(folder, path), content);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precache-list-'));
  mkdirSync(join(folder, 'assets'));
  write('index.html', '<html lang="en">');
  write('404.html', '<html lang="en">');
  write('favicon.svg', '<svg/>');
  write('icon-192.png', 'PNG');
  write('manifest.webmanifest', '{}');
  write('quotes.json', 'abc');
  write('service-worker.js', '');
  write('assets/index-abc.js', 'void 0;');
  write('assets/figtree-abc.woff2', 'wOF2');
  write('assets/figures-xyz.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('The precache list', () => {
  test('has the page, the not-found page and every file that they can request, but no icons', () => {
    expect(listPrecache(folder, ENGLISH).files.map(({ path }) => path)).toEqual([
      '/',
      '/404.html',
      '/assets/figtree-abc.woff2',
      '/assets/figures-xyz.json',
      '/assets/index-abc.js',
      '/favicon.svg',
      '/quotes.json',
    ]);
  });

  test('has files of the site and pages of the language', () => {
    const { files, figures } = listPrecache(folder, { site: '/life/', home: '/life/zh-hans/' });
    expect(files.slice(0, 3).map(({ path }) => path)).toEqual([
      '/life/zh-hans/',
      '/life/zh-hans/404.html',
      '/life/assets/figtree-abc.woff2',
    ]);
    expect(figures).toBe('/life/assets/figures-xyz.json');
  });

  test('has the path of the figures', () => {
    expect(listPrecache(folder, ENGLISH).figures).toBe('/assets/figures-xyz.json');
    rmSync(join(folder, 'assets/figures-xyz.json'));
    expect(() => listPrecache(folder, ENGLISH)).toThrow('no figures');
  });

  test('has a hash for each file, but not for pages, which contain settings', () => {
    const integrity = new Map(listPrecache(folder, ENGLISH).files.map((file) => [file.path, file.integrity]));
    // SHA-256 of “abc”, FIPS 180-2, appendix B.1, in base64.
    expect(integrity.get('/quotes.json')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
    expect(integrity.get('/')).toBeUndefined();
    expect(integrity.get('/404.html')).toBeUndefined();
  });

  test.each([
    ['the page', 'index.html', true],
    ['the not-found page', '404.html', true],
    ['a chunk', 'assets/index-abc.js', true],
    ['the quotes', 'quotes.json', true],
    ['an icon', 'icon-192.png', false],
  ])('a change of %s changes the version: %s, %s', (_, path, expected) => {
    const { version } = listPrecache(folder, ENGLISH);
    write(path, 'something else');
    expect(listPrecache(folder, ENGLISH).version !== version).toBe(expected);
  });

  test('has the same version for the same files', () => {
    expect(listPrecache(folder, ENGLISH).version).toBe(listPrecache(folder, ENGLISH).version);
  });
});

test('a file’s name changes with its content', () => {
  expect(hashName('figures', 'json', 'abc')).toBe('figures-ungWv48B.json');
});
