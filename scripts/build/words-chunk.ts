/** Assigns the modules of words to chunks, for vite.config.ts. */
import { basename, dirname } from 'node:path';
import { languageOfPage, START } from './language-pages.ts';

/** The modules of a language, except the English names of activities, which every language knows. */
const WORDS = /[\\/]src[\\/]words[\\/](?!current[\\/]|en[\\/]activity-names)[^\\/]+[\\/]/;
const LATER = new Set(['results', 'details', 'entries']);
/** The areas of modules beside the catalogues. */
const BESIDE = new Map([
  ['grammar', 'results'],
  ['names', 'results'],
  ['activity-names', 'results'],
  ['typed-life-words', 'entries'],
]);

/**
 * The chunk of a module of words: one for each area of a language, of which the first starts the page.
 * @example 'de-results' for `src/words/de/names.ts`
 */
export function wordsChunk(id: string): string | null {
  const started = START.exec(id)?.[1] ?? languageOfPage(id);
  if (started) return `${started}-form`;
  if (!WORDS.test(id)) return null;
  const name = basename(id, '.ts');
  const area = LATER.has(name) ? name : (BESIDE.get(name) ?? 'form');
  return `${basename(dirname(id))}-${area}`;
}
