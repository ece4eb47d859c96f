import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { STORES } from '../../scripts/extension/manifest.ts';
import { EXTENSION } from './test.ts';

const MATRIX = { tag: '@matrix' };
const run = promisify(execFile);

/** The files of a zip, by their paths. */
const unzip = (zip: string) => Object.entries(unzipSync(readFileSync(zip)));

test('the linter of addons.mozilla.org has nothing to say', MATRIX, async () => {
  const linter = ['node_modules/addons-linter/bin/addons-linter', '--output', 'json'];
  const zip = join(EXTENSION, 'firefox.zip');
  // It exits with an error if it finds one.
  const { stdout } = await run(process.execPath, [...linter, zip]).catch(
    (error: { stdout: string }) => error,
  );
  const { errors, warnings, notices }: Record<string, { message: string; description: string }[]> =
    JSON.parse(stdout);
  expect({ errors, warnings, notices }).toEqual({ errors: [], warnings: [], notices: [] });
});

test('its name and its description are in eight languages', MATRIX, () => {
  const locales = join(EXTENSION, 'chrome', '_locales');
  expect(readdirSync(locales).toSorted()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'ja', 'pt_BR', 'zh_CN']);
  const texts = readdirSync(locales).map((locale) =>
    readFileSync(join(locales, locale, 'messages.json'), 'utf8'),
  );
  expect(new Set(texts).size).toBe(8);
});

for (const store of STORES) {
  test(`the zip for the store of ${store} has the files that were tested, and no more`, MATRIX, () => {
    const files = unzip(join(EXTENSION, `${store}.zip`));
    expect(files.length).toBeGreaterThan(10);
    for (const [path, content] of files) {
      expect(Buffer.from(content).equals(readFileSync(join(EXTENSION, store, path))), path).toBe(true);
    }
    // Chrome Web Store and AMO take far more; a new tab should not.
    expect(readFileSync(join(EXTENSION, `${store}.zip`)).length).toBeLessThan(200_000);
  });
}

test('a second build is the same, byte for byte, in another time zone too', MATRIX, async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'extension-')), 'again');
  await run(process.execPath, ['scripts/extension.mjs'], {
    env: { ...process.env, EXTENSION_FOLDER: folder, TZ: 'Pacific/Auckland' },
  });
  for (const store of STORES) {
    const [again, first] = [folder, EXTENSION].map((each) => readFileSync(join(each, `${store}.zip`)));
    expect(again && first?.equals(again), store).toBe(true);
  }
  rmSync(folder, { recursive: true });
});
