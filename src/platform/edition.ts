/**
 * Whether this is the one-file edition, which is opened from a disk, and not the page of a site. The build decides it
 * by Vite's mode (`scripts/export/one-file-code.ts`), and each edition contains only its own side of a choice.
 */
export const isOneFile = (): boolean => import.meta.env.MODE === 'one-file';

/**
 * The prefix of names in storage in the one-file edition: browsers may have one storage for all files on a disk, in which
 * `form` could be another file's.
 */
export const ONE_FILE_KEYS = 'lifetime-visualizer ';

/** The id of the licenses in the one-file edition. */
export const LICENSES = 'licenses';

/** The name of the one-file edition in a language. @param tag BCP 47 @example 'lifetime-visualizer-pt-br.html' */
export const nameOneFile = (tag: string): string => `lifetime-visualizer-${tag.toLowerCase()}.html`;
