import { EVERYDAY_NAMES, LANGUAGE, phraseCountry } from '#words/form.ts';
import { shownNamesIn } from '../world/country-names.ts';
import type { Country } from '../world/life-expectancy.ts';
import { lazily } from './lazily.ts';

export const shownNames = lazily(() => shownNamesIn(LANGUAGE.tag, EVERYDAY_NAMES));

/**
 * A country's everyday name in the page's language; the World Bank's if there is no other.
 * @example everydayName({ code: 'KOR', name: 'Korea, Rep.' }) // 'South Korea' in English
 */
export const everydayName = (country: Country): string => shownNames().nameOf(country);

/**
 * A country's name within a sentence, such as "in …".
 * @example countryPhraseOf({ code: 'NLD', name: 'Netherlands' }) // 'the Netherlands' in English
 */
export const countryPhraseOf = (country: Country): string =>
  phraseCountry(country.code, everydayName(country));

/** A country by its alpha-3 code; `null` if the code has no name. */
export function countryOf(code: string): Country | null {
  const name = everydayName({ code, name: '' });
  return name ? { code, name } : null;
}
