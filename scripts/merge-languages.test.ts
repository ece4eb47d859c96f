import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFolder } from '../server/read-folder.ts';
import { mergeLanguage } from './merge-languages.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'merge-languages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes what a language is built into. */
function makeBuilt(name: string, files: Readonly<Record<string, string>>): string {
  const built = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, path)), { recursive: true });
    writeFileSync(join(built, path), text);
  }
  return built;
}

const OWN = { '404.html': '404', 'manifest.webmanifest': '{}', 'service-worker.js': 'w' };
const merge = () => {
  const client = join(folder, 'client');
  const english = { ...OWN, 'index.html': 'a life', 'favicon.svg': '<svg/>', 'assets/a.js': 'a' };
  mergeLanguage(client, { path: '' }, makeBuilt('en', english));
  return client;
};

test('each language has its pages, manifest and worker at its path, and the rest is there once', () => {
  const client = merge();
  const other = { ...OWN, 'index.html': '一生', 'favicon.svg': '<svg/>', 'assets/b.js': 'b' };
  mergeLanguage(client, { path: 'zh-hans/' }, makeBuilt('zh', other));
  const files = readFolder(client);
  expect([...files.keys()].toSorted()).toEqual([
    '/404.html',
    '/assets/a.js',
    '/assets/b.js',
    '/favicon.svg',
    '/index.html',
    '/manifest.webmanifest',
    '/service-worker.js',
    '/zh-hans/404.html',
    '/zh-hans/index.html',
    '/zh-hans/manifest.webmanifest',
    '/zh-hans/service-worker.js',
  ]);
  expect(files.get('/zh-hans/index.html')?.toString()).toBe('一生');
  expect(files.get('/index.html')?.toString()).toBe('a life');
});

test('a shared file that differs is an error', () => {
  const client = merge();
  const other = makeBuilt('zh', { ...OWN, 'favicon.svg': '<svg></svg>' });
  expect(() => mergeLanguage(client, { path: 'zh-hans/' }, other)).toThrow('/favicon.svg differs');
});
