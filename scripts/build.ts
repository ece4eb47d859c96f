/** Builds the page and its server, with the snapshot in one file, into `dist/`: run by run-build.mjs. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildPage } from './build-page.ts';
import { forNode } from './build-settings.ts';
import { exitWith } from './install.mjs';
import { keepPrevious, type PreviousBuild, readPrevious } from './keep-previous.ts';

/** The folder of a build in progress. Only a complete build replaces the last one. */
const UNFINISHED = 'dist/unfinished';
/** Everything else in `dist`, such as exported folders, stays. */
const PARTS = ['client', 'compressed', 'server', 'previous'];
const inUnfinished = (part: string) => join(UNFINISHED, part);

/** Read before anything is built: it may be the folder that this build replaces. */
function findPrevious(): PreviousBuild | undefined {
  const dist = process.env['PREVIOUS_DIST'];
  if (!dist) return undefined;
  try {
    return readPrevious(dist);
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error));
  }
}

async function buildAll(): Promise<void> {
  await buildPage({ site: '/', client: inUnfinished('client'), compressed: inUnfinished('compressed') });
  if (previous) keepPrevious(UNFINISHED, previous);
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
    if (existsSync(made)) renameSync(made, last);
  }
}

const previous = findPrevious();
rmSync(UNFINISHED, { recursive: true, force: true });
try {
  await buildAll();
  exchange();
} finally {
  rmSync(UNFINISHED, { recursive: true, force: true });
}
