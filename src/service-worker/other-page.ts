/** Paths of the site that are neither the page in a language nor a cached file. The server has the same rules in `pages.ts`. */

/** The page that the worker shows for a file of the site that is not cached. The build writes it. */
export interface NotCached {
  /** The path of that file, the licenses. */
  readonly path: string;
  /** A page that says that the visitor is offline, with a link back to the page. */
  readonly offlinePage: string;
}

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

/** The response to the path of a file that is not on this device, while the server does not answer. */
export const offlineResponse = ({ offlinePage }: NotCached): Response =>
  new Response(offlinePage, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
