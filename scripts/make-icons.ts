/**
 * `npm run icons`: draws the icons of the page from `public/favicon.svg`.
 * The images are committed, so that neither start nor build depends on this program.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.mjs';

const FAVICON = readFileSync('public/favicon.svg', 'utf8');
/** Platforms that crop icons keep at least the middle 80 percent; the rings take 75 percent of the favicon. */
const TO_THE_EDGE = FAVICON.replace(' rx="8"', '');

const ICONS = [
  ['public/icon-192.png', FAVICON, 192],
  ['public/icon-512.png', FAVICON, 512],
  ['public/icon-maskable-192.png', TO_THE_EDGE, 192],
  ['public/icon-maskable-512.png', TO_THE_EDGE, 512],
  ['public/apple-touch-icon.png', TO_THE_EDGE, 180],
] as const;

async function draw(page: Page, html: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(html);
  return page.screenshot({ omitBackground: true });
}

const browserPath = findBrowser();
const browser = await chromium.launch({
  ...(browserPath && { executablePath: browserPath }),
  args: BROWSER_ARGUMENTS,
});
const page = await browser.newPage();
for (const [file, svg, size] of ICONS) {
  const html = `<style>html, body, svg { margin: 0; display: block; width: 100%; height: 100% }</style>${svg}`;
  // oxlint-disable-next-line no-await-in-loop -- one page draws one icon at a time
  const png = await draw(page, html, size);
  writeFileSync(file, png);
  console.log(`${file}: ${png.length} bytes`);
}
await browser.close();
