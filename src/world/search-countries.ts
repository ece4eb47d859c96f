import { allNames, alpha2Of, everydayName, namesIn } from './country-names.ts';
import type { Country } from './life-expectancy.ts';

/** Countries prepared for a search, by everyday name. */
export type CountryIndex = readonly IndexedCountry[];

interface IndexedCountry {
  readonly country: Country;
  readonly codes: readonly (string | undefined)[];
  readonly names: readonly Phrase[];
}

/** Folded text, whole and in words. */
interface Phrase {
  /** Without spaces, so that "hongkong" is "Hong Kong". */
  readonly whole: string;
  readonly words: readonly string[];
}

/** How well something matches: the lower, the better. */
const MATCH = {
  exact: 0,
  start: 1,
  words: 2,
  wordStarts: 3,
  slip: 4,
  slipInStart: 5,
  none: 6,
} as const;

/** Shorter words than this, in letters, are too much like each other to forgive a slip. */
const MIN_SLIP_LETTERS = 4;

/** Words that say nothing about which country is meant. */
const FILLERS: ReadonlySet<string> = new Set(['THE', 'OF', 'AND']);

/** Letters that Unicode does not take for a plain one with a mark, and that are typed as one all the same. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { Ø: 'O', Ł: 'L', Đ: 'D', Æ: 'AE', Œ: 'OE' };

/** Text without the differences that do not matter in a search: case, accents, punctuation. */
function fold(text: string): string {
  return (
    text
      // Upper case, in which ß is SS, and ς and ı are like any other sigma and i.
      .toUpperCase()
      .replace(/['’‘ʼʻ´`.]/g, '')
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      .replace(/[ØŁĐÆŒ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
      // Other scripts' marks stay: in many of them, marks are the vowels.
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

function toPhrase(words: readonly string[]): Phrase {
  return { whole: words.join(''), words };
}

function parsePhrase(text: string): Phrase {
  return toPhrase(fold(text).split(' ').filter(Boolean));
}

/**
 * Prepares countries for any number of searches.
 * @param locale the visitor's, as a BCP 47 tag: in its language countries are found, in its order they stand
 */
export function indexCountries(countries: readonly Country[], locale: string): CountryIndex {
  const { compare } = new Intl.Collator(locale);
  const nameInLanguage = namesIn(locale);
  return countries
    .map((country) => ({ country, everyday: everydayName(country) }))
    .toSorted((a, b) => compare(a.everyday, b.everyday))
    .map(({ country }) => ({
      country,
      codes: [country.code, alpha2Of(country.code)],
      names: allNames(country, nameInLanguage).map(parsePhrase),
    }));
}

/**
 * Whether two words are the same but for one letter that is missing, too many or another, or two neighbours swapped.
 * @example isWithinOneSlip('switzerlnad', 'switzerland') // true
 */
export function isWithinOneSlip(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [first = '', second = ''] = a.slice(same);
  const restOfA = a.slice(same + 1);
  const restOfB = b.slice(same + 1);
  return (
    restOfA === restOfB ||
    restOfA === b.slice(same) ||
    restOfB === a.slice(same) ||
    b.slice(same) === second + first + a.slice(same + 2)
  );
}

function startsWithinOneSlip(word: string, typed: string): boolean {
  return [-1, 0, 1].some((more) => isWithinOneSlip(typed, word.slice(0, typed.length + more)));
}

function matchWord(word: string, typed: string): number {
  if (word === typed) return MATCH.words;
  if (word.startsWith(typed)) return MATCH.wordStarts;
  if (typed.length < MIN_SLIP_LETTERS) return MATCH.none;
  if (isWithinOneSlip(typed, word)) return MATCH.slip;
  return startsWithinOneSlip(word, typed) ? MATCH.slipInStart : MATCH.none;
}

function matchName(name: Phrase, typed: Phrase): number {
  if (name.whole === typed.whole) return MATCH.exact;
  if (name.whole.startsWith(typed.whole)) return MATCH.start;
  const perWord = typed.words.map((each) => Math.min(...name.words.map((word) => matchWord(word, each))));
  return Math.max(...perWord);
}

function matchCountry({ codes, names }: IndexedCountry, typed: Phrase): number {
  if (codes.includes(typed.whole)) return MATCH.exact;
  return Math.min(...names.map((name) => matchName(name, typed)));
}

/**
 * The countries that a search finds by name, in any order of words, or by code: the best match first, then by everyday
 * name; all of them for an empty search. A slip of one letter in a word is forgiven; one in the beginning of a word
 * only where nothing else is found, as while that word is being typed.
 * @example searchCountries(indexCountries(countries, 'en'), 'korea south') // South Korea
 */
export function searchCountries(index: CountryIndex, text: string): Country[] {
  const typed = parsePhrase(text);
  if (typed.words.length === 0) return index.map(({ country }) => country);
  const telling = toPhrase(typed.words.filter((word) => !FILLERS.has(word)));
  const phrases = telling.words.length > 0 ? [typed, telling] : [typed];
  const matches = index.map((each) => ({
    country: each.country,
    match: Math.min(...phrases.map((phrase) => matchCountry(each, phrase))),
  }));
  const best = Math.min(...matches.map(({ match }) => match));
  const worst = best < MATCH.slipInStart ? MATCH.slip : MATCH.slipInStart;
  return matches
    .filter(({ match }) => match <= worst)
    .toSorted((a, b) => a.match - b.match)
    .map(({ country }) => country);
}
