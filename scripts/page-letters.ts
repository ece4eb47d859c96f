/** Lists the letters that typefaces need, for make-fonts.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { makeQuotes } from '../data/pipeline/make-quotes.ts';
import { hasAccents } from '../src/words/language.ts';
import { countryCodes, namesIn } from '../src/world/country-names.ts';
import { listWholeFolders, WORDS } from './words/languages.ts';

/** The folders of words whose languages have Latin letters that are not in English. */
export const ACCENTED_LANGUAGES: readonly string[] = listWholeFolders().filter(hasAccents);

/** All words of a language, with the code around them. */
function readWords(language: string): string {
  const folder = `${WORDS}/${language}`;
  return readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('');
}

function nameCountries(language: string): string {
  const nameIn = namesIn(language);
  return countryCodes()
    .map((code) => nameIn({ code, name: '' }) ?? '')
    .join('');
}

/**
 * The non-ASCII letters and punctuation of a language: those in its words, its quotes and its names of countries.
 * @param language a folder of `src/words`
 * @example accentsOf('de') // includes 'äöüß„“'
 */
export function accentsOf(language: string): string {
  const quotes = JSON.stringify(makeQuotes(language));
  const said = readWords(language) + quotes + nameCountries(language);
  return [...new Set(said.match(/(?!\p{ASCII})[\p{L}\p{P}]/gu))].join('');
}
