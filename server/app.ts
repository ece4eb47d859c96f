import { apiErrorResponse, createApiResources, isApiPath, normalizeApiPath } from './api.ts';
import { type AppRequest, parseQuery, parseRequestTarget } from './app-request.ts';
import {
  type AppResponse,
  createNotFoundResponder,
  createResponder,
  jsonResponse,
  type Responder,
  type ResponseHeaders,
  redirectResponse,
} from './app-response.ts';
import type { Config } from './config.mjs';
import { findLanguage, findMeant, listHomes, listPages, notFoundPageOf } from './pages.ts';
import type { Resource } from './resource.ts';
import { HTTPS_HEADERS, securityHeaders } from './security-headers.ts';
import { hasSecurityText, SECURITY_TEXT_PATH, securityTextResponse } from './security-text.ts';
import type { Site } from './site.ts';

export interface App {
  readonly respond: (request: AppRequest) => AppResponse;
  /** The headers of every response, also where the request could not be parsed. */
  readonly headers: ResponseHeaders;
}

/** A site, and its resources that are served, by path. */
interface Served {
  readonly site: Site;
  readonly resources: ReadonlyMap<string, Resource>;
}

/** One of the built pages. @throws Error if the build does not have it */
export function findPage(site: Site, path: string): Resource {
  const page = site.files.get(path);
  if (!page) throw new Error(`The build has no ${path}`);
  return page;
}

/** All resources of the server, by path. A copy of the site on a host of files has the same. */
export function listResources(site: Site): ReadonlyMap<string, Resource> {
  const files = [...site.files].filter(([path]) => !path.endsWith('.html'));
  return new Map([
    ...listPages(site).map((page): [string, Resource] => [
      page,
      { ...findPage(site, `${page}index.html`), route: page },
    ]),
    ...createApiResources(),
    ...files,
  ]);
}

/**
 * Responds to unknown paths: with the not-found page in the language of the path, or a redirect to the page that was
 * meant.
 */
function createFallback(
  site: Site,
  common: ResponseHeaders,
): (path: string, request: AppRequest) => AppResponse {
  const notFoundPages = new Map(
    listHomes(site).map((home) => [
      home,
      createNotFoundResponder({ ...findPage(site, notFoundPageOf(home)), route: '404' }, common),
    ]),
  );
  const homes = new Set(notFoundPages.keys());
  const pages = new Set(listPages(site));
  const inEnglish = notFoundPages.get('/');
  if (!inEnglish) throw new Error(`The build has no ${notFoundPageOf('/')}`);
  return (path, request) => {
    const meant = findMeant(pages, path);
    if (meant) return redirectResponse(meant, meant + parseQuery(request.target), common);
    return (notFoundPages.get(findLanguage(homes, path)) ?? inEnglish)(request);
  };
}

/** @param common headers of every response */
function createRouter(
  { site, resources }: Served,
  config: Config,
  common: ResponseHeaders,
): (request: AppRequest) => AppResponse {
  const respondElse = createFallback(site, common);
  const responders = new Map<string, Responder>();
  for (const [path, resource] of resources) responders.set(path, createResponder(resource, common));
  const health = jsonResponse('/healthz', 200, { status: 'ok', build: site.build }, common);
  const badRequest = jsonResponse('*', 400, { error: 'This is not a valid address.' }, common);
  const methodNotAllowed = jsonResponse(
    '*',
    405,
    { error: 'Only GET and HEAD are answered here.' },
    { allow: 'GET, HEAD', ...common },
  );
  return (request) => {
    const { method, target } = request;
    const isAllowed = method === 'GET' || method === 'HEAD';
    // Nearly every target is already a path, and parsing takes a thirtieth of the time of a response.
    const direct = isAllowed ? responders.get(target) : undefined;
    if (direct) return direct(request);
    // `OPTIONS *` is about the server as a whole (RFC 9110, section 9.3.7).
    if (target === '*' && !isAllowed) return methodNotAllowed;
    const path = parseRequestTarget(target);
    if (path === undefined) return badRequest;
    if (!isAllowed) return methodNotAllowed;
    if (path === '/healthz') return health;
    if (path === SECURITY_TEXT_PATH && hasSecurityText(config)) {
      return securityTextResponse(config.contactEmail, new Date(), common);
    }
    const respond =
      responders.get(path) ?? (isApiPath(path) ? responders.get(normalizeApiPath(path)) : undefined);
    if (respond) return respond(request);
    return isApiPath(path) ? apiErrorResponse(path, common) : respondElse(path, request);
  };
}

/** The headers of every response. */
export const commonHeaders = (
  { inlineHashes }: Pick<Site, 'inlineHashes'>,
  { worldBankUrl, tipUrl }: Config,
): ResponseHeaders =>
  securityHeaders(inlineHashes, worldBankUrl === '' ? [] : [new URL(worldBankUrl).origin], [
    new URL(tipUrl).origin,
  ]);

/**
 * The server as a function from request to response: the pages, their files, the not-found pages, the API. `node-listener.ts`
 * adapts it to Node.
 * @throws Error if the build does not have a page
 */
export function createApp(site: Site, config: Config): App {
  const headers = commonHeaders(site, config);
  const served = { site, resources: listResources(site) };
  const respond = createRouter(served, config, headers);
  const respondOverHttps = createRouter(served, config, { ...headers, ...HTTPS_HEADERS });
  return {
    headers,
    respond: (request) => (request.isHttps ? respondOverHttps : respond)(request),
  };
}
