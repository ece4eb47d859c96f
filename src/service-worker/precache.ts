/** Defined by the build. */
declare const PAGE_PATH: string;

/** The path of the page in this worker's language: `/` or `/de/` on its own server. */
export const HOME = PAGE_PATH;

/** The path of what the page has in common in all languages: `/` on its own server. */
const SITE = import.meta.env.BASE_URL;
/** The path of the API. */
export const API = `${SITE}api/`;

/** A file that is cached for use without a network. */
export interface PrecachedFile {
  /** As a page requests it, such as `/assets/index-CKenjEDI.js`; `HOME` is the page itself. */
  readonly path: string;
  /** `sha256-…` of the content. Pages have none, since the server inserts its settings. */
  readonly integrity?: string;
}

/** The files of one version of the page. */
export interface Precache {
  /** Changes if any file changes. */
  readonly version: string;
  readonly files: readonly PrecachedFile[];
  /** The path of the figures of all countries, one of the files. */
  readonly figures: string;
}

/** The build puts a hash into the names of the files in this folder, so that they never change. */
export const HASHED = `${SITE}assets/`;

/** The path that the not-found page is cached under. For the server it is an unknown path, answered with that page. */
export const NOT_FOUND_PAGE = `${HOME}404.html`;

/** Whether this is a complete page of a version, which the build writes into the root element. */
export function isOfVersion(html: string, version: string): boolean {
  return html.includes(`data-version="${version}"`) && html.trimEnd().endsWith('</html>');
}
