import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceFolder } from './replace-folder.ts';
import { writeFile } from './write-file.ts';

let parent = '';
let folder = '';

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'replace-'));
  folder = join(parent, 'export');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(parent, { recursive: true });
});

/** Fails after it has written a file. @returns what it says before it exits */
async function fail(): Promise<string> {
  const say = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const failing = replaceFolder(folder, async (unfinished) => {
    writeFile(join(unfinished, 'page.html'), 'half a p');
    throw Object.assign(new Error('No room'), { place: 'a.ts:1:2' });
  });
  await expect(failing).rejects.toThrow('exit 1');
  return String(say.mock.lastCall);
}

test('a complete folder replaces the last one with all its files', async () => {
  writeFile(join(folder, 'old/page.html'), 'old');
  await replaceFolder(folder, async (unfinished) => {
    expect(readFileSync(join(folder, 'old/page.html'), 'utf8')).toBe('old');
    writeFile(join(unfinished, 'page.html'), 'new');
  });
  expect(readdirSync(parent)).toEqual(['export']);
  expect(readdirSync(folder)).toEqual(['page.html']);
});

test('the last folder stays if the next cannot be written, and the failure names it', async () => {
  writeFile(join(folder, 'page.html'), 'old');
  expect(await fail()).toBe(`The build failed. The last good one is still in ${folder}.\na.ts:1:2\nNo room`);
  expect(readdirSync(parent)).toEqual(['export']);
  expect(readFileSync(join(folder, 'page.html'), 'utf8')).toBe('old');
});

test('the first folder that cannot be written leaves nothing', async () => {
  expect(await fail()).toBe('The build failed.\na.ts:1:2\nNo room');
  expect(readdirSync(parent)).toEqual([]);
});
