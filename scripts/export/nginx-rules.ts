import type { ExportedSite } from './exported-site.ts';
import { block, HIDDEN, otherFolders, pageCacheControl, quote } from './site-rules.ts';

const nest = (head: string, lines: readonly string[]) => block(head, lines, '  ');

/** A variable of the configuration: nginx leaves out a header whose value is empty. */
const nameVariable = (header: string) => `$lifetime_visualizer_${header.replaceAll('-', '_')}`;

/** All headers: a location inherits none as soon as it has one of its own. */
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

/** Writes a configuration for nginx, to be included in a server block whose `root` has the exported files in it. */
export function writeNginxRules(site: ExportedSite): string {
  const { home, types } = site;
  const own = pageCacheControl(site);
  const bare = home.slice(0, -1);
  const hidden = HIDDEN.map((end) => end.replaceAll('.', String.raw`\.`)).join('|');
  return `${[
    `# Lifetime Visualizer at ${home}: include this file in a server block.`,
    '# If nginx has the module, "brotli_static on;" beside it sends the files that are smaller still.',
    ...setHttpsHeaders(site),
    ...(bare ? nest(`location = ${bare}`, ['absolute_redirect off;', `return 308 ${home};`]) : []),
    ...nest(`location ^~ ${home}`, [
      'index index.html;',
      `error_page 403 404 =404 ${home}404.html;`,
      'gzip_static on;',
      'gzip_vary on;',
      ...nest(
        'types',
        [...types].map(([ending, type]) => `${quote(type)} ${ending.slice(1)};`),
      ),
      ...addHeaders(site, own),
      ...otherFolders(site).flatMap(([folder, value]) => nest(`location ${folder}`, addHeaders(site, value))),
      ...['index.html', '404.html'].flatMap((page) => nest(`location = ${home}${page}`, ['internal;'])),
      ...nest(`location ~ (${hidden})$`, ['return 404;']),
    ]),
  ].join('\n')}\n`;
}
