/** Writes the configuration for nginx, for export.ts. */
import type { ExportedSite } from './exported-site.ts';
import { block, escapePath, HIDDEN, otherFolders, pageCacheControl, quote } from './site-rules.ts';

const nest = (head: string, lines: readonly string[]) => block(head, lines, '  ');

/** A variable of the configuration: nginx leaves out a header whose value is empty. */
const nameVariable = (header: string) => `$lifetime_visualizer_${header.replaceAll('-', '_')}`;

/** All headers: a location with a header of its own inherits none. */
function addHeaders({ headers, httpsHeaders }: ExportedSite, cacheControl: string): string[] {
  const values = Object.entries({ 'cache-control': cacheControl, ...headers });
  return [
    ...values.map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    ...Object.keys(httpsHeaders).map((name) => `add_header ${name} ${nameVariable(name)} always;`),
  ];
}

const setHttpsHeaders = ({ httpsHeaders }: ExportedSite) =>
  Object.entries(httpsHeaders).flatMap(([name, value]) => [
    `set ${nameVariable(name)} "";`,
    ...nest('if ($scheme = https)', [`set ${nameVariable(name)} ${quote(value)};`]),
  ]);

/** The responses below the path of a page if there is no file. */
function answerNotFound(home: string): string[] {
  const hidden = HIDDEN.map(escapePath).join('|');
  return [
    `error_page 403 404 =404 ${home}404.html;`,
    ...['index.html', 'view/index.html', '404.html'].flatMap((page) =>
      nest(`location = ${home}${page}`, ['internal;']),
    ),
    ...nest(`location ~ (${hidden})$`, ['return 404;']),
  ];
}

/** A page, and redirects from its path in capital letters or without its last slash. */
const addPage = (path: string) => [
  // Before the one with the regular expression, which fits as well.
  ...nest(`location = ${path}`, []),
  ...nest(`location ~* ^${escapePath(path)}?$`, [
    'absolute_redirect off;',
    `return 308 ${path}$is_args$args;`,
  ]),
];

/** The page in another language, as in English. */
const addLanguage = (home: string) => [...nest(`location ${home}`, answerNotFound(home)), ...addPage(home)];

/** Writes a configuration for nginx, to be included in a server block whose `root` has the exported files in it. */
export function writeNginxRules(site: ExportedSite): string {
  const { home, others, views, types } = site;
  const own = pageCacheControl(site);
  const bare = home.slice(0, -1);
  return `${[
    `# Lifetime Visualizer at ${home}: include this file in a server block.`,
    '# If nginx has the module, "brotli_static on;" beside it sends the files that are smaller still.',
    ...setHttpsHeaders(site),
    // For what nginx answers before it looks for a location, such as 400 and TRACE.
    ...(bare ? [] : addHeaders(site, 'no-store')),
    ...(bare
      ? nest(`location = ${bare}`, ['absolute_redirect off;', `return 308 ${home}$is_args$args;`])
      : []),
    ...nest(`location ^~ ${home}`, [
      'index index.html;',
      // A visitor's scheme and port may be those of a proxy.
      'absolute_redirect off;',
      'gzip_static on;',
      'gzip_vary on;',
      ...nest(
        'types',
        [...types].map(([ending, type]) => `${quote(type)} ${ending.slice(1)};`),
      ),
      ...addHeaders(site, own),
      ...otherFolders(site)
        .filter(([folder]) => ![...others, ...views].includes(folder))
        .flatMap(([folder, value]) =>
          nest(`location ${folder}`, [
            ...addHeaders(site, value),
            // Pages of earlier versions request the API without a file extension. A folder is not found, instead of a
            // redirect.
            'try_files $uri $uri.json =404;',
          ]),
        ),
      ...answerNotFound(home),
      ...others.flatMap(addLanguage),
      ...views.flatMap(addPage),
    ]),
  ].join('\n')}\n`;
}
