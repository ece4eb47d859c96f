import uFuzzy from '@leeoniya/ufuzzy';
import { alpha2Of, namesIn, type ShownNames } from './country-names.ts';
import type { Country } from './life-expectancy.ts';
/** By alpha-3 code: former and everyday names in several languages, from the variants in CLDR 48 and from use. */
import OTHER_NAMES from './other-names.json' with { type: 'json' };

/** Up to so many words are found in any order. */
const MOST_WORDS = 4;
const LETTERS = String.raw`\p{L}\p{M}\p{N}`;

/** Names in any script, of which each typed word begins a word. */
const WORDS: uFuzzy.Options = {
  unicode: true,
  alpha: null,
  interSplit: `[^${LETTERS}]+`,
  interBound: `[^${LETTERS}]`,
  interLft: 1,
  intraChars: `[${LETTERS}]`,
  intraSplit: null,
  intraBound: null,
};
/** A letter too many, missing, wrong or swapped is forgiven in words of five letters or more. */
const WITH_SLIPS: uFuzzy.Options = { ...WORDS, intraMode: 1, intraSlice: [0, Number.POSITIVE_INFINITY] };

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
const toKatakana = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + HIRAGANA_TO_KATAKANA);

/** Removes what does not matter in a search: case, accents, punctuation, articles. */
function fold(text: string): string {
  return (
    text
      // In upper case, ß is SS, ς is Σ and ı is I.
      .toUpperCase()
      .normalize('NFKD')
      // Accents; in Arabic, hamza on its carrier, marks of short vowels, and the stroke that stretches a word.
      .replace(/[\u0300-\u036F\u064B-\u065F\u0670\u0640]/g, '')
      .replace(/[\u3041-\u3096]/g, toKatakana)
      .replace(NOT_PLAIN, (letter) => PLAIN_LETTERS[letter] ?? letter)
      // The marks of other scripts stay: in many, they are vowels.
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .toLowerCase()
      .trim()
      .replace(/^the |(?<=^| )ال/g, '')
      .replace(/\bst\b/, 'saint')
  );
}

const join = (folded: string) => folded.replaceAll(' ', '');

/** The language of most people in a region, with its script, as a BCP 47 tag. @param region alpha-2 */
function likelyLanguage(region: string): string {
  const { language, script } = new Intl.Locale(`und-${region}`).maximize();
  return `${language}-${script}`;
}

/** Prepares a search by everything that countries are found by: each name, folded, with its country. */
function createIndex(countries: readonly Country[], shown: ShownNames, locale: string) {
  const namesOf = [...new Set(['en', shown.language, locale])].flatMap((language) => [
    namesIn(language),
    namesIn(language, 'short'),
  ]);
  const others: Readonly<Partial<Record<string, string>>> = OTHER_NAMES;
  const entries = countries.flatMap((country) => {
    const { code, name } = country;
    const alpha2 = alpha2Of(code);
    const names = [
      shown.nameOf(country),
      name,
      ...namesOf.map((nameIn) => nameIn(country)),
      alpha2 && namesIn(likelyLanguage(alpha2))(country),
      ...(others[code]?.split(', ') ?? []),
      code,
      alpha2,
    ].flatMap((each) => (each ? fold(each) : []));
    // "Hongkong" is Hong Kong.
    const all = new Set(names.flatMap((each) => [each, join(each)]).filter(Boolean));
    return Array.from(all, (text) => ({ text, country }));
  });
  const texts = entries.map(({ text }) => text);
  const [asTyped, withSlips] = [new uFuzzy(WORDS), new uFuzzy(WITH_SLIPS)];
  const find = (by: uFuzzy, typed: string) => {
    const [, info, order] = by.search(texts, typed, MOST_WORDS, Number.POSITIVE_INFINITY);
    return order?.flatMap((position) => entries[info.idx[position] ?? -1]?.country ?? []) ?? [];
  };
  return (typed: string): readonly Country[] => {
    // "U.S." and "hongkong" first: names that are the same without spaces.
    const found = new Set([...find(asTyped, join(typed)), ...find(asTyped, typed)]);
    return [...(found.size > 0 ? found : new Set(find(withSlips, typed)))];
  };
}

/**
 * Creates a search among countries by their names in the page's language, the visitor's, English and their own, by other
 * names and by code, with words in any order and without accents. Only if nothing is found as it was typed, one slip in
 * each word is forgiven. The best match comes first; an empty search gives all countries in the order of their names.
 * @param shown the names that the page shows
 * @param locale the visitor's, as a BCP 47 tag
 * @example createCountrySearch(countries, shownNames, 'en')('korea south') // South Korea
 */
export function createCountrySearch(
  countries: readonly Country[],
  shown: ShownNames,
  locale: string,
): (text: string) => readonly Country[] {
  const { compare } = new Intl.Collator(shown.language);
  const sorted = countries.toSorted((one, other) => compare(shown.nameOf(one), shown.nameOf(other)));
  let find: ReturnType<typeof createIndex> | undefined;
  return (text) => {
    const typed = fold(text);
    if (typed === '') return sorted;
    // With the first search: the list alone does not need it, and it takes a while.
    find ??= createIndex(sorted, shown, locale);
    return find(typed);
  };
}
