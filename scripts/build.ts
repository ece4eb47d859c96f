/** Builds the page and its server, with the snapshot in one file, into `dist/`: run by run-build.mjs. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildPage } from './build-page.ts';
import { forNode } from './build-settings.ts';

/** The folder of a build in progress. Only a complete build replaces the last one. */
const UNFINISHED = 'dist/unfinished';
/** Everything else in `dist`, such as exported folders, stays. */
const PARTS = ['client', 'compressed', 'server'];
const inUnfinished = (part: string) => join(UNFINISHED, part);

async function buildAll(): Promise<void> {
  await buildPage({ site: '/', client: inUnfinished('client'), compressed: inUnfinished('compressed') });
  await build(forNode('server/node.ts', inUnfinished('server')));
}

/**
 * Replaces the last build with the new one. It only renames folders, so that there is hardly a moment without a build.
 */
function exchange(): void {
  rmSync('dist/.built-from', { force: true });
  for (const part of PARTS) {
    const [made, last] = [inUnfinished(part), join('dist', part)];
    if (existsSync(last)) renameSync(last, `${made}.last`);
    renameSync(made, last);
  }
}

rmSync(UNFINISHED, { recursive: true, force: true });
try {
  await buildAll();
  exchange();
} finally {
  rmSync(UNFINISHED, { recursive: true, force: true });
}
