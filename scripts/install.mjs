/**
 * Installs the packages that the npm scripts need. Imports only modules of Node.js and files of this folder in plain
 * JavaScript, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { endOnSignals } from './end-on-signals.mjs';
import { endWithThisProcess } from './end-with-this-process.mjs';
import { withLock } from './lock.mjs';
import { isNodeAtLeast, NODE_TO_START } from './node-version.mjs';

const LOCK_FILE = 'package-lock.json';
/**
 * Contains the hash of the lock file from which packages were installed, and which. It is written once all of them are
 * installed.
 */
const STAMP = 'node_modules/.installed-from';
/** A registry that can be reached responds within a second. */
const REGISTRY_TIMEOUT_MS = 8000;

/** @param {string} message @returns {never} */
export function exitWith(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} path */
export function hashFile(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** Exits unless this Node.js can install, build and serve the page. */
export function needNode() {
  if (isNodeAtLeast(NODE_TO_START)) return;
  exitWith(`This needs Node.js ${NODE_TO_START} or newer, but found ${process.versions.node}.`);
}

/** @param {boolean} withTools */
const describeInstalled = (withTools) => `${hashFile(LOCK_FILE)} ${withTools ? 'with' : 'without'} tools`;

/** @param {boolean} withTools */
function isInstalled(withTools) {
  const installed = existsSync(STAMP) && readFileSync(STAMP, 'utf8');
  return installed === describeInstalled(true) || (!withTools && installed === describeInstalled(false));
}

/**
 * Runs npm until it ends. If this process ends first, npm is killed: on another signal, it would finish first.
 * @param {...string} parameters
 * @returns what it has written about errors
 */
async function runNpm(...parameters) {
  const npm = endWithThisProcess(
    spawn('npm', parameters, { stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' }),
    'SIGKILL',
  );
  let errors = '';
  npm.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const [code] = await once(npm, 'close');
  return { failed: code !== 0, errors };
}

/** Whether the registry answers: even an error is an answer. */
async function canReachRegistry() {
  const timeout = `--fetch-timeout=${REGISTRY_TIMEOUT_MS}`;
  const { failed, errors } = await runNpm('ping', '--fetch-retries=0', timeout, '--loglevel=error');
  return !failed || /^npm error code E\d{3}$/m.test(errors);
}

/** Installs from npm's cache without asking the registry, or else from the registry. @param {boolean} withTools */
async function install(withTools) {
  const ci = [
    'ci',
    withTools ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  rmSync(STAMP, { force: true });
  const fromCache = await runNpm(...ci, '--offline');
  if (fromCache.failed) {
    if (!(await canReachRegistry())) {
      exitWith('The packages are not all in npm’s cache, and the package registry cannot be reached.');
    }
    const { failed, errors } = await runNpm(...ci);
    if (failed) exitWith(`${errors.trimEnd()}\nThe packages could not be installed: npm says why above.`);
  }
  writeFileSync(STAMP, describeInstalled(withTools));
}

/**
 * Installs the packages of the lock file, unless they are installed already.
 * @param {{ tools?: boolean }} [options] without tools, only what building and serving the page needs
 */
export async function installPackages({ tools = true } = {}) {
  needNode();
  if (isInstalled(tools)) return;
  await withLock(async () => {
    if (isInstalled(tools)) return;
    console.log('Installing packages …');
    await install(tools);
  });
}

/**
 * Runs a program of Node.js to its end, with its output on the screen. If this process ends first, so does the program.
 * @param {...string} parameters
 * @returns {Promise<number | null>} its exit code
 */
export function runNode(...parameters) {
  return endOnSignals(async () => {
    const [code] = await once(
      endWithThisProcess(spawn(process.execPath, parameters, { stdio: 'inherit' })),
      'exit',
    );
    return code;
  });
}
