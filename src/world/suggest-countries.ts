import { alpha2Of } from './country-names.ts';
import type { Country } from './life-expectancy.ts';

const MAX_SUGGESTED = 3;

/** A language tag that Intl can read, or nothing: some systems report `C` or `en-US@posix`. */
function parseTag(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)];
  } catch {
    return [];
  }
}

/**
 * The countries that a visitor's languages suggest, at most three, in the order of the languages. A language without a
 * region suggests where most of its speakers live, unless it is listed with a region as well: of `en-GB, en`, the second
 * says nothing more.
 * @param languages BCP 47 tags, as `navigator.languages` has them; others are ignored
 * @example suggestCountries(countries, ['de-AT', 'de', 'ja']) // Austria, Japan
 */
export function suggestCountries(countries: readonly Country[], languages: readonly string[]): Country[] {
  const locales = languages.flatMap(parseTag);
  const withRegion = new Set(locales.filter(({ region }) => region).map(({ language }) => language));
  const regions = locales.map((locale) =>
    withRegion.has(locale.language) ? locale.region : locale.maximize().region,
  );
  const suggested = [...new Set(regions)].flatMap((region) =>
    region ? countries.filter(({ code }) => alpha2Of(code) === region) : [],
  );
  return suggested.slice(0, MAX_SUGGESTED);
}
