/** Parses the path that the page is exported for, for export.ts. */

/** Names of folders that need no escaping in an address or in a server's configuration, and are not hidden. */
const HOME = /^\/(?:[\w~-][\w.~-]*\/)*$/;

/**
 * Parses the path at which the page will be.
 * @param text such as `/life/`; the last slash may be missing
 * @returns it with a slash at both ends; undefined if it is no such path
 */
export function parseHome(text: string): string | undefined {
  const home = text.endsWith('/') ? text : `${text}/`;
  return text && HOME.test(home) ? home : undefined;
}
