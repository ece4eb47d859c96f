/** The path of the site, below which the page is in every language: `/` on its own server. */
export const SITE: string = import.meta.env.BASE_URL;
/** The path of the API. */
export const API = `${SITE}api/`;

/** A file that is cached for use without a network. */
export interface PrecachedFile {
  /** As a page requests it, such as `/assets/index-CKenjEDI.js`; `/de/` is the page in German. */
  readonly path: string;
  /** `sha256-…` of the content. Pages have none, since the server inserts its settings. */
  readonly integrity?: string;
}

/** The files of one version of the page. */
export interface Precache {
  /** Changes if any file changes. */
  readonly version: string;
  /** The paths of the page in each language. */
  readonly homes: readonly string[];
  /** Each once, the pages of all languages among them. */
  readonly files: readonly PrecachedFile[];
  /** The path of the figures of all countries, one of the files. */
  readonly figures: string;
}

/** The build puts a hash into the names of the files in this folder, so that they never change. */
export const HASHED = `${SITE}assets/`;

/**
 * The path that a language's not-found page is cached under. For the server it is an unknown path, answered with that page.
 * @param home the path of the page in that language
 */
export const notFoundPageOf = (home: string): string => `${home}404.html`;

/**
 * The path of a page's view.
 * @param home the path of the page in that language
 */
export const viewOf = (home: string): string => `${home}view/`;

/** The path of the page that a path is of, itself or its view. */
export const homeOf = (path: string): string => path.replace(/view\/$/, '');

/** Whether a cached file is the not-found page of a language. */
export const isNotFoundPage = (path: string): boolean => path.endsWith('/404.html');

/** Whether this is a complete page of a version, which the build writes into the root element. */
export function isOfVersion(html: string, version: string): boolean {
  return html.includes(`data-version="${version}"`) && html.trimEnd().endsWith('</html>');
}
