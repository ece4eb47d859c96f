import { alpha2Of, placeNamesIn, placesMissingIn, type ShownNames } from './country-names.ts';
import type { Country } from './life-expectancy.ts';
import { type FoldedText, foldText } from './match-names.ts';
/** By alpha-3 code: former and everyday names in several languages, from the variants in CLDR 48 and from use. */
import OTHER_NAMES from './other-names.json' with { type: 'json' };

/** The languages that there is a page in, as BCP 47 tags. */
export const PAGE_LANGUAGES: readonly string[] = ['en', 'es', 'fr', 'de', 'pt-BR', 'zh-Hans', 'ja', 'ar'];

/** A place that can be searched, with the names that it is found by. */
export interface IndexedPlace {
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

/** Creates a function that returns a place's names, by its alpha-2 code. @param likely languages, as BCP 47 tags */
function createNamesOf(likely: readonly string[]) {
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
    foreign: PAGE_LANGUAGES.map((language) => nameIn(language, alpha2)),
  });
}

const foldAll = (names: ReadonlySet<string | undefined>): readonly FoldedText[] =>
  Array.from(names).flatMap((name) => foldText(name ?? ''));

/**
 * Lists what can be searched: the countries in their order, then the places that are not among them.
 * @param locale the visitor's, as a BCP 47 tag
 */
export function indexPlaces(
  countries: readonly Country[],
  shown: ShownNames,
  locale: string,
): readonly IndexedPlace[] {
  const namesOf = createNamesOf([...new Set(['en', shown.language, locale])]);
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
      shown: foldText(name),
      likely: foldAll(likely),
      foreign: foldAll(new Set(names.foreign.filter((each) => each !== name && !likely.has(each)))),
    };
  };
  return [
    ...countries.map((country) => index(country, alpha2Of(country.code))),
    ...placesMissingIn(countries).map((alpha2) => index(null, alpha2)),
  ];
}
