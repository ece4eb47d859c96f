/** Plain JavaScript without packages: it runs on the machine's own Node, before anything is installed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isNodeAtLeast, NODE_TO_START } from './node-version.mjs';

const LOCK = 'package-lock.json';
/** Holds the hash of the lock file that the packages were installed from. */
const STAMP = 'node_modules/.installed-from';

/** @param {string} sentence @returns {never} */
export function endWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @param {string} path */
export function hashFile(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** Installs the packages of the lock file, unless they are there. */
export function installPackages() {
  if (!isNodeAtLeast(NODE_TO_START)) {
    endWith(`This needs Node.js ${NODE_TO_START} or newer, but found ${process.versions.node}.`);
  }
  const lockHash = hashFile(LOCK);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash) return;
  console.log('Installing packages …');
  try {
    execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  } catch {
    endWith('The packages could not be installed: npm says why above. Is the package registry reachable?');
  }
  writeFileSync(STAMP, lockHash);
}

/**
 * Runs one of the project's npm scripts, with its output on the screen.
 * @param {string} name
 */
export function runScript(name) {
  execFileSync('npm', ['run', '--silent', name], { stdio: 'inherit', shell: process.platform === 'win32' });
}
