/** Installs packages and runs programs. Imports only Node.js, since it runs before anything is installed. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The oldest version that can install, build and serve the page: Vite requires it. */
const OLDEST_NODE = '20.19.0';

/** @param {string} message @returns {never} */
export function exitWith(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Ends this process when npm, which has started it, is stopped: npm signals only its shell, and Debian's shell exits
 * without passing the signal on.
 */
export function endWithNpm() {
  const parent = process.ppid;
  if (!process.env['npm_lifecycle_event']) return;
  const interval = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(interval);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

/**
 * Runs a program to its end. A signal to this process reaches it too.
 * @param {string} command @param {readonly string[]} parameters
 * @param {Pick<import('node:child_process').SpawnOptions, 'env' | 'stdio'> & { silence?: number }} [options]
 *   after `silence` milliseconds without any output it is ended, with all that it has started
 * @returns {Promise<{ passed: boolean, isSilent: boolean, output: string }>} its output as far as it is piped
 */
export function run(command, parameters, { silence, ...options } = {}) {
  const isWindows = process.platform === 'win32';
  // A group of its own can be ended as a whole.
  const isGroup = Boolean(silence) && !isWindows;
  const child = spawn(command, [...parameters], {
    stdio: 'inherit',
    ...options,
    shell: isWindows,
    detached: isGroup,
  });
  /** @param {NodeJS.Signals} signal */
  const send = (signal) => {
    try {
      if (isGroup && child.pid) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // Nothing of it is left.
    }
  };
  let isStopped = false;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    isStopped = true;
    send(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  let isSilent = false;
  const timer =
    silence &&
    setTimeout(() => {
      isSilent = true;
      send('SIGKILL');
    }, silence);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (timer) timer.refresh();
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => exitWith(`${command} could not be started: ${error.message}`));
    child.once('close', (code) => {
      clearTimeout(timer || undefined);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (isStopped) process.exit(1);
      resolve({ passed: code === 0, isSilent, output });
    });
  });
}

/** The packages that a lock file names, by their paths. @param {string} path */
const readPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** What npm has installed last: it writes the list. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Whether npm has installed what the lock file names. @param {boolean} withTools */
function isInstalled(withTools) {
  try {
    const installed = readPackages(INSTALLED);
    return Object.entries(readPackages('package-lock.json')).every(
      ([path, { version, dev, optional, devOptional }]) =>
        path === '' || optional || devOptional || (dev && !withTools) || installed[path]?.version === version,
    );
  } catch {
    // Nothing is installed.
    return false;
  }
}

/** Whether packages are installed that only development needs. */
function hasTools() {
  try {
    return Object.values(readPackages(INSTALLED)).some(({ dev }) => dev);
  } catch {
    // Nothing is installed.
    return false;
  }
}

/**
 * Installs the packages of the lock file, unless they are there.
 * @param {{ withTools: boolean }} options without tools, only what building and serving the page needs; tools that are
 *   installed stay
 */
export async function installPackages({ withTools }) {
  if (OLDEST_NODE.localeCompare(process.versions.node, 'en', { numeric: true }) > 0) {
    exitWith(`This needs Node.js ${OLDEST_NODE} or newer, but found ${process.versions.node}.`);
  }
  if (isInstalled(withTools)) return;
  console.log('Installing packages …');
  const parameters = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const { passed } = await run(
    'npm',
    [...parameters, withTools || hasTools() ? '--include=dev' : '--omit=dev'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  // Another process may have installed them at the same moment.
  if (!passed && !isInstalled(withTools))
    exitWith('The packages could not be installed: npm says why above.');
}
