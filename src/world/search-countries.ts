import { namesFor } from './country-aliases.ts';
import { alpha2Of, everydayName, NAMES_LANGUAGE, type NamedCountry } from './country-names.ts';
import type { Country } from './life-expectancy.ts';

/** Countries prepared for a search, by everyday name. */
export interface CountryIndex {
  readonly countries: readonly IndexedCountry[];
  readonly matchTypos: TypoSearch['matchTypos'];
}

/** What finds a country that is not typed as it is named. Its code comes when somebody searches. */
export interface TypoSearch {
  /** What a country is called elsewhere, or was called once. */
  readonly otherNamesOf: (country: NamedCountry) => readonly string[];
  /** How well a word matches what is typed with slips. */
  readonly matchTypos: (word: string, typed: string) => number;
}

interface IndexedCountry {
  readonly country: Country;
  readonly codes: readonly (string | undefined)[];
  readonly names: readonly Phrase[];
  /** Looked at where no name is found as it is typed. */
  readonly otherNames: readonly Phrase[];
}

/** Folded text, whole and in words. */
interface Phrase {
  /** Without spaces, so that "hongkong" is "Hong Kong". */
  readonly whole: string;
  readonly words: readonly string[];
}

/** How well something matches: the lower, the better. */
export const MATCH = {
  exact: 0,
  start: 1,
  words: 2,
  wordStarts: 3,
  slip: 4,
  slipInStart: 5,
  twoSlips: 6,
  none: 7,
} as const;

const AS_NAMED: TypoSearch = { otherNamesOf: () => [], matchTypos: () => MATCH.none };

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
 * @param locale the visitor's, as a BCP 47 tag: countries are found by their names in its language as well
 * @param further without it, countries are found as they are named
 */
export function indexCountries(
  countries: readonly Country[],
  locale: string,
  { otherNamesOf, matchTypos } = AS_NAMED,
): CountryIndex {
  const { compare } = new Intl.Collator(NAMES_LANGUAGE);
  const namesOf = namesFor(locale);
  const indexed = countries
    .map((country) => ({ country, everyday: everydayName(country) }))
    .toSorted((a, b) => compare(a.everyday, b.everyday))
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

/** What is typed, and, where that says enough, without the words that say nothing. */
function parseTyped(text: string): readonly Phrase[] {
  const typed = parsePhrase(text);
  const telling = toPhrase(typed.words.filter((word) => !FILLERS.has(word)));
  const isOther = telling.words.length > 0 && telling.words.length < typed.words.length;
  return isOther ? [typed, telling] : [typed];
}

/**
 * The countries that a search finds by name, in any order of words, or by code: the best match first, then by everyday
 * name; all of them for an empty search. Other names count where none is found as it is typed. A slip of one letter in
 * a word is forgiven; one in the beginning of a word, as while that word is being typed, or two in a long word only
 * where nothing else is found.
 * @example searchCountries(indexCountries(countries, 'en'), 'korea south') // South Korea
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
    [...new Set([...asTyped, ...findOther(MATCH.exact, MATCH.wordStarts), ...findOwn(MATCH.slip)])],
    findOwn(MATCH.slipInStart),
    findOther(MATCH.slip),
    findOwn(MATCH.twoSlips),
  ];
  return levels.find((found) => found.length > 0) ?? [];
}
