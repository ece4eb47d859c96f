/**
 * `npm run fetch-node`: where the machine's Node.js is too old for some of the tools, fetches one from the package
 * registry for this folder alone. The lock file of `tools-node` says which one, with its checksum for each platform.
 */
import { execFileSync } from 'node:child_process';
import { linkSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exitWith, installPackages } from './install.mjs';
import { isNodeAtLeast, NODE_FOR_TOOLS } from './node-version.mjs';

const FOLDER = 'scripts/tools-node';
const ON_WINDOWS = process.platform === 'win32';
/** Where npm looks first for the programs that its scripts name. */
const PROGRAM = `node_modules/.bin/node${ON_WINDOWS ? '.exe' : ''}`;

/** The program of the one package that is for this platform. */
function findFetched() {
  const packages = join(FOLDER, 'node_modules');
  const name = readdirSync(packages).find((entry) => entry.startsWith('node-'));
  if (!name) throw new Error('npm installed none.');
  const { bin } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
  return resolve(packages, name, bin.node);
}

function fetchNode() {
  console.log(`The tools need Node.js ${NODE_FOR_TOOLS} or newer: fetching one for this folder alone …`);
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: ON_WINDOWS,
  });
  const fetched = findFetched();
  execFileSync(fetched, ['--version']);
  rmSync(PROGRAM, { force: true });
  // Windows lets only administrators make symbolic links.
  (ON_WINDOWS ? linkSync : symlinkSync)(fetched, PROGRAM);
}

installPackages();
if (!isNodeAtLeast(NODE_FOR_TOOLS)) {
  try {
    fetchNode();
  } catch {
    exitWith(
      `No newer Node.js could be fetched for ${process.platform} ${process.arch}. The tools need ` +
        `${NODE_FOR_TOOLS} or newer, but found ${process.versions.node}: please install one.`,
    );
  }
}
