import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { PICTURED_LANGUAGES } from './screenshots.ts';

for (const language of PICTURED_LANGUAGES) {
  // In a separate process: inside Playwright's, Vite can hang.
  test(`the gallery builds in ${language}`, { tag: '@matrix' }, () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'tests/visual/build-gallery.ts'], {
      env: { ...process.env, PAGE_LANGUAGE: language },
    }),
  );
}
