/** The rules for paths that are no page's own, for the server and, without a network, the worker. */

/**
 * The page path that was meant by a path without its last slash, with too many of them, or in capital letters.
 * @example findMeant(['/', '/de/'], '/DE') // '/de/'
 */
export function findMeant(pages: readonly string[], path: string): string | undefined {
  const meant = path.toLowerCase().replace(/\/*$/, '/');
  return pages.find((page) => page !== path && page !== '/' && page.toLowerCase() === meant);
}

/** The page path whose language the not-found page of a path has: the longest one above it. */
export const findLanguage = (homes: readonly string[], path: string): string | undefined =>
  homes.filter((home) => path.startsWith(home)).toSorted((one, other) => other.length - one.length)[0];
