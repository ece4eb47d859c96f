/** Builds the page as one file in each language, for build-page.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'fflate';
import { hashInline, hashSource } from '../../server/inline-hashes.ts';
import type { CalendarDate } from '../../src/life/calendar-date.ts';
import { ONE_FILE_KEYS } from '../../src/platform/edition.ts';
import { openFile, watchFile } from '../../src/platform/open-file.ts';
import { SAVE_DATA_SCRIPT } from '../../src/platform/save-data.ts';
import { THEME_COLORS, themeScript } from '../../src/platform/theme.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { FIGURES } from '../figures-file.ts';
import { importBuilt } from '../import-built.ts';
import { minifyInline } from '../minify-inline.ts';
import { folderOf } from '../page-languages.ts';
import { pageQuotes } from '../page-quotes.ts';
import { embedTypefaces } from './embed-typefaces.ts';
import { bundleCode, bundleWords } from './one-file-code.ts';

/** At the path of each language. It is no page of the site, and its settings are still to be filled in. */
export const ONE_FILE = 'one-file.txt';

const TEMPLATE = 'scripts/export/one-file.html';
const STYLES = 'scripts/export/one-file.css';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The file may do nothing but show itself. @param unpacked the scripts that it unpacks */
function writePolicy(html: string, unpacked: readonly string[]): string {
  const { script, style } = hashInline([html]);
  return [
    "default-src 'none'",
    "base-uri 'none'",
    'font-src data:',
    "form-action 'none'",
    'img-src data: blob:',
    `script-src ${[...script, ...unpacked.map(hashSource)].join(' ')}`,
    `style-src ${style.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types one-file',
  ].join(';');
}

/** By a compressor in JavaScript: that of Node.js writes other bytes on other processors, and builds have to be the same. */
const compress = (text: string) => gzipSync(Buffer.from(text), { level: 9, mem: 12, mtime: 0 });

const pack = (id: string, text: string) =>
  `<script type="text/plain" id="${id}">${Buffer.from(compress(text)).toString('base64')}</script>`;

/** The parts that are the same in every language. */
interface Shared {
  readonly code: string;
  readonly figures: string;
  readonly licenses: string;
}

/** Fills in placeholders such as `{{icon}}`. */
const fill = (html: string, parts: Readonly<Record<string, string>>) =>
  Object.entries(parts).reduce((filled, [name, part]) => filled.replace(`{{${name}}}`, () => part), html);

/** The file before its page is rendered. @param page the site's, in the language, with its styles */
function fillTemplate(client: string, page: string, { licenses }: Shared): string {
  const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  const styles = embedTypefaces(css, (name) => readFileSync(join(client, 'assets', name), 'base64'));
  const watch = minifyInline(`(${watchFile.toString()})()`);
  return fill(readFileSync(TEMPLATE, 'utf8'), {
    themeColor: THEME_COLORS.dark,
    headScript: [themeScript(ONE_FILE_KEYS), SAVE_DATA_SCRIPT, watch].join(';'),
    icon: `data:image/svg+xml;base64,${readFileSync(join(client, 'favicon.svg'), 'base64')}`,
    styles: `<style>${styles}${readFileSync(STYLES, 'utf8')}</style>`,
    licenses: escapeHtml(licenses),
  });
}

/** Puts the packed parts into a rendered file, and its policy, which has the hashes of all scripts. */
function addParts(html: string, words: string, { code, figures }: Shared): string {
  const filled = fill(html, {
    parts: [pack('code', code), pack('words', words), pack('figures', figures)].join('\n'),
    lastScript: minifyInline(`(${openFile.toString()})(["code","words"],"figures")`),
  });
  return fill(filled, { policy: writePolicy(filled, [code, words]) });
}

/**
 * Builds the page as one file in each language, from the built page.
 * @param client the folder of the page's files
 */
export async function buildOneFiles(client: string, builtOn: CalendarDate): Promise<void> {
  const { prerenderLanguage } = await importBuilt<typeof import('../../src/app/entry-prerender.tsx')>(
    'src/app/entry-prerender.tsx',
    `${client}.one-file`,
    { mode: 'one-file', base: './' },
  );
  const shared = {
    code: await bundleCode(),
    figures: FIGURES.content,
    // No other file is beside it.
    licenses: readFileSync(join(client, 'licenses.txt'), 'utf8').replace(/^.*sbom\.json.*\n/m, ''),
  };
  const scripts = await Promise.all(LANGUAGES.map((language) => bundleWords(folderOf(language))));
  for (const [index, language] of LANGUAGES.entries()) {
    const target = join(client, language.path);
    const template = fillTemplate(client, readFileSync(join(target, 'index.html'), 'utf8'), shared);
    const words = folderOf(language);
    const options = { template, builtOn, quotes: pageQuotes(words), minify: minifyInline, view: null };
    // oxlint-disable-next-line no-await-in-loop -- they have the words of one language at a time
    const { files } = await prerenderLanguage(words, options);
    writeFileSync(join(target, ONE_FILE), addParts(files['index.html'] ?? '', scripts[index] ?? '', shared));
  }
}
