/** Writes `_headers`, the rules for Cloudflare and Netlify, for export.ts. */
import type { ResponseHeaders } from '../../server/app-response.ts';
import type { ExportedSite } from './exported-site.ts';

const rule = (path: string, headers: ResponseHeaders) => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/** The files of the API have no ending that would say their type. */
const typeOf = (folder: string): ResponseHeaders =>
  folder.endsWith('/api/') ? { 'content-type': 'application/json' } : {};

/**
 * Writes `_headers`, as Cloudflare and Netlify read it. Every rule that fits a path applies, and a header in two of
 * them is sent with both values, so each file beside the page has a rule of its own.
 */
export function writeHeadersFile({ home, files, headers, cacheControl }: ExportedSite): string {
  const besidePage = [...files.keys()].filter(
    (path) => path.lastIndexOf('/') === home.length - 1 && !/\.(br|gz)$/.test(path),
  );
  const ofPage = { 'cache-control': cacheControl.get(home) ?? '' };
  return `${[
    ...rule(`${home}*`, headers),
    ...[...cacheControl]
      .filter(([folder]) => folder !== home)
      .flatMap(([folder, value]) => rule(`${folder}*`, { 'cache-control': value, ...typeOf(folder) })),
    ...[home, ...besidePage].flatMap((path) => rule(path, ofPage)),
  ].join('\n')}\n`;
}
