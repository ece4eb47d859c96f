import type { Country } from './life-expectancy.ts';

/** Text without the differences that do not matter in a search: case, accents, punctuation. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The countries whose name or code holds every word of a search, in any order; all of them for an empty search.
 * @example searchCountries(countries, 'korea rep') // Korea, Rep.
 */
export function searchCountries(countries: readonly Country[], text: string): Country[] {
  const words = fold(text).split(' ');
  return countries.filter(({ name, code }) => {
    const haystack = ` ${fold(name)} ${code.toLowerCase()}`;
    return words.every((word) => haystack.includes(` ${word}`));
  });
}
