import { namesFor } from './country-aliases.ts';
import { alpha2Of, type NamedCountry, type ShownNames } from './country-names.ts';
import type { Country } from './life-expectancy.ts';

/** Countries prepared for searching, sorted by the names that the page shows. */
interface CountryIndex {
  readonly countries: readonly IndexedCountry[];
  readonly matchTypos: TypoSearch['matchTypos'];
}

/** The part of the search that finds other names and forgives typos, loaded with the first search. */
export interface TypoSearch {
  /** Names in other languages and former names. */
  readonly otherNamesOf: (country: NamedCountry) => readonly string[];
  /** How well a word matches if there are typos. */
  readonly matchTypos: (word: string, typed: string) => number;
}

interface IndexedCountry {
  readonly country: Country;
  readonly codes: readonly (string | undefined)[];
  readonly names: readonly Phrase[];
  /** Searched if no name matches exactly. */
  readonly otherNames: readonly Phrase[];
}

/** Normalized text, as a whole and in words. */
interface Phrase {
  /** Without spaces, so that "hongkong" is "Hong Kong". */
  readonly whole: string;
  readonly words: readonly string[];
}

/** The quality of a match; lower is better. */
export const MATCH = {
  exact: 0,
  start: 1,
  words: 2,
  wordStarts: 3,
  typo: 4,
  typoInStart: 5,
  twoTypos: 6,
  none: 7,
} as const;

const AS_NAMED: TypoSearch = { otherNamesOf: () => [], matchTypos: () => MATCH.none };

/** Words that do not distinguish countries. */
const FILLERS: ReadonlySet<string> = new Set(['THE', 'OF', 'AND']);

/** Letters that people type as plain ones, although Unicode does not decompose them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Æ: 'AE',
  Œ: 'OE',
  // Arabic, and the forms of its letters on Persian keyboards.
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

const HIRAGANA_TO_KATAKANA = 0x60;

/** Names of countries are in katakana, but are typed in hiragana first. */
const toKatakana = (letter: string) =>
  String.fromCodePoint((letter.codePointAt(0) ?? 0) + HIRAGANA_TO_KATAKANA);

/** Removes differences that do not matter in a search: case, accents, punctuation. */
function fold(text: string): string {
  return (
    text
      // In upper case, ß is SS, ς is Σ and ı is I.
      .toUpperCase()
      .replace(/['’‘ʼʻ´`.]/g, '')
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      // Arabic: hamza on its carrier, marks of short vowels, and the stroke that stretches a word.
      .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
      .replace(/[\u3041-\u3096]/g, toKatakana)
      .replace(NOT_PLAIN, (letter) => PLAIN_LETTERS[letter] ?? letter)
      // The marks of other scripts stay: in many, they are vowels.
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
 * Prepares countries for searching.
 * @param shown the names that the page shows
 * @param locale the visitor's, as a BCP 47 tag: countries are found by their names in its language as well
 * @param typoSearch without it, only exact names are found
 */
export function indexCountries(
  countries: readonly Country[],
  shown: ShownNames,
  locale: string,
  { otherNamesOf, matchTypos } = AS_NAMED,
): CountryIndex {
  const { compare } = new Intl.Collator(shown.language);
  const namesOf = namesFor(shown, locale);
  const indexed = countries
    .map((country) => ({ country, name: shown.nameOf(country) }))
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ country }) => {
      const names = namesOf(country).map(parsePhrase);
      const known = new Set(names.map(({ whole }) => whole));
      const isNew = ({ whole }: Phrase) => !known.has(whole) && known.add(whole);
      return {
        country,
        codes: [country.code, alpha2Of(country.code)],
        names,
        otherNames: otherNamesOf(country).map(parsePhrase).filter(isNew),
      };
    });
  return { countries: indexed, matchTypos };
}

function matchWord(word: string, typed: string, matchTypos: TypoSearch['matchTypos']): number {
  if (word === typed) return MATCH.words;
  return word.startsWith(typed) ? MATCH.wordStarts : matchTypos(word, typed);
}

function matchName(name: Phrase, typed: Phrase, matchTypos: TypoSearch['matchTypos']): number {
  if (name.whole === typed.whole) return MATCH.exact;
  if (name.whole.startsWith(typed.whole)) return MATCH.start;
  let worst: number = MATCH.words;
  for (const each of typed.words) {
    const best = Math.min(...name.words.map((word) => matchWord(word, each, matchTypos)));
    if (best === MATCH.none) return best;
    worst = Math.max(worst, best);
  }
  return worst;
}

/** The search text, and the text without filler words if anything is left. */
function parseTyped(text: string): readonly Phrase[] {
  const typed = parsePhrase(text);
  const withoutFillers = toPhrase(typed.words.filter((word) => !FILLERS.has(word)));
  const isOther = withoutFillers.words.length > 0 && withoutFillers.words.length < typed.words.length;
  return isOther ? [typed, withoutFillers] : [typed];
}

/**
 * Searches countries by name, with words in any order, or by code. The best match comes first, then shown names in
 * order; an empty search gives all. Other names are searched if no name matches exactly. One typo in a word is
 * forgiven. A typo in the beginning of a word, as while it is being typed, or two in a long word are forgiven if nothing
 * else matches.
 * @example searchCountries(indexCountries(countries, shownNames, 'en'), 'korea south') // South Korea
 */
export function searchCountries({ countries, matchTypos }: CountryIndex, text: string): Country[] {
  const phrases = parseTyped(text);
  if (phrases[0]?.whole === '') return countries.map(({ country }) => country);
  const find = (namesOf: (each: IndexedCountry) => readonly Phrase[]) => {
    const matches = countries.map((each) => ({
      country: each.country,
      match: Math.min(
        ...phrases.map(({ whole }) => (each.codes.includes(whole) ? MATCH.exact : MATCH.none)),
        ...namesOf(each).flatMap((name) => phrases.map((typed) => matchName(name, typed, matchTypos))),
      ),
    }));
    return (best: number, worst = best) =>
      matches
        .filter(({ match }) => match >= best && match <= worst)
        .toSorted((a, b) => a.match - b.match)
        .map(({ country }) => country);
  };
  const findOwn = find(({ names }) => names);
  const asTyped = findOwn(MATCH.exact, MATCH.wordStarts);
  const findOther = asTyped.length > 0 ? () => [] : find(({ otherNames }) => otherNames);
  const levels = [
    [...new Set([...asTyped, ...findOther(MATCH.exact, MATCH.wordStarts), ...findOwn(MATCH.typo)])],
    findOwn(MATCH.typoInStart),
    findOther(MATCH.typo),
    findOwn(MATCH.twoTypos),
  ];
  return levels.find((found) => found.length > 0) ?? [];
}
