import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseConfig } from '../../server/config.mjs';
import { injectSettings } from '../../server/inject-settings.ts';
import { BUILT_LANGUAGES } from './built-languages.ts';
import { SETTINGS } from './exported/exported-folders.mjs';

/** The name of the file in a language. @param path of the language: empty for English, `de/` */
export const nameOf = (path: string): string => `lifetime-visualizer-${path.slice(0, -1) || 'en'}.html`;

/** The page as one file, as `npm run export -- --one-file` writes it. */
export const readOneFile = (path: string): string =>
  injectSettings(readFileSync(`dist/client/${path}one-file.txt`, 'utf8'), {
    ...parseConfig(SETTINGS),
    build: 'tested',
  });

/** A folder of a disk, with a space in its name. */
export interface Disk {
  /** Writes a file. @returns its address */
  readonly write: (name: string, text: string) => string;
  readonly remove: () => void;
}

export function createDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'one file '));
  return {
    write: (name, text) => {
      const file = join(folder, name);
      writeFileSync(file, text);
      return pathToFileURL(file).href;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A disk with the page in every language. @returns the address of each, by the language's path */
export const writeAll = (disk: Disk): ReadonlyMap<string, string> =>
  new Map(BUILT_LANGUAGES.map(({ path }) => [path, disk.write(nameOf(path), readOneFile(path))]));

/** The message of a file of which a part is missing. */
export const incompleteIn = (html: string): string =>
  /<meta name="incomplete" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', '’') ?? '';
