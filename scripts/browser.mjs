/** Plain JavaScript without packages, as in install.mjs. Everything the project knows about finding a browser. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { endWith } from './install.mjs';

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Keeps a browser under test from asking for anything but the page, and lets it run as root. */
export const BROWSER_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The machine's own Chrome or Chromium, if it has one. @returns {string | undefined} */
export function findBrowser() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
  return candidates.find((path) => existsSync(path) && isExecutable(path));
}

/** Playwright's own Chromium, if it has been installed. */
async function findPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @param {string} command @param {string[]} parameters */
function tryToRun(command, parameters) {
  try {
    execFileSync(command, parameters, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // Whether it worked shows in whether there is a browser now.
  }
}

const canInstallDebianPackages = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Makes sure that there is a browser to test with, and says where; ends the run where none can be had.
 * @returns {Promise<string>}
 */
export async function provideBrowser() {
  const found = findBrowser() ?? (await findPlaywrightBrowser());
  if (found) return found;
  console.log('No Chrome or Chromium is installed: installing one for the tests …');
  if (canInstallDebianPackages()) {
    tryToRun('apt-get', ['update', '-qq']);
    tryToRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    tryToRun(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  return (
    findBrowser() ??
    (await findPlaywrightBrowser()) ??
    endWith(
      'The tests need a browser, and none could be installed. Please install Google Chrome or Chromium ' +
        '(Debian and Ubuntu: apt-get install chromium) and run npm test again.',
    )
  );
}
