/** The folders and aliases of the page’s languages, for Vite and the builds. */
import { resolve } from 'node:path';
import type { Language } from '../src/words/language.ts';

/** The folder of a language's words, in `src/words`. */
export const folderOf = ({ path }: Pick<Language, 'path'>): string => path.slice(0, -1) || 'en';

/**
 * The folder that `#words/` stands for, as Vite's aliases.
 * @param folder of `src/words`: a language, or the page's own
 */
export const wordsAlias = (folder = 'current') => [
  { find: /^#words\//, replacement: `${resolve('src/words', folder)}/` },
];
