import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key as KeyCode, Origin } from 'selenium-webdriver';
import { findWebKit } from '../../scripts/browser.mjs';
import { withTimeout } from '../../src/platform/with-timeout.ts';
import { endWithThisProcess } from '../support/end-with-this-process.mjs';
import { findFreePort } from '../support/free-port.mjs';
import { type Browser, type Key, type Tab, TIME_ZONE, WINDOW } from './tab.ts';

/** A session starts within seconds; about one in a hundred never does, and its driver then cannot start another one. */
const SESSION_LIMIT_MS = 45_000;

/** Starts a virtual screen: this browser has no headless mode. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = endWithThisProcess(
    spawn(program, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const [display] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(display).trim()}` };
}

const ENVIRONMENT = {
  TZ: TIME_ZONE,
  LC_ALL: 'C.UTF-8',
  LANGUAGE: 'en_US',
  GDK_BACKEND: 'x11',
  // There is no graphics card.
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
};

async function startDriver(
  program: string,
  display: string,
): Promise<{ driver: ChildProcess; address: string }> {
  const port = await findFreePort();
  const driver = endWithThisProcess(
    spawn(program, [`--port=${port}`], {
      env: { ...process.env, ...ENVIRONMENT, DISPLAY: display },
      stdio: 'ignore',
    }),
  );
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { driver, address };
}

/** WebDriver's characters for keys. */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: KeyCode.TAB,
  Enter: KeyCode.ENTER,
  Escape: KeyCode.ESCAPE,
  ' ': KeyCode.SPACE,
  ArrowUp: KeyCode.ARROW_UP,
  ArrowDown: KeyCode.ARROW_DOWN,
  ArrowLeft: KeyCode.ARROW_LEFT,
  ArrowRight: KeyCode.ARROW_RIGHT,
  PageUp: KeyCode.PAGE_UP,
  Home: KeyCode.HOME,
  End: KeyCode.END,
};

async function openTab(address: string): Promise<Tab> {
  const session = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await session.manage().window().setRect(WINDOW);
  return {
    open: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    click: ({ x, y }) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    run: (script, ...given) => session.executeScript(script, ...given),
    // WebKitGTK's driver has no such command.
    print: () => Promise.resolve(null),
    close: () => session.quit(),
  };
}

/**
 * Starts the driver of WebKitGTK's MiniBrowser. Each tab is a browser session of its own, which must be closed before
 * the next one is opened.
 */
export async function startWebKit(): Promise<Browser> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is not installed');
  const { screen, display } = await startScreen(programs.screen);
  let running = await startDriver(programs.driver, display);
  return {
    openTab: () =>
      withTimeout(openTab(running.address), SESSION_LIMIT_MS).catch(async () => {
        running.driver.kill('SIGKILL');
        running = await startDriver(programs.driver, display);
        return openTab(running.address);
      }),
    close: async () => {
      running.driver.kill();
      screen.kill();
    },
  };
}
