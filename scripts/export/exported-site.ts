/** Describes a site as files and rules for their headers, for export.ts and the writers of the hosts’ rules. */
import { commonHeaders, findPage, listResources } from '../../server/app.ts';
import type { ResponseHeaders } from '../../server/app-response.ts';
import { compressVariants } from '../../server/compress-variants.ts';
import type { Config } from '../../server/config.mjs';
import { listHomes, notFoundPageOf, viewOf } from '../../server/pages.ts';
import type { Representation, Resource } from '../../server/resource.ts';
import { HTTPS_HEADERS } from '../../server/security-headers.ts';
import { hasSecurityText, SECURITY_TEXT_PATH, securityTextResponse } from '../../server/security-text.ts';
import type { Site } from '../../server/site.ts';
import { addPolicy } from '../page-policy.ts';

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

/** A page with its policy, for hosts that send no headers. */
function withPolicy({ representations }: Resource, headers: ResponseHeaders): readonly Representation[] {
  const identity = representations.find(({ coding }) => coding === 'identity');
  const html = addPolicy(new TextDecoder().decode(identity?.body), headers);
  return compressVariants(new TextEncoder().encode(html), 'best');
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
    const isPage = name.endsWith('.html');
    for (const { coding, body } of isPage ? withPolicy(resource, headers) : resource.representations)
      files.set(path + ENDINGS[coding], body);
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
