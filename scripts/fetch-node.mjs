/**
 * `npm run fetch-node`: if the installed Node.js is too old for some of the tools, downloads a newer one from the package
 * registry into this folder. The lock file in `tools-node` has its version, and its checksum for each platform.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exitWith, installPackages } from './install.mjs';
import { isNodeAtLeast, NODE_FOR_TOOLS } from './node-version.mjs';

const FOLDER = 'scripts/tools-node';
const ON_WINDOWS = process.platform === 'win32';
/** npm scripts look here first for programs. */
const PROGRAM = `node_modules/.bin/node${ON_WINDOWS ? '.exe' : ''}`;

/** The program in the only package that npm installed: the one for this platform. */
function findFetched() {
  const packages = join(FOLDER, 'node_modules');
  const name = readdirSync(packages).find((entry) => entry.startsWith('node-'));
  if (!name) throw new Error('npm has not installed Node.js.');
  const { bin } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
  return resolve(packages, name, bin.node);
}

function fetchNode() {
  console.log(`The tools need Node.js ${NODE_FOR_TOOLS} or newer: downloading it into this folder …`);
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

/** Whether this runs in the downloaded Node.js, and an installation has just removed the link to it. */
const isUnlinked = () => process.execPath.startsWith(resolve(FOLDER)) && !existsSync(PROGRAM);

await installPackages();
if (!isNodeAtLeast(NODE_FOR_TOOLS) || isUnlinked()) {
  try {
    fetchNode();
  } catch {
    exitWith(
      `Node.js could not be downloaded for ${process.platform} ${process.arch}. The tools need ` +
        `${NODE_FOR_TOOLS} or newer, but found ${process.versions.node}: please install a newer one.`,
    );
  }
}
