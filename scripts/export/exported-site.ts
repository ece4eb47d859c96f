/** Describes a site as files and rules for their headers, for export.ts and the writers of the hosts’ rules. */
import { commonHeaders, findPage, listResources } from '../../server/app.ts';
import type { ResponseHeaders } from '../../server/app-response.ts';
import { compressVariants } from '../../server/compress-variants.ts';
import type { Config } from '../../server/config.mjs';
import { listHomes, notFoundPageOf, viewOf } from '../../server/pages.ts';
import type { Resource } from '../../server/resource.ts';
import { HTTPS_HEADERS } from '../../server/security-headers.ts';
import { hasSecurityText, SECURITY_TEXT_PATH, securityTextResponse } from '../../server/security-text.ts';
import type { Site } from '../../server/site.ts';

/** The server's responses, as files and as rules for their headers. */
export interface ExportedSite {
  /** The path of the page in English. */
  readonly home: string;
  /** The paths of the page in other languages. */
  readonly others: readonly string[];
  /** The paths of the view in each language. */
  readonly views: readonly string[];
  /** The files by their path on the domain, with their compressed versions. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The headers of every response. */
  readonly headers: ResponseHeaders;
  /** Further headers of every response over HTTPS. */
  readonly httpsHeaders: ResponseHeaders;
  /** `Cache-Control` by folder, the page's own first. */
  readonly cacheControl: ReadonlyMap<string, string>;
  /** `Content-Type` by file extension. */
  readonly types: ReadonlyMap<string, string>;
}

const ENDINGS = { identity: '', br: '.br', gzip: '.gz' };

/** Sets a value that must always be the same: one rule is for all files of a folder, or with an extension. */
function setOnce(map: Map<string, string>, key: string, value: string): void {
  const before = map.get(key) ?? value;
  if (before !== value) throw new Error(`${key} has both ${before} and ${value}`);
  map.set(key, value);
}

/**
 * Adds the policy to a page, for hosts that send no headers. Without `frame-ancestors`, which browsers take from
 * headers only; with a header as well, both have the same rules.
 */
function addPolicy(page: Resource, headers: ResponseHeaders): Resource {
  const policy = (headers['content-security-policy'] ?? '')
    .split(';')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join(';');
  const metas =
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />` +
    `<meta name="referrer" content="${headers['referrer-policy']}" />`;
  const identity = page.representations.find(({ coding }) => coding === 'identity');
  const html = new TextDecoder()
    .decode(identity?.body)
    .replace(/<meta charset="[^"]*"[^>]*>/, (charset) => charset + metas);
  return { ...page, representations: compressVariants(new TextEncoder().encode(html), 'best') };
}

/** The first folder below the page's path that a file is in. */
function findFolder(home: string, path: string): string {
  const [name, ...rest] = path.slice(home.length).split('/');
  return rest.length > 0 ? `${home}${name}/` : home;
}

/**
 * Describes a site as a host of files would serve it, from the same resources and headers as the server's.
 * @param home the path of the page
 */
export function describeExport(site: Site, config: Config, home: string): ExportedSite {
  const files = new Map<string, Uint8Array>();
  const cacheControl = new Map<string, string>();
  const types = new Map<string, string>();
  const headers = commonHeaders(site, config);
  const addFile = (name: string, resource: Resource) => {
    const path = home + name;
    setOnce(cacheControl, findFolder(home, path), resource.cacheControl);
    setOnce(types, name.slice(name.lastIndexOf('.')), resource.type);
    const { representations } = name.endsWith('.html') ? addPolicy(resource, headers) : resource;
    for (const { coding, body } of representations) files.set(path + ENDINGS[coding], body);
  };
  const homes = listHomes(site);
  for (const each of homes) addFile(notFoundPageOf(each).slice(1), findPage(site, notFoundPageOf(each)));
  for (const [path, resource] of listResources(site)) {
    addFile(path.slice(1).replace(/(^|\/)$/, '$1index.html'), resource);
  }
  const isWholeDomain = home === '/';
  // Both are about a whole domain, which has other pages if this one is below a path.
  if (isWholeDomain && hasSecurityText(config)) {
    files.set(SECURITY_TEXT_PATH, securityTextResponse(config.contactEmail, new Date(), headers).body);
  }
  return {
    home,
    views: homes.map((each) => viewOf(home + each.slice(1))),
    others: homes.filter((each) => each !== '/').map((each) => home + each.slice(1)),
    files,
    headers,
    httpsHeaders: isWholeDomain ? HTTPS_HEADERS : {},
    cacheControl,
    types,
  };
}
