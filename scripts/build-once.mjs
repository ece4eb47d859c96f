/**
 * Builds only if something has changed, for `npm start` and the checks. Plain JavaScript without
 * packages, as in install.mjs.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFile, runNode } from './install.mjs';

/** The inputs of a build besides files. */
const VARIABLES = ['OFFLINE', 'SOURCE_DATE_EPOCH'];
/**
 * Besides unit tests, no build reads these. Everything else in the project's folder counts as an input, so that none
 * can be missed, even without Git.
 */
const NOT_READ = new Set([
  'CHANGELOG.md',
  'Containerfile',
  'README.md',
  'SECURITY.md',
  'biome.json',
  'data/pipeline',
  'data/upstream',
  'dist',
  'docs',
  'gallery',
  'oxlint.config.ts',
  'playwright.config.ts',
  'playwright-report',
  'reports',
  'stryker.config.mjs',
  'test-results',
  'tests',
  'vitest.config.ts',
  'vitest.mutation.config.ts',
  'vitest.setup.ts',
]);
const UNIT_TEST = /\.test\.tsx?$/;
/** Whether the build makes a file from the catalogue beside it. @param {string} path */
const isCompiledWords = (path) =>
  /^src\/words\/.*\.ts$/.test(path) && existsSync(path.replace(/ts$/, 'json'));
/** Contains the hash of the inputs of the last complete build. */
const STAMP = 'dist/.built-from';

/** The files that a build may read. @param {string} folder @returns {string[]} */
export const listInputs = (folder = '.') =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (NOT_READ.has(path) || UNIT_TEST.test(path) || isCompiledWords(path)) return [];
      return entry.isDirectory() ? listInputs(path) : path;
    });

function hashInputs() {
  const hash = createHash('sha256');
  for (const name of VARIABLES) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const file of listInputs('.').toSorted()) hash.update(`${file} ${hashFile(file)}\n`);
  return hash.digest('hex');
}

/** Returns whether there is a complete build, even of other inputs. */
export const hasBuild = () => existsSync(STAMP);

/** Returns whether the last complete build is of the present inputs. */
export const isBuilt = () => hasBuild() && readFileSync(STAMP, 'utf8') === hashInputs();

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
  const code = await runNode('scripts/run-build.mjs', '--unless-built');
  if (code !== 0) process.exit(1);
}
