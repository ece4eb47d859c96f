/** Describes a site as files and `_headers`, and writes them, for export.ts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createApp, findPage, listResources } from '../../server/app.ts';
import type { ResponseHeaders } from '../../server/app-response.ts';
import type { Config } from '../../server/config.mjs';
import { compressVariants, type Representation, type Resource } from '../../server/resource.ts';
import { HTTPS_HEADERS } from '../../server/security-headers.ts';
import { listHomes, notFoundPageOf, type Site } from '../../server/site.ts';

/** The server's responses, as files and as rules for their headers. */
interface ExportedSite {
  /** The path of the page in English. */
  readonly home: string;
  /** The files by their path on the domain, with their compressed versions. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The headers of every response. */
  readonly headers: ResponseHeaders;
  /** `Cache-Control` by folder, the page's own first. */
  readonly cacheControl: ReadonlyMap<string, string>;
}

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

const ENDINGS = { identity: '', br: '.br', gzip: '.gz' };

/**
 * Adds the policy of the headers to a page, for hosts that send no headers. Browsers take `frame-ancestors` from headers
 * only. With both, both have the same rules.
 */
function addPolicy(html: string, headers: ResponseHeaders): string {
  const policy = (headers['content-security-policy'] ?? '')
    .split(';')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join(';');
  return html.replace(
    /<meta charset="[^"]*"[^>]*>/,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" /><meta name="referrer" content="no-referrer" />`,
  );
}

function withPolicy({ representations }: Resource, headers: ResponseHeaders): readonly Representation[] {
  const html = new TextDecoder().decode(representations.at(-1)?.body);
  return compressVariants(new TextEncoder().encode(addPolicy(html, headers)), 'best');
}

/** The first folder below the page's path that a file is in. */
function findFolder(home: string, path: string): string {
  const [name, ...rest] = path.slice(home.length).split('/');
  return rest.length > 0 ? `${home}${name}/` : home;
}

/**
 * Describes a site as a host of files would serve it, from the same resources and headers as the server's.
 * @param home the path of the page
 * @throws Error if the files of a folder differ in `Cache-Control`: one rule is for all of them
 */
export function describeExport(site: Site, config: Config, home: string): ExportedSite {
  const files = new Map<string, Uint8Array>();
  const cacheControl = new Map<string, string>();
  const { headers } = createApp(site, config);
  const addFile = (name: string, resource: Resource) => {
    const path = home + name;
    const folder = findFolder(home, path);
    const before = cacheControl.get(folder) ?? resource.cacheControl;
    if (before !== resource.cacheControl)
      throw new Error(`${folder} has both ${before} and ${resource.cacheControl}`);
    cacheControl.set(folder, before);
    const isPage = name.endsWith('.html');
    for (const { coding, body } of isPage ? withPolicy(resource, headers) : resource.representations)
      files.set(path + ENDINGS[coding], body);
  };
  for (const each of listHomes(site))
    addFile(notFoundPageOf(each).slice(1), findPage(site, notFoundPageOf(each)));
  for (const [path, resource] of listResources(site))
    addFile(path.slice(1).replace(/(^|\/)$/, '$1index.html'), resource);
  // It is about a whole domain, which has other pages if this one is below a path.
  const all = home === '/' ? { ...headers, ...HTTPS_HEADERS } : headers;
  return { home, files, headers: all, cacheControl };
}

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

/** The files of `deploy/static`, with which nginx and Caddy serve a site. */
const CONFIGURATIONS = ['nginx.conf', 'Caddyfile'];

/**
 * Writes one of these files for a site: with its path, and the addresses that its pages may open.
 * @param example as it is for /life/
 */
export function writeConfiguration(example: string, { home, headers }: ExportedSite): string {
  const text = example
    .replace(/\(response-origin .*?redirects=allow/, () => headers['connection-allowlist'] ?? '')
    .replaceAll('/life/', home);
  // Only a path can lack its last slash.
  return home === '/'
    ? text.replace(/^.* \/life .*\n\n/m, '')
    : text.replace('/life ', `${home.slice(0, -1)} `);
}

/** Writes a site as a host of files serves it, into the folder `site` of a folder, with what nginx and Caddy need to know. */
export function writeExport(folder: string, site: ExportedSite): void {
  const write = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  for (const [path, body] of site.files) write(`site${path}`, body);
  write('site/_headers', writeHeadersFile(site));
  for (const name of CONFIGURATIONS)
    write(name, writeConfiguration(readFileSync(join('deploy/static', name), 'utf8'), site));
  // GitHub Pages would leave out what begins with a dot.
  write(`site${site.home}.nojekyll`, '');
}
