import type { ResponseHeaders } from '../../server/app-response.ts';
import type { ExportedSite } from './exported-site.ts';
import { block, HIDDEN, otherFolders, pageCacheControl, quote } from './site-rules.ts';

const nest = (head: string, lines: readonly string[]) => block(head, lines, '\t');

const listHeaders = (headers: ResponseHeaders) =>
  Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`);

const sendFile = (...more: string[]) => nest('file_server', ['precompressed br gzip', ...more]);

const addHttpsHeaders = (headers: ResponseHeaders) =>
  Object.keys(headers).length > 0
    ? ['@https protocol https', ...nest('header @https', listHeaders(headers))]
    : [];

/** Writes a configuration for Caddy, to be imported in a site block whose `root` has the exported files in it. */
export function writeCaddyRules(site: ExportedSite): string {
  const { home, headers, httpsHeaders, types } = site;
  const bare = home.slice(0, -1);
  const others = otherFolders(site);
  const ofPage = listHeaders({
    'cache-control': pageCacheControl(site),
    'content-type': types.get('.html') ?? '',
  }).map((header) => `header ${header}`);
  const notServed = [`${home}index.html`, `${home}404.html`, '*/', ...HIDDEN.map((end) => `*${end}`)];
  const route = [
    ...nest('header', listHeaders(headers)),
    ...addHttpsHeaders(httpsHeaders),
    // The file server says so only of compressed files; deferred, this replaces it.
    ...nest('header', ['vary accept-encoding', 'defer']),
    ...nest('@file', ['file', `not path ${notServed.join(' ')}`]),
    `@beside not path ${others.map(([folder]) => `${folder}*`).join(' ')}`,
    ...nest(`handle ${home}`, [...ofPage, ...sendFile()]),
    ...nest('handle @file', [
      `header @beside cache-control ${quote(pageCacheControl(site))}`,
      ...others.map(([folder, value]) => `header ${folder}* cache-control ${quote(value)}`),
      ...[...types].flatMap(([ending, type]) => [
        `@${ending.slice(1)} path *${ending}`,
        `header @${ending.slice(1)} content-type ${quote(type)}`,
      ]),
      ...sendFile(),
    ]),
    ...nest('handle', [...ofPage, `rewrite * ${home}404.html`, ...sendFile('status 404')]),
  ];
  return `${[
    `# Lifetime Visualizer at ${home}: import this file in a site block.`,
    ...(bare ? [`redir ${bare} ${home} 308`] : []),
    ...nest(`handle ${home}*`, nest('route', route)),
  ].join('\n')}\n`;
}
