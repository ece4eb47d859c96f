import { englishName, everydayName, type NamedCountry, namesIn } from './country-names.ts';

/**
 * By alpha-3 code: common names that other countries' names also begin with, so that they must be known from the start.
 * All other names are in `other-names.ts`.
 */
const ALIASES: Readonly<Record<string, string>> = {
  GBR: 'UK, Great Britain',
  KOR: 'Korea',
  USA: 'America',
};

/**
 * The names that a country is found by from the start: in English and in the visitor's language.
 * @param locale the visitor's, as a BCP 47 tag
 */
export function namesFor(locale: string): (country: NamedCountry) => string[] {
  const nameIn = [englishName, namesIn(locale), namesIn(locale, 'short')];
  return (country) => {
    const names = [
      everydayName(country),
      country.name,
      ...nameIn.map((name) => name(country)),
      ...(ALIASES[country.code]?.split(', ') ?? []),
    ].filter((name) => name !== undefined);
    const spelledOut = names.map((name) => name.replace(/^St\. /, 'Saint '));
    return [...new Set([...names, ...spelledOut])];
  };
}
