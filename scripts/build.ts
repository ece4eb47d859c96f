/** Builds the page and its server, with the snapshot in one file, into `dist/`. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readBuilt } from '../server/read-built.ts';
import { buildPage } from './build-page.ts';
import { forNode } from './build-settings.ts';
import { buildWorker } from './build-worker.ts';
import { exitWith } from './install.mjs';
import { keepPrevious, type PreviousBuild, readPrevious } from './keep-previous.ts';

const page = { site: '/', client: 'dist/client', compressed: 'dist/compressed' };

/** Before anything is removed: it may be the folder that this build replaces. */
function findPrevious(): PreviousBuild | undefined {
  const dist = process.env['PREVIOUS_DIST'];
  if (!dist) return undefined;
  try {
    return readPrevious(dist);
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error));
  }
}

const previous = findPrevious();
// An exported folder stays.
for (const part of ['client', 'compressed', 'server', 'edge', 'previous', '.built-from']) {
  rmSync(join('dist', part), { recursive: true, force: true });
}
await buildPage(page);
if (previous) keepPrevious('dist', previous);
await build(forNode('server/node.ts', 'dist/server'));
await buildWorker('server/edge.ts', 'dist/edge', readBuilt('dist'));
