/**
 * Builds the page in one language, that of `PAGE_LANGUAGE`, in a folder of its own: its files, prerendered HTML, manifest
 * and service worker. Run by `build-page.ts`, with the path of the site and the folder.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync } from 'vite';
import { type CalendarDate, parseCalendarDate } from '../src/life/calendar-date.ts';
import { LANGUAGES } from '../src/messages/languages.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { forNode, QUIET } from './build-settings.ts';

const PAGES = [
  ['home', 'index.html'],
  ['not-found', '404.html'],
] as const;

/** Inlines the style sheet, so that the browser can paint the page after one round trip. */
function inlineStyles(site: string, client: string, html: string): string {
  const [link, path] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? [];
  if (!link || !path) throw new Error('The page has no style sheet to inline');
  const file = join(client, path.slice(site.length));
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

const minify = (script: string) => minifySync('inline.js', script).code;

/** Writes the pages and the manifest. @returns the path of the page */
async function prerenderPages(site: string, client: string): Promise<string> {
  const folder = join(client, 'prerender');
  await build({ base: site, ...forNode('src/app/entry-prerender.tsx', folder) });
  const { prerenderPage, MANIFEST, PAGE_PATH }: typeof import('../src/app/entry-prerender.tsx') =
    await import(pathToFileURL(join(folder, 'entry-prerender.js')).href);
  const template = inlineStyles(site, client, readFileSync(join(client, 'index.html'), 'utf8'));
  const options = { template, languages: LANGUAGES, builtOn: findBuildDay(), minify };
  await Promise.all(
    PAGES.map(async ([page, file]) => writeFileSync(join(client, file), await prerenderPage(page, options))),
  );
  writeFileSync(join(client, 'manifest.webmanifest'), JSON.stringify(MANIFEST));
  rmSync(folder, { recursive: true });
  return PAGE_PATH;
}

const [site = '', client = ''] = process.argv.slice(2);
await build({ ...QUIET, base: site, build: { outDir: client, emptyOutDir: true } });
const home = await prerenderPages(site, client);
await buildServiceWorker({ site, home, client, offline: process.env['OFFLINE'] !== 'off' });
