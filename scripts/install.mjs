/** Plain JavaScript without packages: this runs before anything is installed. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isNodeAtLeast, NODE_TO_START } from './node-version.mjs';

const LOCK = 'package-lock.json';
/** Contains the hash of the lock file from which the packages were installed. */
const STAMP = 'node_modules/.installed-from';
const STOPPING = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/** @param {string} message @returns {never} */
export function exitWith(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} path */
export function hashFile(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** Installs the packages of the lock file, unless they are installed already. */
export function installPackages() {
  if (!isNodeAtLeast(NODE_TO_START)) {
    exitWith(`This needs Node.js ${NODE_TO_START} or newer, but found ${process.versions.node}.`);
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
    exitWith(
      'The packages could not be installed: see its messages above. Is the package registry reachable?',
    );
  }
  writeFileSync(STAMP, lockHash);
}

/**
 * Runs npm with its output on the screen. A signal that stops this process stops npm first.
 * @param {...string} parameters
 */
export async function runNpm(...parameters) {
  const npm = spawn('npm', parameters, { stdio: 'inherit', shell: process.platform === 'win32' });
  /** @type {NodeJS.Signals | undefined} */
  let stoppedBy;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    stoppedBy = signal;
    npm.kill(signal);
  };
  for (const signal of STOPPING) process.on(signal, stop);
  const [code] = await once(npm, 'exit');
  for (const signal of STOPPING) process.off(signal, stop);
  if (stoppedBy) process.kill(process.pid, stoppedBy);
  if (code !== 0) throw new Error(`npm ${parameters.join(' ')} failed`);
}

/**
 * Runs one of the project's npm scripts, with its output on the screen.
 * @param {string} name
 */
export const runScript = (name) => runNpm('run', '--silent', name);
