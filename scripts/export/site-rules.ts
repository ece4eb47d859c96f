/** The common parts of the hosts’ rules, for export.ts, caddy-rules.ts, headers-file.ts and nginx-rules.ts. */
import type { ExportedSite } from './exported-site.ts';

/** Files with settings for hosts, which the server does not have. */
export const HOST_FILES = {
  headers: '_headers',
  notForJekyll: '.nojekyll',
};

/** The ends of paths that are files on the host, but not found on the server. */
export const HIDDEN: readonly string[] = [
  ...Object.values(HOST_FILES).map((name) => `/${name}`),
  '.br',
  '.gz',
];

/** A block of a server's configuration. */
export const block = (head: string, lines: readonly string[], by: string): string[] => [
  `${head} {`,
  ...lines.map((line) => by + line),
  '}',
];

/**
 * A value in a server's configuration, of which nginx and Caddy escape quotation marks in the same way.
 * @throws Error for one with a character that they escape differently
 */
export function quote(value: string): string {
  if (/[$\\{}]|[^ -~]/.test(value)) throw new Error(`${value} cannot be quoted`);
  return `"${value.replaceAll('"', String.raw`\"`)}"`;
}

/** A path in a regular expression. */
export const escapePath = (path: string): string => path.replaceAll('.', String.raw`\.`);

/** The folders with another `Cache-Control` than the page, and those of other languages, each with its value. */
export const otherFolders = ({
  home,
  cacheControl,
}: ExportedSite): [folder: string, cacheControl: string][] =>
  [...cacheControl].filter(([folder]) => folder !== home);

/** The `Cache-Control` of the page and the files beside it. */
export const pageCacheControl = ({ home, cacheControl }: ExportedSite): string =>
  cacheControl.get(home) ?? '';
