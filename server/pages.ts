import type { Site } from './site.ts';

const NOT_FOUND_PAGE = '404.html';

/** The paths of the page, one in each language that it was built in: `/` for English, `/de/`. */
export const listHomes = ({ files }: Site): string[] =>
  [...files.keys()]
    .filter((path) => path.endsWith(`/${NOT_FOUND_PAGE}`))
    .map((path) => path.slice(0, -NOT_FOUND_PAGE.length));

/** The path of the view of a page: `/de/view/` for `/de/`. */
export const viewOf = (home: string): string => `${home}view/`;

/** The paths of the page and of its view, in each language. */
export const listPages = (site: Site): string[] => listHomes(site).flatMap((home) => [home, viewOf(home)]);

/** The path of the not-found page beside a page. */
export const notFoundPageOf = (home: string): string => `${home}${NOT_FOUND_PAGE}`;

/** The page path whose language the not-found page of a path has: by its first segment, or English. */
export const findLanguage = (homes: ReadonlySet<string>, path: string): string => {
  const [first = '/'] = /^\/[^/]+\//.exec(path) ?? [];
  return homes.has(first) ? first : '/';
};

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The page path that was meant by a path without its last slash, with two of them, in capital letters or with escapes.
 * @param pages the paths of all pages
 * @example findMeant(new Set(['/', '/de/']), '/DE') // '/de/'
 */
export function findMeant(pages: ReadonlySet<string>, path: string): string | undefined {
  const [, folder] = /^(\/[^/]+(?:\/[^/]+)?)\/*$/.exec(decode(path)) ?? [];
  const meant = folder ? `${folder.toLowerCase()}/` : path;
  return meant !== path && pages.has(meant) ? meant : undefined;
}
