/** Builds the page in all languages, its service worker and its server, for vite.config.ts. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { minifySync, type ViteBuilder } from 'vite';
import { brotliOptions, GZIP_OPTIONS } from '../../server/resource.ts';
import { readFolder } from '../../server/site.ts';
import type { LanguagePage, ViewCode } from '../../src/app/entry-prerender.tsx';
import { type CalendarDate, parseCalendarDate } from '../../src/life/calendar-date.ts';
import { compileWords } from '../words/compile.ts';
import { listWordFolders } from '../words/languages.ts';
import { buildServiceWorker } from './build-worker.ts';
import { viewStart } from './language-pages.ts';

/** Where the build is made. Only a complete one takes the place of the last. */
export const UNFINISHED = `dist.unfinished-${process.pid}`;
const CLIENT = join(UNFINISHED, 'client');
const TYPEFACE_NOTICES = ['figtree-license.txt', 'instrument-serif-license.txt'];

type Output = Awaited<ReturnType<ViteBuilder['build']>>;

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/**
 * The day that the pages are rendered as of, in UTC. `SOURCE_DATE_EPOCH` makes builds of one source the same.
 * @throws RangeError if it is no time in seconds
 */
export function findBuildDay(epoch = process.env['SOURCE_DATE_EPOCH']): CalendarDate {
  const builtAt = epoch?.trim() ? new Date(Number(epoch) * 1000) : new Date();
  const day = Number.isNaN(builtAt.getTime()) ? null : parseCalendarDate(builtAt.toISOString().slice(0, 10));
  if (!day) throw new RangeError(`SOURCE_DATE_EPOCH is "${epoch}", which is not a time in seconds.`);
  return day;
}

function findViewCode(output: Output, base: string, folder: string): ViewCode {
  const chunks =
    'output' in output ? output.output.flatMap((file) => (file.type === 'chunk' ? file : [])) : [];
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId === viewStart(folder));
  if (!start) throw new Error(`The view in ${folder} was not built`);
  return { script: base + start.fileName, imports: start.imports.map((file) => base + file) };
}

/**
 * Copies the style sheet into the page, so that the browser can paint it after one round trip. The link stays, but is
 * disabled and so never fetched: Vite finds there that the parts loaded later need not fetch it.
 */
function inlineStyles(html: string, base: string): string {
  const [link, path] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? [];
  if (!link || !path) throw new Error('The page has no style sheet to inline');
  const styles = readFileSync(join(CLIENT, path.slice(base.length)), 'utf8').trim();
  return html.replace(link, () => `<style>${styles}</style><link rel="stylesheet" href="${path}" disabled>`);
}

/** Prerenders the page in every language, one after the other: all use the same module of words. */
async function prerenderPages(base: string, view: Output): Promise<readonly LanguagePage[]> {
  const entry = pathToFileURL(join(UNFINISHED, 'prerender', 'entry-prerender.js')).href;
  const { prerenderLanguage }: typeof import('../../src/app/entry-prerender.tsx') = await import(entry);
  const builtOn = findBuildDay();
  const pages: LanguagePage[] = [];
  for (const folder of listWordFolders()) {
    const target = join(CLIENT, folder === 'en' ? '' : folder);
    // oxlint-disable-next-line no-await-in-loop -- they have the words of one language at a time
    const made = await prerenderLanguage(folder, {
      template: inlineStyles(readFileSync(join(target, 'index.html'), 'utf8'), base),
      builtOn,
      minify: (script) => minifySync('inline.js', script).code,
      view: findViewCode(view, base, folder),
    });
    for (const [name, content] of Object.entries(made.files)) write(join(target, name), content);
    const quotes = join(target, 'quotes.json');
    // A draft without its own has the English ones.
    if (!existsSync(quotes)) copyFileSync(join(CLIENT, 'quotes.json'), quotes);
    pages.push(made);
  }
  rmSync(join(UNFINISHED, 'prerender'), { recursive: true });
  return pages;
}

/** A package of the page, as Vite lists it. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX. */
  readonly identifier: string | null;
  /** The license's text. */
  readonly text: string | null;
}

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

const nameOf = ({ name, version, identifier }: LicensedPackage) => `${name} ${version} (${identifier})`;

/**
 * The notices of all third-party parts of the page: each license once, below its packages.
 * @param typefaces the licenses of the typefaces
 * @throws Error for a package without a license
 */
export function makeNotices(packages: readonly LicensedPackage[], typefaces: readonly string[]): string {
  const byText = new Map<string, LicensedPackage[]>();
  for (const each of packages) {
    if (!each.text || !each.identifier) throw new Error(`${each.name} has no license`);
    const text = each.text.trim();
    byText.set(text, [...(byText.get(text) ?? []), each]);
  }
  const sections = [...byText].map(([text, licensed]) => `${licensed.map(nameOf).join('\n')}\n\n${text}`);
  const head = 'Lifetime Visualizer contains the following software and typefaces.';
  return `${[head, ...sections, ...typefaces.map((text) => text.trim())].join(RULE)}\n`;
}

function writeNotices(): void {
  const listed = join(CLIENT, 'licenses.json');
  const packages: LicensedPackage[] = JSON.parse(readFileSync(listed, 'utf8'));
  rmSync(listed);
  const typefaces = TYPEFACE_NOTICES.map((name) => readFileSync(join('src/assets/fonts', name), 'utf8'));
  write(join(CLIENT, 'licenses.txt'), makeNotices(packages, typefaces));
}

/** Compresses all files except pages, into which the server puts its settings when it starts. */
async function compressFiles(): Promise<void> {
  const files = [...readFolder(CLIENT)].filter(([path]) => !path.endsWith('.html'));
  await Promise.all(
    files.map(async ([path, body]) => {
      const br = await promisify(brotliCompress)(body, brotliOptions(body, 'best'));
      const gz = await promisify(gzip)(body, GZIP_OPTIONS);
      for (const [ending, variant] of Object.entries({ br, gz })) {
        if (variant.byteLength < body.byteLength) {
          write(join(UNFINISHED, 'compressed', `${path}.${ending}`), variant);
        }
      }
    }),
  );
}

/** The folder of the complete build. */
const FOLDER = process.env['BUILD_FOLDER'] ?? 'dist';

/** Puts the new build in the place of the last. */
function exchange(): void {
  const last = `${UNFINISHED}-last`;
  mkdirSync(dirname(FOLDER), { recursive: true });
  if (existsSync(FOLDER)) renameSync(FOLDER, last);
  try {
    renameSync(UNFINISHED, FOLDER);
  } catch (error) {
    // Another build may have finished at the same moment: then its own is there.
    if (!existsSync(FOLDER)) throw error;
  }
  try {
    rmSync(last, { recursive: true, force: true });
  } catch {
    console.warn(`The last build belongs to another user. It could not be removed, and is now in ${last}.`);
  }
}

export async function buildApp(builder: ViteBuilder): Promise<void> {
  const { base } = builder.config;
  const build = (name: string): Promise<Output> => {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`vite.config.ts has no environment ${name}`);
    return builder.build(environment);
  };
  process.once('exit', () => rmSync(UNFINISHED, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  compileWords();
  const startedAt = new Date();
  await build('client');
  const view = await build('view');
  await build('prerender');
  const pages = await prerenderPages(base, view);
  writeNotices();
  const paths = { site: base, homes: pages.map(({ home }) => home) };
  await buildServiceWorker(CLIENT, paths);
  await compressFiles();
  await build('server');
  // `npm start` builds again if the sources have changed since.
  utimesSync(join(UNFINISHED, 'server', 'node.js'), startedAt, startedAt);
  exchange();
}
