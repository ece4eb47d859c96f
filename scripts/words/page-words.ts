/** Compiles the words of the page, for the build, Vite, compile-words.ts and vitest.config.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT, compileWords } from './compile.ts';

/** The folder of the words: one for each language. */
export const WORDS = 'src/words';

/** The tag of a language, as its `language.ts` has it. */
function readTag(folder: string): string {
  const [, tag = ''] = /tag: '([^']+)'/.exec(readFileSync(join(WORDS, folder, 'language.ts'), 'utf8')) ?? [];
  return tag;
}

/** The folder of each language of the page, in `src/words`. */
export const listWordFolders = (): readonly string[] =>
  readdirSync(WORDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== CURRENT)
    .map(({ name }) => name);

/** Compiles the words of the page. */
export const compilePageWords = (): void =>
  compileWords(WORDS, new Map(listWordFolders().map((folder) => [folder, readTag(folder)])));
