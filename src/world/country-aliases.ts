import { type NamedCountry, namesIn, type ShownNames } from './country-names.ts';

/**
 * By alpha-3 code: common names that other countries' names also begin with, so that they must be known from the start.
 * All other names are in `other-names.ts`.
 */
const ALIASES: Readonly<Record<string, string>> = {
  GBR: 'UK, Great Britain',
  KOR: 'Korea',
  USA: 'America',
};

/** Spells out “St.”, and removes the Arabic article, which is often left out. */
const respell = (name: string) => name.replace(/^St\. /, 'Saint ').replace(/(^| )ال/g, '$1');

/**
 * The names that a country is found by from the start: in the page's language, in English and in the visitor's language.
 * @param shown the names that the page shows
 * @param locale the visitor's, as a BCP 47 tag
 */
export function namesFor(shown: ShownNames, locale: string): (country: NamedCountry) => string[] {
  const { language, nameOf } = shown;
  const locales = [...new Set([language, locale])];
  const nameIn = [namesIn('en'), ...locales.flatMap((each) => [namesIn(each), namesIn(each, 'short')])];
  return (country) => {
    const names = [
      nameOf(country),
      country.name,
      ...nameIn.map((name) => name(country)),
      ...(ALIASES[country.code]?.split(', ') ?? []),
    ].filter((name) => name !== undefined);
    return [...new Set([...names, ...names.map(respell)])];
  };
}
