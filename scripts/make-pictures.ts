/**
 * `npm run pictures`: takes the README's pictures of the built page: the example on a desktop, and visits on phones, in
 * three languages.
 */
import { writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../tests/support/built-server.ts';
import { LanguageVisit, nameCountry, readWords } from '../tests/support/languages.ts';
import { SEEN_ON, Visitor } from '../tests/support/test.ts';
import { playWorldBank } from '../tests/support/world-bank.ts';
import { BROWSER_ARGUMENTS, findBrowser, provideForTests } from './browser.mjs';

const FOLDER = 'docs/pictures';
const QUALITY = 82;
const PHONE = { width: 390, height: 800 };

interface Visit {
  readonly path: string;
  readonly colorScheme: 'dark' | 'light';
  readonly viewport: { readonly width: number; readonly height: number };
  /** Pixels of the picture to one of the page. */
  readonly scale: number;
}

async function open(browser: Browser, { path, colorScheme, viewport, scale }: Visit): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', deviceScaleFactor: scale });
  await playWorldBank(page);
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme);
  await page.clock.setFixedTime(SEEN_ON);
  await page.goto(path);
  return page;
}

/** Scrolls the life in weeks to the top of the window. */
async function showWeeks(page: Page): Promise<void> {
  await page.locator('#results .disclaimer').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.locator('.life-in-weeks').evaluate((weeks) => {
    window.scrollBy({ top: weeks.getBoundingClientRect().top - 16, behavior: 'instant' });
  });
}

async function takeDesktop(browser: Browser, address: string): Promise<Buffer> {
  const viewport = { width: 1280, height: 860 };
  const page = await open(browser, { path: address, colorScheme: 'dark', viewport, scale: 1 });
  const visitor = new Visitor(page);
  await visitor.listening();
  await visitor.seeExample();
  await showWeeks(page);
  await visitor.field('Chapter').first().check();
  await showWeeks(page);
  return page.screenshot({ type: 'jpeg', quality: QUALITY });
}

async function takePhone(browser: Browser, path: string, language: string, theme: 'dark' | 'light') {
  const page = await open(browser, { path, colorScheme: theme, viewport: PHONE, scale: 2 });
  const visit = new LanguageVisit(page, await readWords(language));
  await visit.listening();
  await visit.visualize(nameCountry(language, 'JP'));
  await showWeeks(page);
  return page.screenshot();
}

/** Puts pictures beside each other. */
async function join(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: pictures.length * (PHONE.width + 20) + 20, height: PHONE.height + 40 },
  });
  const images = pictures.map(
    (picture) => `<img width="${PHONE.width}" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.setContent(
    `<body style="margin:20px;display:flex;gap:20px;background:#cfcdc6">${images.join('')}</body>`,
  );
  return page.screenshot({ type: 'jpeg', quality: QUALITY });
}

provideForTests(false);
const browserPath = findBrowser();
const server = await startServer();
const address = `${server.url}/`;
const browser = await chromium.launch({
  ...(browserPath && { executablePath: browserPath }),
  args: [...BROWSER_ARGUMENTS],
});
try {
  writeFileSync(`${FOLDER}/desktop.jpg`, await takeDesktop(browser, address));
  const phones = [
    await takePhone(browser, address, '', 'light'),
    await takePhone(browser, `${address}ja/`, 'ja/', 'dark'),
    await takePhone(browser, `${address}ar/`, 'ar/', 'light'),
  ];
  writeFileSync(`${FOLDER}/phones.jpg`, await join(browser, phones));
} finally {
  await browser.close();
  await server.stop();
}
