/**
 * Run by extension.mjs: writes the browser extension into `dist/extension`, for each store as a folder that a browser can
 * load, and as the zip of it. Builds of one source are the same, byte for byte.
 */
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { build } from 'vite';
import { CHECKS, forNode, QUIET } from '../build-settings.ts';
import { wordsAlias } from '../page-languages.ts';
import { compilePageWords } from '../words/page-words.ts';
import { ICON_SIZES, makeManifest, STORES } from './manifest.ts';

const FOLDER = process.env['EXTENSION_FOLDER'] || 'dist/extension';
/** Becomes the folder once it is complete. */
const UNFINISHED = `${FOLDER}.unfinished`;
const SHARED = join(UNFINISHED, 'shared');
const PAGES = ['new-tab', 'options'] as const;
/** The first time that a zip can hold, in any time zone. */
const ZIP_TIME = new Date(1980, 0, 1);

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const writeJson = (file: string, content: unknown) => write(file, `${JSON.stringify(content, null, 2)}\n`);

/** Builds a page of the extension: its script as one file, so that a page is drawn as soon as it is read. */
async function buildPage(name: (typeof PAGES)[number]): Promise<void> {
  await build({
    ...QUIET,
    configFile: false,
    publicDir: false,
    resolve: { alias: wordsAlias() },
    build: {
      outDir: SHARED,
      emptyOutDir: false,
      target: ['chrome123', 'edge123', 'firefox142'],
      modulePreload: false,
      // Otherwise the script would write the styles into the page, which the policy forbids.
      cssCodeSplit: false,
      reportCompressedSize: false,
      license: { fileName: `${name}-licenses.md` },
      rolldownOptions: {
        input: `src/extension/${name}.ts`,
        checks: CHECKS,
        output: {
          format: 'iife',
          entryFileNames: '[name].js',
          assetFileNames: `${name}[extname]`,
        },
      },
    },
  });
  copyFileSync(`src/extension/${name}.html`, join(SHARED, `${name}.html`));
}

/** Writes the texts that browsers and stores show, in each language. */
async function writeLocales(): Promise<void> {
  const folder = join(UNFINISHED, 'locales');
  await build(forNode('src/extension/locales.ts', folder));
  const { listLocales }: typeof import('../../src/extension/locales.ts') = await import(
    pathToFileURL(join(folder, 'locales.js')).href
  );
  for (const [locale, messages] of Object.entries(listLocales())) {
    writeJson(join(SHARED, '_locales', locale, 'messages.json'), messages);
  }
  rmSync(folder, { recursive: true });
}

/** The files below a folder by their paths, which are separated by slashes. */
const readFiles = (folder: string): Record<string, Uint8Array> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [relative(folder, file).replaceAll(sep, '/'), readFileSync(file)]),
  );

function writeStores(version: string): void {
  const shared = readFiles(SHARED);
  rmSync(SHARED, { recursive: true });
  for (const store of STORES) {
    const folder = join(UNFINISHED, store);
    for (const [path, content] of Object.entries(shared)) write(join(folder, path), content);
    writeJson(join(folder, 'manifest.json'), makeManifest(store, version));
    write(`${folder}.zip`, zipSync(readFiles(folder), { level: 9, mtime: ZIP_TIME }));
  }
}

async function writeExtension(): Promise<void> {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  compilePageWords();
  await Promise.all(PAGES.map(buildPage));
  for (const size of ICON_SIZES) {
    write(join(SHARED, 'icons', `${size}.png`), readFileSync(`scripts/extension/icons/${size}.png`));
  }
  await writeLocales();
  writeStores(version);
}

rmSync(UNFINISHED, { recursive: true, force: true });
try {
  await writeExtension();
  rmSync(FOLDER, { recursive: true, force: true });
  renameSync(UNFINISHED, FOLDER);
} finally {
  rmSync(UNFINISHED, { recursive: true, force: true });
}
console.log(
  `The extension is in ${FOLDER}, a folder and a zip for each store: docs/operations.md says what they ask.`,
);
