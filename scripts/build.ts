/**
 * Builds the page and its server into `dist/`: the page's files, licenses, prerendered HTML, the service worker,
 * compressed files, and the server with the snapshot in one file.
 */
import { execSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { compress } from '../server/compress-variants.ts';
import { readBuilt } from '../server/read-built.ts';
import { type CalendarDate, parseCalendarDate } from '../src/life/calendar-date.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { buildWorker } from './build-worker.ts';
import { exitWith } from './install.mjs';
import { keepPrevious, type PreviousBuild, readPrevious } from './keep-previous.ts';
import { type LicensedPackage, makeNotices, tidyBill } from './make-notices.ts';

const CLIENT = 'dist/client';
const COMPRESSED = 'dist/compressed';
const PRERENDER = 'dist/prerender';
const FONTS = 'src/assets/fonts';

const quiet: InlineConfig = { logLevel: 'warn' };
const forNode = (entry: string, outDir: string): InlineConfig => ({
  ...quiet,
  publicDir: false,
  build: { ssr: entry, outDir, license: false, rolldownOptions: { output: { entryFileNames: '[name].js' } } },
  ssr: { noExternal: true },
});

const PAGES = [
  ['home', 'index.html'],
  ['not-found', '404.html'],
] as const;

/** Inlines the style sheet, so that the browser can paint the page after one round trip. */
function inlineStyles(html: string): string {
  const [link, path] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? [];
  if (!link || !path) throw new Error('The page has no style sheet to inline');
  const file = `${CLIENT}${path}`;
  const styles = readFileSync(file, 'utf8').trim();
  rmSync(file);
  return html.replace(link, () => `<style>${styles}</style>`);
}

/** The day that the pages are rendered as of, in UTC: `SOURCE_DATE_EPOCH` makes builds of one source the same. */
function findBuildDay(): CalendarDate {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const builtAt = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  const day = Number.isNaN(builtAt.getTime()) ? null : parseCalendarDate(builtAt.toISOString().slice(0, 10));
  if (!day) throw new RangeError(`SOURCE_DATE_EPOCH is "${epoch}", which is no time in seconds.`);
  return day;
}

async function prerenderPages(): Promise<void> {
  await build(forNode('src/app/entry-prerender.tsx', PRERENDER));
  const { prerenderPage }: typeof import('../src/app/entry-prerender.tsx') = await import(
    pathToFileURL(`${PRERENDER}/entry-prerender.js`).href
  );
  const builtOn = findBuildDay();
  const template = inlineStyles(readFileSync(`${CLIENT}/index.html`, 'utf8'));
  await Promise.all(
    PAGES.map(async ([page, file]) => {
      const { title, root } = await prerenderPage(page, builtOn);
      const filled = template
        .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
        .replace('<div id="root"></div>', () => root);
      writeFileSync(`${CLIENT}/${file}`, filled);
    }),
  );
  rmSync(PRERENDER, { recursive: true });
}

/** Compresses all files except pages, into which the server inserts its settings when it starts. */
function compressFiles(): void {
  for (const entry of readdirSync(CLIENT, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const body = readFileSync(file);
    const { br, gzip } = compress(body, 'best');
    const target = join(COMPRESSED, relative(CLIENT, file));
    mkdirSync(dirname(target), { recursive: true });
    if (br.byteLength < body.byteLength) writeFileSync(`${target}.br`, br);
    if (gzip.byteLength < body.byteLength) writeFileSync(`${target}.gz`, gzip);
  }
}

/** Writes who made the parts of the page, and under which licenses. */
function writeNotices(): void {
  const listed = `${CLIENT}/licenses.json`;
  const packages: LicensedPackage[] = JSON.parse(readFileSync(listed, 'utf8'));
  rmSync(listed);
  const fonts = readdirSync(FONTS).filter((name) => name.endsWith('license.txt'));
  const typefaces = fonts.map((name) => readFileSync(join(FONTS, name), 'utf8'));
  writeFileSync(`${CLIENT}/licenses.txt`, makeNotices(packages, typefaces));
  const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const bill = execSync('npm sbom --package-lock-only --sbom-format cyclonedx --omit dev', {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  writeFileSync(`${CLIENT}/sbom.json`, tidyBill(bill, name));
}

/** Before anything is removed: it may be the folder that this build replaces. */
function findPrevious(): PreviousBuild | undefined {
  const dist = process.env['PREVIOUS_DIST'];
  if (!dist) return undefined;
  try {
    return readPrevious(dist);
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error));
  }
}

const previous = findPrevious();
rmSync('dist', { recursive: true, force: true });
await build({ ...quiet, build: { outDir: CLIENT } });
writeNotices();
await prerenderPages();
await buildServiceWorker(CLIENT, process.env['OFFLINE'] !== 'off');
compressFiles();
if (previous) keepPrevious('dist', previous);
await build(forNode('server/node.ts', 'dist/server'));
await buildWorker('server/edge.ts', 'dist/edge', readBuilt('dist'));
