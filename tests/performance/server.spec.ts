import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../support/built-server.ts';

test('the server reads no file after its start', { tag: '@matrix' }, async () => {
  const build = mkdtempSync(join(tmpdir(), 'lifetime-'));
  cpSync('dist', build, { recursive: true });
  const server = await startServer(build);
  rmSync(build, { recursive: true });
  try {
    for (const path of ['/', '/api/life-expectancy/JPN', '/quotes.json', '/service-worker.js']) {
      expect((await fetch(server.url + path)).status, path).toBe(200);
    }
  } finally {
    await server.stop();
  }
});
