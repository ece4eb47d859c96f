/** Paths of the site that are neither the page in a language nor a cached file. The server has the same rules in `pages.ts`. */

/**
 * The page path that was meant by a path without its last slash, with two of them, or in capital letters.
 * @example findMeant(['/', '/de/'], '/DE') // '/de/'
 */
export function findMeant(homes: readonly string[], path: string): string | undefined {
  const meant = path.toLowerCase().replace(/\/*$/, '/');
  return homes.find((home) => home !== path && home.toLowerCase() === meant);
}

/** The page path whose language the not-found page of a path has: the longest one above it. */
export function findLanguage(homes: readonly string[], path: string): string | undefined {
  return homes.filter((home) => path.startsWith(home)).toSorted((a, b) => b.length - a.length)[0];
}
