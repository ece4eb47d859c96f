import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWorker } from '../../../scripts/build-worker.ts';
import { startWorkerd } from '../../../scripts/workerd.mjs';

/** Serves the small site with workerd while the tests of a project run. */
export default async function serveWithWorkerd(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  await buildWorker('tests/support/server/worker.ts', folder);
  const { port, stop } = await startWorkerd(folder, '127.0.0.1:0');
  project.provide('runtime', 'workerd');
  project.provide('address', `http://127.0.0.1:${port}`);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true });
  };
}
