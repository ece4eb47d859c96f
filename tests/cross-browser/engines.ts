import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { type BrowserContext, type LaunchOptions, launch } from 'puppeteer-core';
import {
  BROWSER_ARGUMENTS,
  type Engine,
  findBrowser,
  findFirefox,
  findWebKit,
} from '../../scripts/browser.mjs';
import { withTimeout } from '../../src/platform/with-timeout.ts';
import { endWithThisProcess, findFreePort } from '../support/processes.ts';

/** Values that can be passed between a test and a page. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** WebDriver's characters for keys, by the names in `KeyboardEvent.key`. */
const KEYS = {
  Tab: '\ue004',
  Enter: '\ue007',
  Escape: '\ue00c',
  ' ': ' ',
  ArrowUp: '\ue013',
  ArrowDown: '\ue015',
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
  PageUp: '\ue00e',
  Home: '\ue011',
  End: '\ue010',
} as const;

export type Key = keyof typeof KEYS;

/** A browser tab with empty storage: input as from a person, and scripts. */
export interface Tab {
  open(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Presses and releases a key. */
  press(key: Key): Promise<unknown>;
  /** Presses the keys of a text, one after the other. */
  type(text: string): Promise<unknown>;
  /** @param place pixels of the window */
  click(position: { readonly x: number; readonly y: number }): Promise<unknown>;
  /** Calls a function within the page, with these arguments. */
  run<Given extends readonly Json[], Found>(
    script: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<Found>;
  /** Prints the page as a PDF, on a sheet of so many millimeters. WebKitGTK's driver cannot. */
  print?(sheet: { readonly width: number; readonly height: number }): Promise<Uint8Array>;
  /** Gives the window another width, in pixels, for a print. */
  resize?(width: number): Promise<unknown>;
  /** Opens another tab beside it, with the same storage. */
  openBeside(): Promise<Tab>;
  /** Brings the tab to the front, as only that one gets input. */
  show(): Promise<unknown>;
  /** Closes it with all that were opened beside it. */
  close(): Promise<unknown>;
}

export interface Browser {
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Pixels of a page on the screen of a small laptop. */
const WINDOW = { width: 1280, height: 860 };
/** The worked example's. */
const TIME_ZONE = 'America/New_York';

async function startWithPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({ ...options, env: { ...process.env, TZ: TIME_ZONE } });
  const openTab = async (context: BrowserContext): Promise<Tab> => {
    const page = await context.newPage();
    await page.setViewport(WINDOW);
    // The browser asks before it leaves entries that are not saved.
    page.on('dialog', (dialog) => void dialog.accept());
    return {
      open: (address) => page.goto(address),
      reload: () => page.reload(),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      click: ({ x, y }) => page.mouse.click(x, y),
      run: (script, ...given) =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Puppeteer's own types tell less
        page.evaluate(script as (...given: readonly Json[]) => never, ...given),
      print: ({ width, height }) =>
        page.pdf({ width: `${width}mm`, height: `${height}mm`, printBackground: true }),
      resize: (width) => page.setViewport({ ...WINDOW, width }),
      openBeside: () => openTab(context),
      show: () => page.bringToFront(),
      close: () => context.close(),
    };
  };
  return {
    openTab: async () => openTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}

/** Sends a command of the WebDriver protocol. @returns its value */
async function command(address: string, parameters: object = {}, method = 'POST') {
  const body = method === 'POST' ? { body: JSON.stringify(parameters) } : {};
  const { value } = await (await fetch(address, { method, ...body })).json();
  if (value?.error) throw new Error(`${address}: ${value.error}, ${value.message}`);
  return value;
}

/** Starts a session of WebKitGTK's MiniBrowser. It must be closed before the next one is opened. */
async function openSession(driver: string): Promise<Tab> {
  const { sessionId } = await command(`${driver}/session`, {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
  });
  const session = `${driver}/session/${sessionId}`;
  const send = (name: string, parameters?: object) => command(`${session}/${name}`, parameters);
  const act = (type: string, ...actions: object[]) =>
    send('actions', { actions: [{ type, id: type, actions }] });
  const type = (text: string) =>
    act(
      'key',
      ...[...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const describeTab = (handle: string): Tab => ({
    open: (url) => send('url', { url }),
    reload: () => send('refresh'),
    press: (key) => type(KEYS[key]),
    type,
    click: ({ x, y }) =>
      act(
        'pointer',
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    run: (script, ...args) =>
      send('execute/sync', { script: `return (${script.toString()}).apply(null, arguments)`, args }),
    openBeside: async () => {
      const opened = await send('window/new', { type: 'tab' });
      const tab = describeTab(opened.handle);
      await tab.show();
      return tab;
    },
    show: () => send('window', { handle }),
    close: () => command(session, {}, 'DELETE'),
  });
  await send('window/rect', WINDOW);
  return describeTab(await command(`${session}/window`, {}, 'GET'));
}

/** A session starts within seconds; about one in a hundred never does, and its driver then cannot start another one. */
const SESSION_LIMIT_MS = 45_000;

/** Starts WebKitGTK's driver on a virtual screen, as its browser has no headless mode. */
async function startWebKit(): Promise<Browser> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is not installed');
  const screen = endWithThisProcess(
    spawn(programs.screen, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const [display] = await once(screen.stdout, 'data');
  const env = {
    ...process.env,
    TZ: TIME_ZONE,
    LC_ALL: 'C.UTF-8',
    LANGUAGE: 'en_US',
    DISPLAY: `:${String(display).trim()}`,
    GDK_BACKEND: 'x11',
    // There is no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const startDriver = async () => {
    const port = await findFreePort();
    const driver = endWithThisProcess(spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const address = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${address}/status`).catch(() => null))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return { driver, address };
  };
  let running = await startDriver();
  return {
    openTab: () =>
      withTimeout(openSession(running.address), SESSION_LIMIT_MS).catch(async () => {
        running.driver.kill('SIGKILL');
        running = await startDriver();
        return openSession(running.address);
      }),
    close: async () => {
      running.driver.kill();
      screen.kill();
    },
  };
}

export const ENGINES: Readonly<Record<Engine, () => Promise<Browser>>> = {
  Chromium: () =>
    startWithPuppeteer({
      executablePath: findBrowser() ?? chromium.executablePath(),
      args: [...BROWSER_ARGUMENTS],
    }),
  Firefox: () => startWithPuppeteer({ browser: 'firefox', executablePath: findFirefox() ?? '' }),
  WebKit: startWebKit,
};
