import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '@playwright/test';

// In a separate process: inside Playwright's, Vite can hang.
test('two versions of the page are exported', { tag: '@matrix' }, () =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'tests/cross-browser/export-versions.ts']),
);
