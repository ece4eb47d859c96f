import { type Browser as Driven, type LaunchOptions, launch } from 'puppeteer-core';
import { type Browser, type Json, type Script, type Tab, TIME_ZONE, WINDOW } from './tab.ts';

async function openTab(browser: Driven): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(WINDOW);
  // The browser asks before it leaves entries that are not saved.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    click: ({ x, y }) => page.mouse.click(x, y),
    run: <Given extends readonly Json[], Found>(script: Script<Given, Found>, ...given: Given) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Puppeteer's own types tell less
      page.evaluate(script as Script<readonly Json[], Found>, ...given) as Promise<Found>,
    print: ({ width, height }) =>
      page.pdf({ width: `${width}mm`, height: `${height}mm`, printBackground: true }),
    close: () => context.close(),
  };
}

/** Starts Chromium or Firefox. */
export async function startWithPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({ ...options, env: { ...process.env, TZ: TIME_ZONE } });
  return { openTab: () => openTab(browser), close: () => browser.close() };
}
