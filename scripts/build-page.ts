import { execSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compress } from '../server/compress-variants.ts';
import { type CalendarDate, parseCalendarDate } from '../src/life/calendar-date.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { forNode, QUIET } from './build-settings.ts';
import { type LicensedPackage, makeNotices, tidyBill } from './make-notices.ts';

const FONTS = 'src/assets/fonts';

/** Where the page is built to. */
export interface PageBuild {
  /** The path of the page on its domain, with a slash at both ends: `/` on its own server. */
  readonly home: string;
  /** The folder of the page's files. */
  readonly client: string;
  /** The folder of the same files compressed, if that makes them smaller. */
  readonly compressed: string;
}

const PAGES = [
  ['home', 'index.html'],
  ['not-found', '404.html'],
] as const;

/** Inlines the style sheet, so that the browser can paint the page after one round trip. */
function inlineStyles({ home, client }: PageBuild, html: string): string {
  const [link, path] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? [];
  if (!link || !path) throw new Error('The page has no style sheet to inline');
  const file = join(client, path.slice(home.length));
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

async function prerenderPages(page: PageBuild): Promise<void> {
  const { home, client } = page;
  const folder = join(client, 'prerender');
  await build({ base: home, ...forNode('src/app/entry-prerender.tsx', folder) });
  const { prerenderPage }: typeof import('../src/app/entry-prerender.tsx') = await import(
    pathToFileURL(join(folder, 'entry-prerender.js')).href
  );
  const builtOn = findBuildDay();
  const template = inlineStyles(page, readFileSync(join(client, 'index.html'), 'utf8'));
  await Promise.all(
    PAGES.map(async ([name, file]) => {
      const { title, root } = await prerenderPage(name, builtOn);
      const filled = template
        .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
        .replace('<div id="root"></div>', () => root);
      writeFileSync(join(client, file), filled);
    }),
  );
  rmSync(folder, { recursive: true });
}

/** Compresses all files except pages, into which the server inserts its settings when it starts. */
function compressFiles({ client, compressed }: PageBuild): void {
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const body = readFileSync(file);
    const { br, gzip } = compress(body, 'best');
    const target = join(compressed, relative(client, file));
    mkdirSync(dirname(target), { recursive: true });
    if (br.byteLength < body.byteLength) writeFileSync(`${target}.br`, br);
    if (gzip.byteLength < body.byteLength) writeFileSync(`${target}.gz`, gzip);
  }
}

/** Writes who made the parts of the page, and under which licenses. */
function writeNotices(client: string): void {
  const listed = join(client, 'licenses.json');
  const packages: LicensedPackage[] = JSON.parse(readFileSync(listed, 'utf8'));
  rmSync(listed);
  const fonts = readdirSync(FONTS).filter((name) => name.endsWith('license.txt'));
  const typefaces = fonts.map((name) => readFileSync(join(FONTS, name), 'utf8'));
  writeFileSync(join(client, 'licenses.txt'), makeNotices(packages, typefaces));
  const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const bill = execSync('npm sbom --package-lock-only --sbom-format cyclonedx --omit dev', {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  writeFileSync(join(client, 'sbom.json'), tidyBill(bill, name));
}

/** Builds the page: its files, licenses, prerendered HTML, the service worker, compressed files. */
export async function buildPage(page: PageBuild): Promise<void> {
  const { home, client } = page;
  await build({ ...QUIET, base: home, build: { outDir: client, emptyOutDir: true } });
  writeNotices(client);
  await prerenderPages(page);
  await buildServiceWorker({ home, client, offline: process.env['OFFLINE'] !== 'off' });
  compressFiles(page);
}
