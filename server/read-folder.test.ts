import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFolder } from './site.ts';

test('reads the bytes of all files in a folder and its subfolders, and skips folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'b', 'c'), { recursive: true });
  mkdirSync(join(folder, 'empty'));
  writeFileSync(join(folder, 'a.txt'), '');
  writeFileSync(join(folder, 'b', 'c', 'd.woff2'), new Uint8Array([0, 255, 128, 10, 13]));
  const read = [...readFolder(folder)].map(([path, body]) => [path, [...body]]);
  expect(Object.fromEntries(read)).toEqual({ '/a.txt': [], '/b/c/d.woff2': [0, 255, 128, 10, 13] });
});
