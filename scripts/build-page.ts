import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotliOptions, GZIP_OPTIONS } from '../server/compress-variants.ts';
import type { Language } from '../src/messages/language.ts';
import { LANGUAGES } from '../src/messages/languages.ts';
import { endWithThisProcess } from './end-with-this-process.mjs';
import { type LicensedPackage, makeNotices, tidyBill } from './make-notices.ts';
import { mergeLanguage } from './merge-languages.ts';
import { folderOf } from './page-languages.ts';
import { compile } from './run-compiled.mjs';

const FONTS = 'src/assets/fonts';
/** Each takes a processor and 0.5 GB of memory. */
const MOST_LANES = 4;

/** Where the page is built to. */
export interface PageBuild {
  /** The path of what all languages share, with a slash at both ends: `/` on its own server. */
  readonly site: string;
  /** The folder of the page's files. */
  readonly client: string;
  /** The folder of the same files compressed, if that makes them smaller. */
  readonly compressed: string;
}

/** The folder that the page is built in for one language, before all are merged. */
const workFolder = (client: string, language: Language) => join(`${client}.languages`, folderOf(language));

/** Builds the page in languages one after the other, each in a process of its own. */
async function buildLane(program: string, { site, client }: PageBuild, languages: Language[]): Promise<void> {
  for (let language = languages.shift(); language; language = languages.shift()) {
    const child = endWithThisProcess(
      spawn(process.execPath, [program, site, workFolder(client, language)], {
        stdio: 'inherit',
        env: { ...process.env, PAGE_LANGUAGE: folderOf(language) },
      }),
    );
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const [code] = await once(child, 'exit');
    if (code !== 0)
      throw new Error(`The page could not be built in ${language.tag}: see the messages above.`);
  }
}

/** Builds the page in every language, and merges what comes out. */
async function buildLanguages(page: PageBuild): Promise<void> {
  const program = await compile('scripts/build-language.ts');
  const waiting = [...LANGUAGES];
  const lanes = Math.min(LANGUAGES.length, availableParallelism(), MOST_LANES);
  try {
    await Promise.all(Array.from({ length: lanes }, () => buildLane(program, page, waiting)));
    for (const language of LANGUAGES) mergeLanguage(page.client, language, workFolder(page.client, language));
  } finally {
    rmSync(`${page.client}.languages`, { recursive: true, force: true });
  }
}

/** Compresses all files except pages, into which the server inserts its settings when it starts. */
async function compressFiles({ client, compressed }: PageBuild): Promise<void> {
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(file);
      const variants = [
        ['br', await promisify(brotliCompress)(body, brotliOptions(body, 'best'))],
        ['gz', await promisify(gzip)(body, GZIP_OPTIONS)],
      ] as const;
      const target = join(compressed, relative(client, file));
      mkdirSync(dirname(target), { recursive: true });
      for (const [ending, variant] of variants) {
        if (variant.byteLength < body.byteLength) writeFileSync(`${target}.${ending}`, variant);
      }
    }),
  );
}

/** Writes who made the parts of the page, and under which licenses. */
async function writeNotices(client: string): Promise<void> {
  const listed = join(client, 'licenses.json');
  const packages: LicensedPackage[] = JSON.parse(readFileSync(listed, 'utf8'));
  rmSync(listed);
  const fonts = readdirSync(FONTS).filter((name) => name.endsWith('license.txt'));
  const typefaces = fonts.map((name) => readFileSync(join(FONTS, name), 'utf8'));
  writeFileSync(join(client, 'licenses.txt'), makeNotices(packages, typefaces));
  const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { stdout: bill } = await promisify(execFile)(
    'npm',
    'sbom --package-lock-only --sbom-format cyclonedx --omit dev'.split(' '),
    { shell: process.platform === 'win32' },
  );
  writeFileSync(join(client, 'sbom.json'), tidyBill(bill, name));
}

/** Builds the page in every language: its files, licenses, prerendered HTML, service workers, compressed files. */
export async function buildPage(page: PageBuild): Promise<void> {
  rmSync(page.client, { recursive: true, force: true });
  await buildLanguages(page);
  await writeNotices(page.client);
  await compressFiles(page);
}
