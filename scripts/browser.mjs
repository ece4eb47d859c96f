/** Finds and installs browsers for the tests. Plain JavaScript without packages, as in install.mjs. */
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

/** Prevents a browser under test from requesting anything but the page, and allows it to run as root. */
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
 * The first of these programs that is installed.
 * @param {readonly string[]} names @param {readonly string[]} [places] @returns {string | undefined}
 */
export function findProgram(names, places = []) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  return candidates.find((path) => existsSync(path) && isExecutable(path));
}

/** The installed Chrome or Chromium, if there is one: it draws as a visitor's browser does. */
export const findFullBrowser = () => findProgram(NAMES, PLACES);

/**
 * `TEST_BROWSER`, if it names one; otherwise Chromium's headless shell, which runs a journey in a third of the time, or
 * else the full browser.
 */
export const findBrowser = () =>
  process.env['TEST_BROWSER'] || (findProgram(['chromium-headless-shell']) ?? findFullBrowser());

/** The installed Firefox, if there is one. */
export const findFirefox = () => findProgram(['firefox', 'firefox-esr'], FIREFOX_PLACES);

/** The driver of WebKitGTK's MiniBrowser, and a virtual screen, if both are installed. */
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
    // The caller checks whether the program exists now.
  }
}

export const canInstallDebianPackages = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {readonly string[]} packages */
export function installDebianPackages(packages) {
  tryToRun('apt-get', ['update', '-qq']);
  tryToRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Finds or installs a browser for the tests, and exits if that is impossible.
 * @returns {Promise<string>} its path
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
 * The fallback fonts whose widths `fonts.css` assumes: with others, the layout shifts when the web fonts load, and tests
 * fail. And those of `languages.css` for Arabic, Japanese and Chinese, which a server has no others for.
 */
const FONTS = [
  { packageName: 'fonts-liberation', path: '/usr/share/fonts/truetype/liberation' },
  { packageName: 'fonts-noto-core', path: '/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf' },
  { packageName: 'fonts-noto-cjk', path: '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc' },
];

/** Installs the fonts of the tests, if they are missing and can be installed. */
export function provideFonts() {
  const missing = FONTS.filter(({ path }) => !existsSync(path)).map(({ packageName }) => packageName);
  if (missing.length === 0 || !canInstallDebianPackages()) return;
  console.log(`Fonts are not installed: installing ${missing.join(', ')} for the tests …`);
  installDebianPackages(missing);
}

/** @typedef {'Chromium' | 'Firefox' | 'WebKit'} Engine */

/**
 * The engines that the cross-browser tests run in if they are installed, in addition to Chromium.
 * @type {readonly { engine: Engine, find: () => unknown, packages: readonly string[] }[]}
 */
const MORE_ENGINES = [
  { engine: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { engine: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

const listMissing = () => MORE_ENGINES.filter(({ find }) => !find());

/** The engines that the cross-browser tests can run in. @returns {Engine[]} */
export const listEngines = () => [
  'Chromium',
  ...MORE_ENGINES.filter(({ find }) => find()).map(({ engine }) => engine),
];

/** Installs missing engines, if possible. */
export function provideEngines() {
  if (!canInstallDebianPackages()) return;
  for (const { engine, packages } of listMissing()) {
    console.log(`${engine} is not installed: installing it for the tests …`);
    installDebianPackages(packages);
  }
}

/** A message for each engine that the tests skip. */
export const reportLeftOut = () =>
  listMissing().map(
    ({ engine, packages }) =>
      `Skipped: ${engine}, which is not installed (Debian: apt-get install ${packages.join(' ')}).`,
  );
