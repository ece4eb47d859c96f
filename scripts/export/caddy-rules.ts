/**
 * Writes the configuration for Caddy, for export.ts. In a `route`, the first `handle` that fits a path answers, so their order
 * matters. In short, for a page at `/life/` in English and German:
 *
 *     redir /life /life/ 308
 *     handle /life/* {
 *       route {
 *         header { … }                                           # of every response
 *         rewrite @figures {path}.json
 *         handle /life/ { file_server }
 *         handle @page-de { file_server }                        # /life/de/
 *         handle @near-de { redir * /life/de/ 308 }              # /life/de, /life/DE/
 *         handle @file { file_server }                           # every other file, with its own headers
 *         handle @below-de { rewrite * /life/de/404.html … }
 *         handle { rewrite * /life/404.html … }
 *       }
 *     }
 */
import type { ResponseHeaders } from '../../server/app-response.ts';
import type { ExportedSite } from './exported-site.ts';
import { block, escapePath, HIDDEN, otherFolders, pageCacheControl, quote } from './site-rules.ts';

const nest = (head: string, lines: readonly string[]) => block(head, lines, '\t');

const listHeaders = (headers: ResponseHeaders) =>
  Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`);

const sendFile = (...more: string[]) => nest('file_server', ['precompressed br gzip', ...more]);

const addHttpsHeaders = (headers: ResponseHeaders) =>
  Object.keys(headers).length > 0
    ? ['@https protocol https', ...nest('header @https', listHeaders(headers))]
    : [];

/** Redirects to a page, with the query. @param match what `redir` starts with */
const redirectTo = (match: string, home: string) => `redir ${match} ${home}{lifetime_visualizer_query} 308`;

/** The query with its question mark: Caddy's own variable has none. */
const setQuery = nest('map {query} {lifetime_visualizer_query}', ['~^(.+)$ "?${1}"', 'default ""']);

/** A name for the matchers of a page below another. @example namePage('/life/', '/life/de/view/') // 'de-view' */
const namePage = (home: string, path: string) => path.slice(home.length, -1).replaceAll('/', '-');

/**
 * A page, and redirects from its path in capital letters or without its last slash. Regular expressions, since Caddy
 * compares paths without regard to capital letters.
 */
function addPage(name: string, path: string, ofPage: readonly string[]): string[] {
  return [
    `@page-${name} path_regexp ^${escapePath(path)}$`,
    ...nest(`handle @page-${name}`, [...ofPage, ...sendFile()]),
    `@near-${name} path_regexp (?i)^${escapePath(path)}?$`,
    ...nest(`handle @near-${name}`, [
      ...ofPage.filter((header) => !header.includes('content-type')),
      redirectTo('*', path),
    ]),
  ];
}

const answerNotFound = (home: string, ofPage: readonly string[]) => [
  ...ofPage,
  `rewrite * ${home}404.html`,
  ...sendFile('status 404'),
];

/** The headers of every response, and the paths of figures. */
const prepare = ({ home, headers, httpsHeaders }: ExportedSite) => [
  ...nest('header', listHeaders(headers)),
  ...addHttpsHeaders(httpsHeaders),
  // The file server sends `Vary` for compressed files only; deferred, this replaces it.
  ...nest('header', ['vary accept-encoding', 'defer']),
  // Pages of earlier versions request the API without a file extension.
  ...nest('@figures', [`path ${home}api/*`, 'file {path}.json']),
  'rewrite @figures {path}.json',
];

/** All files that are no pages. */
function handleFiles(site: ExportedSite): string[] {
  const { home, others, views, types } = site;
  const folders = otherFolders(site);
  const pages = [
    ...[home, ...others, ...views].map((each) => `${each}index.html`),
    ...[home, ...others].map((each) => `${each}404.html`),
  ];
  const notServed = [...pages, '*/', ...HIDDEN.map((end) => `*${end}`)];
  return [
    ...nest('@file', ['file', `not path ${notServed.join(' ')}`]),
    ...nest('handle @file', [
      `@beside not path ${folders.map(([folder]) => `${folder}*`).join(' ')}`,
      `header @beside cache-control ${quote(pageCacheControl(site))}`,
      ...folders.map(([folder, value]) => `header ${folder}* cache-control ${quote(value)}`),
      ...[...types].flatMap(([ending, type]) => [
        `@${ending.slice(1)} path *${ending}`,
        `header @${ending.slice(1)} content-type ${quote(type)}`,
      ]),
      ...sendFile(),
    ]),
  ];
}

/** Writes a configuration for Caddy, to be imported in a site block whose `root` has the exported files in it. */
export function writeCaddyRules(site: ExportedSite): string {
  const { home, others, views, types } = site;
  const bare = home.slice(0, -1);
  const ofPage = listHeaders({
    'cache-control': pageCacheControl(site),
    'content-type': types.get('.html') ?? '',
  }).map((header) => `header ${header}`);
  const handlePages = [
    ...nest(`handle ${home}`, [...ofPage, ...sendFile()]),
    ...[...others, ...views].flatMap((each) => addPage(namePage(home, each), each, ofPage)),
  ];
  const handleNotFound = [
    ...others.flatMap((each) => [
      `@below-${namePage(home, each)} path_regexp ^${escapePath(each)}`,
      ...nest(`handle @below-${namePage(home, each)}`, answerNotFound(each, ofPage)),
    ]),
    ...nest('handle', answerNotFound(home, ofPage)),
  ];
  const route = [...prepare(site), ...handlePages, ...handleFiles(site), ...handleNotFound];
  return `${[
    `# Lifetime Visualizer at ${home}: import this file in a site block.`,
    ...setQuery,
    ...(bare ? [redirectTo(bare, home)] : []),
    ...nest(`handle ${home}*`, nest('route', route)),
  ].join('\n')}\n`;
}
