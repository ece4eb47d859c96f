/** Assigns the modules of words to chunks, for vite.config.ts. */
import { basename, dirname } from 'node:path';
import { languageOfPage, START } from './language-pages.ts';

/** The modules of a language, except the English names of activities, which every language knows. */
const WORDS = /[\\/]src[\\/]words[\\/](?!current[\\/]|en[\\/]activity-names)[^\\/]+[\\/]/;
/** The modules that are loaded with the results. */
const LATER = new Set(['results', 'grammar', 'typed-life-words']);

/**
 * The chunk of a module of words: one for each part of the page in a language, of which the first starts the page.
 * @example 'de-results' for `src/words/de/names.ts`
 */
export function wordsChunk(id: string): string | null {
  const started = START.exec(id)?.[1] ?? languageOfPage(id);
  if (started) return `${started}-form`;
  if (!WORDS.test(id)) return null;
  return `${basename(dirname(id))}-${LATER.has(basename(id, '.ts')) ? 'results' : 'form'}`;
}
