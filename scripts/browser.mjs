/** The browsers, servers and fonts of the tests: finds what the machine has, and installs on Debian what is missing. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/**
 * The first of these programs that is installed.
 * @param {readonly string[]} names @param {readonly string[]} [places] other paths @returns {string | undefined}
 */
function findProgram(names, places = []) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find((path) =>
    existsSync(path),
  );
}

/** The installed Chrome or Chromium, if there is one: it draws as a visitor's browser does. */
export const findFullBrowser = () =>
  findProgram(
    ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'],
    [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  );

/**
 * `TEST_BROWSER`, if it names one; otherwise Chromium's headless shell, which runs a journey in a third of the time, or
 * else the full browser. With none, Playwright looks for its own.
 */
export const findBrowser = () =>
  process.env['TEST_BROWSER'] || (findProgram(['chromium-headless-shell']) ?? findFullBrowser());

export const findFirefox = () =>
  findProgram(['firefox', 'firefox-esr'], ['/Applications/Firefox.app/Contents/MacOS/firefox']);

/** The driver of WebKitGTK's MiniBrowser, and a virtual screen, if both are installed. */
export function findWebKit() {
  const [driver, screen] = [findProgram(['WebKitWebDriver']), findProgram(['Xvfb'])];
  return driver && screen ? { driver, screen } : undefined;
}

export const findNginx = () => findProgram(['nginx']);
export const findCaddy = () => findProgram(['caddy']);

/** @typedef {'Chromium' | 'Firefox' | 'WebKit'} Engine */

/** The engines beside Chromium that the cross-browser tests can run in. @returns {Engine[]} */
export const listEngines = () => [
  ...(findFirefox() ? [/** @type {const} */ ('Firefox')] : []),
  ...(findWebKit() ? [/** @type {const} */ ('WebKit')] : []),
];

const FONTS = '/usr/share/fonts';
/** @type {readonly { packages: readonly string[], find: () => unknown, isForMatrix?: true }[]} */
const NEEDED = [
  { packages: ['chromium-headless-shell'], find: findBrowser },
  // With other fallback fonts than those whose widths `fonts.css` assumes, the layout shifts when the web fonts load.
  { packages: ['fonts-liberation'], find: () => existsSync(`${FONTS}/truetype/liberation`) },
  // For Arabic, Japanese and Chinese, which a server has no others for.
  {
    packages: ['fonts-noto-core'],
    find: () => existsSync(`${FONTS}/truetype/noto/NotoNaskhArabic-Regular.ttf`),
  },
  { packages: ['fonts-noto-cjk'], find: () => existsSync(`${FONTS}/opentype/noto/NotoSansCJK-Regular.ttc`) },
  // The headless shell draws letters and edges in slightly other shades than the stored screenshots.
  { packages: ['chromium'], find: findFullBrowser, isForMatrix: true },
  { packages: ['firefox-esr'], find: findFirefox, isForMatrix: true },
  { packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit, isForMatrix: true },
  { packages: ['nginx-light'], find: findNginx, isForMatrix: true },
  { packages: ['caddy'], find: findCaddy, isForMatrix: true },
];

/** Installs what the tests need, where that can be done, and says what is missing. @param {boolean} withMatrix */
export function provideForTests(withMatrix) {
  const listMissing = () =>
    NEEDED.filter(({ find, isForMatrix }) => (withMatrix || !isForMatrix) && !find()).flatMap(
      ({ packages }) => packages,
    );
  const missing = listMissing();
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing ${missing.join(', ')} for the tests …`);
    /** @param {string[]} parameters */
    const apt = (...parameters) =>
      execFileSync('apt-get', ['-qq', ...parameters], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...missing);
  }
  for (const name of listMissing())
    console.log(`Not installed, so that some tests cannot run: ${name} (Debian)`);
}
