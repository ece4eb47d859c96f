import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '@playwright/test';

// In a process of its own: within Playwright's, Vite can wait for ever.
test('the gallery builds', { tag: '@matrix' }, () =>
  promisify(execFile)(process.execPath, ['tests/visual/build-gallery.ts']),
);
