import type { Site } from './site.ts';

const NOT_FOUND_PAGE = '404.html';

/** The paths of the page, one in each language that it was built in: `/` for English, `/de/`. */
export const listHomes = ({ files }: Site): string[] =>
  [...files.keys()]
    .filter((path) => path.endsWith(`/${NOT_FOUND_PAGE}`))
    .map((path) => path.slice(0, -NOT_FOUND_PAGE.length));

/** The path of the not-found page beside a page. */
export const notFoundPageOf = (home: string): string => `${home}${NOT_FOUND_PAGE}`;

/** Of the paths of the page, the one in whose language a path is not found: by its first segment, or English. */
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
 * Of the paths of the page, the one that somebody meant who left out its last slash, wrote it twice, or wrote capital
 * letters or escapes.
 * @example findMeant(new Set(['/', '/de/']), '/DE') // '/de/'
 */
export function findMeant(homes: ReadonlySet<string>, path: string): string | undefined {
  const [, folder] = /^(\/[^/]+)\/*$/.exec(decode(path)) ?? [];
  const meant = folder ? `${folder.toLowerCase()}/` : path;
  return meant !== path && homes.has(meant) ? meant : undefined;
}
