/**
 * `npm run icons`: draws the icons of the page from `public/favicon.svg`, and the preview image for links to the page.
 * The images are committed, so that neither start nor build depends on this program.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { BROWSER_ARGUMENTS, findBrowser } from './browser.mjs';
import { wordsAlias } from './page-languages.ts';

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

interface Picture {
  readonly file: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

async function draw(page: Page, { file, html, width, height }: Picture): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(file, png);
  console.log(`${file}: ${png.length} bytes`);
}

/** The page's styles, with inlined fonts. */
function readStyles(): string {
  const fonts = readFileSync('src/app/styles/fonts.css', 'utf8').replace(
    /url\("[./]*(assets\/fonts\/[^"]+)"\)/g,
    (_, file: string) => `url("data:font/woff2;base64,${readFileSync(`src/${file}`).toString('base64')}")`,
  );
  return `${fonts}${readFileSync('src/app/styles/tokens.css', 'utf8')}${readFileSync('src/ui/charts/charts.css', 'utf8')}`;
}

async function renderPreview(): Promise<Picture> {
  const resolve = { alias: wordsAlias('en') };
  const vite = await createServer({
    resolve,
    logLevel: 'warn',
    server: { middlewareMode: true },
    appType: 'custom',
  });
  try {
    const { writePreview } = await vite.ssrLoadModule('/scripts/social-preview.tsx');
    const { html, ...size }: Omit<Picture, 'file'> = writePreview();
    return {
      file: 'public/social-preview.png',
      html: `<style>${readStyles()} body { margin: 0; background: var(--ground) }</style>${html}`,
      ...size,
    };
  } finally {
    await vite.close();
  }
}

const browserPath = findBrowser();
const browser = await chromium.launch({
  ...(browserPath && { executablePath: browserPath }),
  args: BROWSER_ARGUMENTS,
});
const page = await browser.newPage();
for (const [file, svg, size] of ICONS) {
  const html = `<style>html, body, svg { margin: 0; display: block; width: 100%; height: 100% }</style>${svg}`;
  // oxlint-disable-next-line no-await-in-loop -- one page draws one picture at a time
  await draw(page, { file, html, width: size, height: size });
}
await draw(page, await renderPreview());
await browser.close();
