/** Builds the page in all languages. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { brotliOptions, GZIP_OPTIONS } from '../server/compress-variants.ts';
import { readFolder } from '../server/read-folder.ts';
import type { LanguagePage } from '../src/app/entry-prerender.tsx';
import { type CalendarDate, parseCalendarDate } from '../src/life/calendar-date.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { BUILD_LIST, listBuild } from './build-list.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { QUIET } from './build-settings.ts';
import { buildView } from './build-view.ts';
import { importBuilt } from './import-built.ts';
import { type BilledPage, findSupplier, makeBill } from './make-bill.ts';
import { type LicensedPackage, makeNotices } from './make-notices.ts';
import { minifyInline } from './minify-inline.ts';
import { writeIntegrity } from './page-integrity.ts';
import { folderOf } from './page-languages.ts';
import { pageQuotes } from './page-quotes.ts';
import { compilePageWords } from './words/page-words.ts';
import { writeFile } from './write-file.ts';

const FONTS = 'src/assets/fonts';
/** The packages that the typefaces are made from, and the notices of their authors beside them. */
const TYPEFACES = [
  { name: '@fontsource-variable/figtree', notice: 'figtree-license.txt' },
  { name: '@fontsource/instrument-serif', notice: 'instrument-serif-license.txt' },
];

/**
 * The day that the pages are rendered and the bill of materials is made as of, in UTC: `SOURCE_DATE_EPOCH` makes builds of
 * one source the same.
 */
function findBuildDay(): CalendarDate {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const builtAt = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  const day = Number.isNaN(builtAt.getTime()) ? null : parseCalendarDate(builtAt.toISOString().slice(0, 10));
  if (!day) throw new RangeError(`SOURCE_DATE_EPOCH is "${epoch}", which is no time in seconds.`);
  return day;
}

/** Where the page is built to. */
export interface PageBuild {
  /** The path of what all languages share, with a slash at both ends: `/` on its own server. */
  readonly site: string;
  /** The folder of the page's files. */
  readonly client: string;
  /** The folder of the same files compressed, if that makes them smaller. */
  readonly compressed: string;
}

/** The page's style sheet as Vite has built it. */
interface StyleSheet {
  readonly link: string;
  readonly file: string;
}

/** Finds the link to the style sheet in a page. @param page its HTML */
function findStyles({ site, client }: PageBuild, page: string): StyleSheet {
  const [link, path] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(page) ?? [];
  if (!link || !path) throw new Error('The page has no style sheet to inline');
  return { link, file: join(client, path.slice(site.length)) };
}

/**
 * Prerenders the page in every language, with the style sheet in it, so that the browser can paint it after one round
 * trip.
 * @returns the files at each language's path
 */
async function prerenderPages(page: PageBuild, builtOn: CalendarDate): Promise<readonly LanguagePage[]> {
  const { site, client } = page;
  const { prerenderLanguage } = await importBuilt<typeof import('../src/app/entry-prerender.tsx')>(
    'src/app/entry-prerender.tsx',
    `${client}.prerender`,
    { base: site },
  );
  const english = readFileSync(join(client, 'index.html'), 'utf8');
  const { link, file } = findStyles(page, english);
  const viewIn = await buildView(site, client);
  const styles = `<style>${readFileSync(file, 'utf8').trim()}</style>`;
  const pages: LanguagePage[] = [];
  for (const language of LANGUAGES) {
    const target = join(client, language.path);
    const template = readFileSync(join(target, 'index.html'), 'utf8').replace(link, () => styles);
    const words = folderOf(language);
    const options = {
      template,
      builtOn,
      quotes: pageQuotes(words),
      minify: minifyInline,
      view: viewIn(words),
    };
    // oxlint-disable-next-line no-await-in-loop -- they have the words of one language at a time
    const made = await prerenderLanguage(words, options);
    for (const [name, content] of Object.entries(made.files)) writeFile(join(target, name), content);
    pages.push(made);
  }
  rmSync(file);
  return pages;
}

/** Compresses all files except pages, into which the server inserts its settings when it starts. */
async function compressFiles({ client, compressed }: PageBuild): Promise<void> {
  const files = [...readFolder(client)].filter(([path]) => !path.endsWith('.html'));
  await Promise.all(
    files.map(async ([path, body]) => {
      const variants = [
        ['br', await promisify(brotliCompress)(body, brotliOptions(body, 'best'))],
        ['gz', await promisify(gzip)(body, GZIP_OPTIONS)],
      ] as const;
      for (const [ending, variant] of variants) {
        if (variant.byteLength < body.byteLength) writeFile(join(compressed, `${path}.${ending}`), variant);
      }
    }),
  );
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The publishers of a package of the page. */
function supplierOf(name: string): string {
  const { repository }: { repository: string | { url: string } } = readJson(
    `node_modules/${name}/package.json`,
  );
  return findSupplier(typeof repository === 'string' ? repository : repository.url);
}

/** Writes the notices with all licenses, and the bill of materials. */
function writeNotices(client: string, project: BilledPage): void {
  const listed = join(client, 'licenses.json');
  const packages: LicensedPackage[] = readJson(listed);
  rmSync(listed);
  const typefaces = TYPEFACES.map(({ name, notice }) => {
    const text = readFileSync(join(FONTS, notice), 'utf8');
    return { name, text, supplier: /^Copyright \d+ (.+?) \(/.exec(text)?.[1] ?? name };
  });
  const notices = makeNotices(
    packages,
    typefaces.map(({ text }) => text),
  );
  writeFileSync(join(client, 'licenses.txt'), notices);
  const parts = [...packages.map(({ name }) => ({ name, supplier: supplierOf(name) })), ...typefaces];
  const bill = makeBill(parts, readJson('package-lock.json'), project);
  writeFileSync(join(client, 'sbom.json'), bill);
}

/** Writes the list of all files with their hashes: the last of them. */
function writeBuildList(client: string, project: BilledPage): void {
  writeFile(join(client, BUILD_LIST), listBuild(readFolder(client), project));
}

/** Builds the page: its files, prerendered HTML in every language, service worker, licenses, list of files, compressed files. */
export async function buildPage(page: PageBuild): Promise<void> {
  // Once, so that a build over midnight has one day.
  const project: BilledPage = { ...readJson('package.json'), builtOn: findBuildDay() };
  rmSync(page.client, { recursive: true, force: true });
  compilePageWords();
  await build({ ...QUIET, base: page.site, build: { outDir: page.client, emptyOutDir: true } });
  const pages = await prerenderPages(page, project.builtOn);
  writeIntegrity(page.site, page.client);
  writeNotices(page.client, project);
  await buildServiceWorker({
    site: page.site,
    homes: pages.map(({ home }) => home),
    client: page.client,
    offlinePage: pages[0]?.offlinePage ?? '',
    offline: process.env['OFFLINE'] !== 'off',
  });
  writeBuildList(page.client, project);
  await compressFiles(page);
}
