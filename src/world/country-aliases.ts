import { everydayName, type NamedCountry, namesIn } from './country-names.ts';

/**
 * By alpha-3 code: what people say that other countries' names begin with as well, so that it has to be known at once.
 * Everything else that they say is in `other-names.ts`.
 */
const ALIASES: Readonly<Record<string, string>> = {
  GBR: 'UK, Great Britain',
  KOR: 'Korea',
  USA: 'America',
};

/**
 * Gives every name that a country is first looked for by: in English, and in the visitor's language.
 * @param locale the visitor's, as a BCP 47 tag
 */
export function namesFor(locale: string): (country: NamedCountry) => string[] {
  const nameIn = [namesIn('en'), namesIn(locale), namesIn(locale, 'short')];
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
