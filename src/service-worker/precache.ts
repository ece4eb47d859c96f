/** The path of the site, below which the page is in every language: `/` on its own server. */
export const SITE: string = import.meta.env.BASE_URL;

/** The build puts a hash into the names of the files in this folder, so that they never change. */
export const HASHED = `${SITE}assets/`;

/** A file that is cached for use without a network. */
export interface PrecachedFile {
  /** As a page requests it: `/assets/index-CKenjEDI.js`. For the server, `/de/404.html` is an unknown path. */
  readonly path: string;
  /** `sha256-…` of the content. Pages have none, since the server inserts its settings. */
  readonly integrity?: string;
}

/** The files of one version of the page. */
export interface Precache {
  /** Changes if any file changes. The build writes it into the root element of every page. */
  readonly version: string;
  /** The paths of the page in each language. */
  readonly homes: readonly string[];
  /** Each once, the pages of all languages among them. */
  readonly files: readonly PrecachedFile[];
  /** The path of the figures of all countries, one of the files. */
  readonly figures: string;
}
