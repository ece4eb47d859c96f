/** Plain JavaScript without packages, as in install.mjs. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWith, hashFile, runScript } from './install.mjs';

/** The inputs of the build. */
const INPUTS = [
  'data',
  'index.html',
  'package-lock.json',
  'public',
  'scripts/build-language.ts',
  'scripts/build-page.ts',
  'scripts/build-service-worker.ts',
  'scripts/build-settings.ts',
  'scripts/build-worker.ts',
  'scripts/build.ts',
  'scripts/keep-previous.ts',
  'scripts/make-notices.ts',
  'scripts/merge-languages.ts',
  'scripts/page-languages.ts',
  'scripts/page-quotes.ts',
  'scripts/precache-list.ts',
  'scripts/run-build.mjs',
  'scripts/run-compiled.mjs',
  'server',
  'src',
  'vite.config.ts',
];
/** Contains the hash of the inputs of the last complete build. */
const STAMP = 'dist/.built-from';

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function hashInputs() {
  const hash = createHash('sha256').update(
    `OFFLINE=${process.env['OFFLINE'] ?? ''}\nPREVIOUS_DIST=${process.env['PREVIOUS_DIST'] ?? ''}\n`,
  );
  for (const file of INPUTS.flatMap(listFiles)) hash.update(`${file} ${hashFile(file)}\n`);
  return hash.digest('hex');
}

/** Whether the last whole build is of the inputs as they are now. */
export const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashInputs();

/**
 * Runs a build, and notes which inputs it was made from.
 * @param {() => Promise<unknown>} build
 */
export async function noteInputs(build) {
  const inputs = hashInputs();
  await build();
  writeFileSync(STAMP, inputs);
}

/** Builds the page and its server, unless nothing has changed since. */
export async function buildOnce() {
  if (isBuilt()) return;
  console.log('Building …');
  try {
    await runScript('build');
  } catch {
    exitWith('The build failed: see the messages above.');
  }
}
