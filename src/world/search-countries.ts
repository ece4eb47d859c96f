import { alpha2Of, placeNamesIn, placesMissingIn, type ShownNames } from './country-names.ts';
import type { Country } from './life-expectancy.ts';
import {
  type FoldedText,
  foldForSearch,
  MATCH,
  matchAsTyped,
  matchWhole,
  matchWithSlips,
} from './match-names.ts';
/** By alpha-3 code: former and everyday names in several languages, from the variants in CLDR 48 and from use. */
import OTHER_NAMES from './other-names.json' with { type: 'json' };

/** A place that can be searched, with the names that it is found by. */
interface IndexedPlace {
  /** `null` for a place without a figure, which is not in the list. */
  readonly country: Country | null;
  readonly alpha2: string | undefined;
  /** The name that the page shows. */
  readonly name: string;
  readonly shown: readonly FoldedText[];
  /** Names that people are likely to type on this page in this browser, and codes. */
  readonly likely: readonly FoldedText[];
  /** Names in the other languages of the page. */
  readonly foreign: readonly FoldedText[];
}

/** The language of most people in a region, with its script, as a BCP 47 tag. @param region alpha-2 */
function likelyLanguage(region: string): string {
  const { language, script } = new Intl.Locale(`und-${region}`).maximize();
  return `${language}-${script}`;
}

/** Whose names of countries are searched. Languages are BCP 47 tags. */
interface NamesSearched {
  /** Those that the page shows. */
  readonly shown: ShownNames;
  /** The visitor's language. */
  readonly locale: string;
  /** Those that there is a page in. */
  readonly languages: readonly string[];
}

/** Creates a function that returns a place's names, by its alpha-2 code. */
function createNamesOf({ shown, locale, languages }: NamesSearched) {
  const likely = [...new Set(['en', shown.language, locale])];
  const byLanguage = new Map<string, ReturnType<typeof placeNamesIn>>();
  const nameIn = (language: string, alpha2: string) => {
    const names = byLanguage.get(language) ?? placeNamesIn(language);
    byLanguage.set(language, names);
    return names(alpha2);
  };
  const shortNames = likely.map((language) => placeNamesIn(language, 'short'));
  return (alpha2: string) => ({
    likely: [
      alpha2,
      nameIn(likelyLanguage(alpha2), alpha2),
      ...likely.map((language) => nameIn(language, alpha2)),
      ...shortNames.map((names) => names(alpha2)),
    ],
    foreign: languages.map((language) => nameIn(language, alpha2)),
  });
}

const foldAll = (names: ReadonlySet<string | undefined>): readonly FoldedText[] =>
  Array.from(names).flatMap((name) => foldForSearch(name ?? ''));

/** Lists what can be searched: the countries in their order, then the places that are not among them. */
function indexPlaces(countries: readonly Country[], searched: NamesSearched): readonly IndexedPlace[] {
  const { shown } = searched;
  const namesOf = createNamesOf(searched);
  const nameShown = placeNamesIn(shown.language);
  const others: Readonly<Partial<Record<string, string>>> = OTHER_NAMES;
  const index = (country: Country | null, alpha2: string | undefined): IndexedPlace => {
    const name = country ? shown.nameOf(country) : ((alpha2 && nameShown(alpha2)) ?? '');
    const names = alpha2 ? namesOf(alpha2) : { likely: [], foreign: [] };
    const { code = '', name: given } = country ?? {};
    const likely = new Set([given, code, ...names.likely, ...(others[code]?.split(', ') ?? [])]);
    likely.delete(name);
    return {
      country,
      alpha2,
      name,
      shown: foldForSearch(name),
      likely: foldAll(likely),
      foreign: foldAll(new Set(names.foreign.filter((each) => each !== name && !likely.has(each)))),
    };
  };
  return [
    ...countries.map((country) => index(country, alpha2Of(country.code))),
    ...placesMissingIn(countries).map((alpha2) => index(null, alpha2)),
  ];
}

export interface FoundCountries {
  /** The best match first. */
  readonly countries: readonly Country[];
  /** If there is none: the name of the place that was searched, which is not in the list since it has no figure. */
  readonly placeWithoutFigure?: string | undefined;
}

/** How well a place matches what is searched: the lower, the better. */
type Rank = (place: IndexedPlace) => number;

const FLAG = /^[\u{1F1E6}-\u{1F1FF}]{2}$/u;
const FIRST_FLAG_LETTER = 0x1f1e6;
/** The alpha-2 code that a flag is made of; `null` for any other text. */
const readFlag = (text: string): string | null =>
  FLAG.test(text)
    ? text.replace(/./gu, (letter) =>
        String.fromCharCode('A'.charCodeAt(0) + (letter.codePointAt(0) ?? 0) - FIRST_FLAG_LETTER),
      )
    : null;

/** The ways in which a text may name a place, as typed and with slips. Each is tried only if those before it find nothing. */
function waysToMatch(text: string): readonly (readonly Rank[])[] {
  const flag = readFlag(text);
  if (flag) return [[({ alpha2 }) => (alpha2 === flag ? MATCH.whole : MATCH.none)]];
  const forms = foldForSearch(text);
  type Match = (typed: FoldedText, name: FoldedText) => number;
  const best = (names: readonly FoldedText[], match: Match) => {
    let lowest: number = MATCH.none;
    // With every key, for thousands of names: methods of arrays took most of the time.
    for (const name of names) for (const typed of forms) lowest = Math.min(lowest, match(typed, name));
    return lowest;
  };
  /** A whole name is as good as the one that the page shows; any other match comes after those of that one. */
  const after = (matches: number, found: number) => found && found + matches;
  return [
    [
      ({ shown, likely, foreign }) =>
        Math.min(
          best(shown, matchAsTyped),
          after(MATCH.words, best(likely, matchAsTyped)),
          best(foreign, matchWhole),
        ),
      ({ foreign }) => best(foreign, matchAsTyped),
    ],
    [
      ({ shown, likely, foreign }) =>
        Math.min(
          best(shown, matchWithSlips),
          after(MATCH.words, best(likely, matchWithSlips)),
          after(2 * MATCH.words, best(foreign, matchWithSlips)),
        ),
    ],
  ];
}

/** The places that the first of several ways finds, the best first. */
function findFirst(places: readonly IndexedPlace[], ways: readonly Rank[]): readonly IndexedPlace[] {
  for (const rank of ways) {
    const ranked = places.map((place) => ({ place, rank: rank(place) }));
    const found = ranked.filter((each) => each.rank < MATCH.none);
    if (found.length > 0)
      return found.toSorted((one, other) => one.rank - other.rank).map(({ place }) => place);
  }
  return [];
}

export interface CountrySearch {
  readonly find: (text: string) => FoundCountries;
  /** Does what the first search would have to do before it finds anything, which takes a while. */
  readonly prepare: () => void;
}

/**
 * Creates a search among countries by flag, code and name: in the page's language, the visitor's, English and their own,
 * by other names, and in the other languages of the page, with words in any order and without accents. Only if nothing is
 * found as it was typed, slips are forgiven. The best match comes first; an empty search gives all countries in the order
 * of their names, and a text that names none gives none.
 * @example createCountrySearch(countries, { shown, locale: 'en', languages }).find('korea south').countries // South Korea
 */
export function createCountrySearch(countries: readonly Country[], searched: NamesSearched): CountrySearch {
  const { shown } = searched;
  const { compare } = new Intl.Collator(shown.language);
  const sorted = countries.toSorted((one, other) => compare(shown.nameOf(one), shown.nameOf(other)));
  let prepared: { readonly listed: IndexedPlace[]; readonly missing: IndexedPlace[] } | undefined;
  const prepare = () => {
    if (prepared) return prepared;
    const places = indexPlaces(sorted, searched);
    prepared = {
      listed: places.filter(({ country }) => country),
      missing: places.filter(({ country }) => !country),
    };
    return prepared;
  };
  const find = (text: string): FoundCountries => {
    const wanted = text.trim();
    if (wanted === '') return { countries: sorted };
    const { listed, missing } = prepare();
    for (const ways of waysToMatch(wanted)) {
      const found = findFirst(listed, ways);
      if (found.length > 0) return { countries: found.flatMap(({ country }) => country ?? []) };
      const [place] = findFirst(missing, ways);
      if (place) return { countries: [], placeWithoutFigure: place.name };
    }
    return { countries: [] };
  };
  return { find, prepare };
}

const MAX_SUGGESTED = 3;

/**
 * The countries that a visitor's languages suggest, at most three, in the order of the languages. A language without a
 * region suggests where most of its speakers live, unless it is listed with a region as well: of `en-GB, en`, the second
 * says nothing more.
 * @example suggestCountries(countries, ['de-AT', 'de', 'ja'].map((tag) => new Intl.Locale(tag))) // Austria, Japan
 */
export function suggestCountries(countries: readonly Country[], locales: readonly Intl.Locale[]): Country[] {
  const withRegion = new Set(locales.filter(({ region }) => region).map(({ language }) => language));
  const regions = locales.map((locale) =>
    withRegion.has(locale.language) ? locale.region : locale.maximize().region,
  );
  const suggested = [...new Set(regions)].flatMap((region) =>
    region ? countries.filter(({ code }) => alpha2Of(code) === region) : [],
  );
  return suggested.slice(0, MAX_SUGGESTED);
}
