/** A file that a version keeps for when there is no network. */
export interface PrecachedFile {
  /** As a page asks for it, such as `/assets/index-CKenjEDI.js`; `/` is the page itself. */
  readonly path: string;
  /** `sha256-…` of what is in it. Pages have none: the server puts its settings there. */
  readonly integrity?: string;
}

/** Everything of one version of the page. */
export interface Precache {
  /** Changes with any of the files. */
  readonly version: string;
  readonly files: readonly PrecachedFile[];
  /** Where the figures of every country are: one of the files. */
  readonly figures: string;
}

/** The build puts a hash into the names of the files in this folder, so that they never change. */
export const HASHED = '/assets/';

/** Where the not-found page is kept. The server answers this path, like any other that it does not know, with it. */
export const NOT_FOUND_PAGE = '/404.html';

/** Whether this is the whole of a page of a version: the build writes that into its root element. */
export function isOfVersion(html: string, version: string): boolean {
  return html.includes(`data-version="${version}"`) && html.trimEnd().endsWith('</html>');
}
