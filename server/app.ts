import { findLanguage, findMeant } from '../src/service-worker/find-page.ts';
import { apiErrorResponse, createApiResources, isApiPath, normalizeApiPath } from './api.ts';
import {
  type AppResponse,
  createResponder,
  EMPTY,
  jsonResponse,
  type Responder,
  type ResponseHeaders,
} from './app-response.ts';
import type { Config } from './config.mjs';
import type { Resource } from './resource.ts';
import { securityHeaders } from './security-headers.ts';
import { listHomes, listPages, notFoundPageOf, type Site } from './site.ts';

interface AppRequest {
  readonly method: string;
  /** The request target as it was sent. */
  readonly target: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface App {
  readonly respond: (request: AppRequest) => AppResponse;
  /** The headers of every response. */
  readonly headers: ResponseHeaders;
}

/** One of the built pages. @throws Error if the build does not have it */
export function findPage(site: Site, path: string): Resource {
  const page = site.files.get(path);
  if (!page) throw new Error(`The build has no ${path}`);
  return page;
}

/** All resources of the server, by path. A copy of the site on a host of files has the same. */
export const listResources = (site: Site): ReadonlyMap<string, Resource> =>
  new Map([
    ...listPages(site).map((page): [string, Resource] => [
      page,
      { ...findPage(site, `${page}index.html`), route: page },
    ]),
    ...createApiResources(),
    ...[...site.files].filter(([path]) => !path.endsWith('.html')),
  ]);

/**
 * The server as a function from request to response: the pages, their files, the not-found pages, the API. `http-server.ts`
 * adapts it to Node.
 * @throws Error if the build does not have a page
 */
export function createApp(site: Site, { worldBankUrl, tipUrl }: Config): App {
  const origins = worldBankUrl === '' ? [] : [new URL(worldBankUrl).origin];
  const common = securityHeaders(site.inlineHashes, origins, [new URL(tipUrl).origin]);
  const responders = new Map<string, Responder>();
  for (const [path, resource] of listResources(site)) responders.set(path, createResponder(resource, common));
  const pages = listPages(site);
  const homes = listHomes(site);
  const notFoundPages = new Map(
    ['/', ...homes].map((home) => {
      const page = { ...findPage(site, notFoundPageOf(home)), route: '404' };
      return [home, createResponder(page, common, 404)];
    }),
  );
  const badRequest = jsonResponse('*', 400, { error: 'This is not a valid address.' }, common);
  const error = { error: 'Only GET and HEAD are answered here.' };
  const methodNotAllowed = jsonResponse('*', 405, error, { allow: 'GET, HEAD', ...common });
  const health = jsonResponse('/healthz', 200, { status: 'ok', build: site.build }, common);
  const respond = (request: AppRequest): AppResponse => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed;
    // Nearly every target is one of these paths.
    const direct = responders.get(request.target);
    if (direct) return direct(request);
    // A path, or an address as proxies get it.
    const address = request.target.startsWith('/') ? `http://host${request.target}` : request.target;
    if (!URL.canParse(address)) return badRequest;
    const { pathname: path, search } = new URL(address);
    if (path === '/healthz') return health;
    if (isApiPath(path))
      return responders.get(normalizeApiPath(path))?.(request) ?? apiErrorResponse(path, common);
    const found = responders.get(path);
    if (found) return found(request);
    const meant = findMeant(pages, path);
    if (meant) {
      const own = { location: meant + search, 'content-length': '0', 'cache-control': 'no-cache' };
      return { route: meant, status: 308, headers: { ...own, ...common }, body: EMPTY };
    }
    return notFoundPages.get(findLanguage(homes, path) ?? '/')?.(request) ?? badRequest;
  };
  return { respond, headers: common };
}
