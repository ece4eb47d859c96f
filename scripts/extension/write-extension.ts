/**
 * Run by extension.mjs: writes the browser extension into `dist/extension`, for each store as a folder that a browser can
 * load, and as the zip of it. Builds of one source are the same, byte for byte.
 */
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { build } from 'vite';
import { readFolder } from '../../server/read-folder.ts';
import { CHECKS, WITHOUT_CONFIG } from '../build-settings.ts';
import { importBuilt } from '../import-built.ts';
import { wordsAlias } from '../page-languages.ts';
import { replaceFolder } from '../replace-folder.ts';
import { compilePageWords } from '../words/page-words.ts';
import { writeFile } from '../write-file.ts';
import { EXTENSION_TARGET, ICON_SIZES, makeManifest, STORES } from './manifest.ts';

const FOLDER = process.env['EXTENSION_FOLDER'] || 'dist/extension';
const PAGES = ['new-tab', 'options'] as const;
/** The first time that a zip can hold, in any time zone. */
const ZIP_TIME = new Date(1980, 0, 1);

const writeJson = (file: string, content: unknown) =>
  writeFile(file, `${JSON.stringify(content, null, 2)}\n`);

/** Builds a page of the extension: its script as one file, so that a page is drawn as soon as it is read. */
async function buildPage(name: (typeof PAGES)[number], folder: string): Promise<void> {
  await build({
    ...WITHOUT_CONFIG,
    resolve: { alias: wordsAlias() },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: EXTENSION_TARGET,
      modulePreload: false,
      // Otherwise the script would write the styles into the page, which the policy forbids.
      cssCodeSplit: false,
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
  copyFileSync(`src/extension/${name}.html`, join(folder, `${name}.html`));
}

/** Writes the texts that browsers and stores show, in each language. */
async function writeLocales(folder: string): Promise<void> {
  const { listLocales } = await importBuilt<typeof import('../../src/extension/locales.ts')>(
    'src/extension/locales.ts',
    `${folder}.locales`,
  );
  for (const [locale, messages] of Object.entries(listLocales())) {
    writeJson(join(folder, '_locales', locale, 'messages.json'), messages);
  }
}

/** The files of a folder as a zip, in the same order on every machine. */
function zipFolder(folder: string): Uint8Array {
  const files = [...readFolder(folder)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const named = Object.fromEntries(files.map(([path, content]) => [path.slice(1), content]));
  return zipSync(named, { level: 9, mtime: ZIP_TIME });
}

/** Builds what all stores get. */
async function buildShared(folder: string): Promise<void> {
  compilePageWords();
  await Promise.all(PAGES.map((name) => buildPage(name, folder)));
  for (const size of ICON_SIZES) {
    writeFile(join(folder, 'icons', `${size}.png`), readFileSync(`scripts/extension/icons/${size}.png`));
  }
  await writeLocales(folder);
}

async function writeStores(parent: string): Promise<void> {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const shared = join(parent, 'shared');
  await buildShared(shared);
  const files = readFolder(shared);
  rmSync(shared, { recursive: true });
  for (const store of STORES) {
    const folder = join(parent, store);
    for (const [path, content] of files) writeFile(join(folder, path), content);
    writeJson(join(folder, 'manifest.json'), makeManifest(store, version));
    writeFile(`${folder}.zip`, zipFolder(folder));
  }
}

await replaceFolder(FOLDER, writeStores);
console.log(
  `The extension is in ${FOLDER}, a folder and a zip for each store: docs/operations.md says what they ask.`,
);
