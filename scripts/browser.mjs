/** Plain JavaScript without packages, as in install.mjs. Everything the project knows about finding a browser. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exitWith } from './install.mjs';

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
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

/**
 * The first of these programs that the machine has.
 * @param {readonly string[]} names @param {readonly string[]} [places] @returns {string | undefined}
 */
function findProgram(names, places = []) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  return candidates.find((path) => existsSync(path) && isExecutable(path));
}

/** The machine's own Chrome or Chromium, if it has one: it draws as a visitor's browser does. */
export const findFullBrowser = () => findProgram(NAMES, PLACES);

/** The same, or rather Chromium's headless shell, which runs a journey in a third of the time. */
export const findBrowser = () => findProgram(['chromium-headless-shell']) ?? findFullBrowser();

/** The machine's own Firefox, if it has one. */
export const findFirefox = () => findProgram(['firefox', 'firefox-esr'], FIREFOX_PLACES);

/** The driver of WebKitGTK's own small browser, and a screen that nobody sees, if the machine has both. */
export function findWebKit() {
  const [driver, screen] = [findProgram(['WebKitWebDriver']), findProgram(['Xvfb'])];
  return driver && screen ? { driver, screen } : undefined;
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

/** @param {readonly string[]} packages */
function installDebianPackages(packages) {
  tryToRun('apt-get', ['update', '-qq']);
  tryToRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Makes sure that there is a browser to test with, and says where; ends the run where none can be had.
 * @returns {Promise<string>}
 */
export async function provideBrowser() {
  const found = findBrowser() ?? (await findPlaywrightBrowser());
  if (found) return found;
  console.log('No Chrome or Chromium is installed: installing one for the tests …');
  if (canInstallDebianPackages()) {
    installDebianPackages(['chromium-headless-shell']);
    // Older releases have no such package.
    if (!findBrowser()) installDebianPackages(['chromium']);
  } else {
    tryToRun(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  return (
    findBrowser() ??
    (await findPlaywrightBrowser()) ??
    exitWith(
      'The tests need a browser, and none could be installed. Please install Google Chrome or Chromium ' +
        '(Debian: apt-get install chromium-headless-shell) and run npm test again.',
    )
  );
}

/** Installs the browser that screenshots are compared in, where that can be done and is needed. */
export function provideFullBrowser() {
  if (findFullBrowser() || !canInstallDebianPackages()) return;
  console.log('Chromium is not installed: installing it for the screenshots …');
  installDebianPackages(['chromium']);
}

/**
 * Installs fonts of the widths that the page's fallbacks are measured for (`fonts.css`), where that can be done and is
 * needed: with others, the page moves when its typefaces arrive, and tests see it.
 */
export function provideFonts() {
  if (!canInstallDebianPackages() || existsSync('/usr/share/fonts/truetype/liberation')) return;
  console.log('The Liberation fonts are not installed: installing them for the tests …');
  installDebianPackages(['fonts-liberation']);
}

/** @typedef {'Chromium' | 'Firefox' | 'WebKit'} Engine */

/**
 * The engines that the journeys of tests/cross-browser run in besides Chromium, if they are installed.
 * @type {readonly { engine: Engine, find: () => unknown, packages: readonly string[] }[]}
 */
const MORE_ENGINES = [
  { engine: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { engine: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

const listMissing = () => MORE_ENGINES.filter(({ find }) => !find());

/** The engines that the journeys of tests/cross-browser can run in. @returns {Engine[]} */
export const listEngines = () => [
  'Chromium',
  ...MORE_ENGINES.filter(({ find }) => find()).map(({ engine }) => engine),
];

/** Installs the engines that are missing, where that can be done. */
export function provideEngines() {
  if (!canInstallDebianPackages()) return;
  for (const { engine, packages } of listMissing()) {
    console.log(`${engine} is not installed: installing it for the tests …`);
    installDebianPackages(packages);
  }
}

/** A sentence for each engine that the tests have to leave out. */
export const reportLeftOut = () =>
  listMissing().map(
    ({ engine, packages }) =>
      `Left out: ${engine}, which is not installed (Debian: apt-get install ${packages.join(' ')}).`,
  );
