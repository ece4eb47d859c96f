import { createApi, isInApi, normalizeApiPath, refuseApiPath } from './api.ts';
import {
  type AppRequest,
  type AppResponse,
  jsonResponse,
  prepareErrorPage,
  prepareResource,
} from './app-response.ts';
import type { Config } from './config.ts';
import { requestPath } from './request-path.ts';
import type { CompressVariants, Resource, Site } from './resource.ts';
import { type Headers, HTTPS_HEADERS, securityHeaders } from './security-headers.ts';

export interface App {
  readonly respond: (question: AppRequest) => AppResponse;
  /** The headers that every answer carries, for what cannot be read as a request. */
  readonly headers: Headers;
}

const METHODS = 'GET, HEAD';

/** Everything that there is, by its path. */
function listResources(site: Site, represent: CompressVariants): Map<string, Resource> {
  const files = [...site.files].filter(([path]) => !path.endsWith('.html'));
  return new Map([
    ['/', { ...findPage(site, '/index.html'), route: '/' }],
    ...createApi(represent),
    ...files,
  ]);
}

function findPage(site: Site, path: string): Resource {
  const page = site.files.get(path);
  if (!page) throw new Error(`The build has no ${path}`);
  return page;
}

/** Prepares all answers that carry the same headers. */
function prepareResponses(
  resources: ReadonlyMap<string, Resource>,
  notFoundPage: Resource,
  headers: Headers,
) {
  const refuse = (route: string, status: number, error: string) =>
    jsonResponse({ route, status, content: { error } }, headers);
  const health = jsonResponse({ route: '/healthz', status: 200, content: { status: 'ok' } }, headers);
  const notFound = prepareErrorPage(notFoundPage, 404, headers);
  const notAllowed = jsonResponse(
    { route: '*', status: 405, content: { error: 'Only GET and HEAD are answered here.' } },
    { allow: METHODS, ...headers },
  );
  const noPath = refuse('*', 400, 'This is no address.');
  const byPath = new Map<string, (question: AppRequest) => AppResponse>([['/healthz', () => health]]);
  for (const [path, resource] of resources) byPath.set(path, prepareResource(resource, headers));

  const answerApi = (path: string, question: AppRequest) => {
    const found = byPath.get(normalizeApiPath(path));
    if (found) return found(question);
    const { route, status, error } = refuseApiPath(path);
    return refuse(route, status, error);
  };
  return (question: AppRequest): AppResponse => {
    const { method, target } = question;
    const isAllowed = method === 'GET' || method === 'HEAD';
    const path = requestPath(target);
    // `OPTIONS *` asks about the whole server.
    if (path === undefined) return target === '*' && !isAllowed ? notAllowed : noPath;
    if (!isAllowed) return notAllowed;
    const found = byPath.get(path);
    if (found) return found(question);
    return isInApi(path) ? answerApi(path, question) : notFound(question);
  };
}

/**
 * The whole server, as a function from question to answer: the page, its files, the not-found page, the API. It knows
 * nothing of the platform that it runs on; `fetch-handler.ts` and `node-listener.ts` do.
 */
export function createApp(site: Site, config: Config, represent: CompressVariants): App {
  const headers = securityHeaders(site.inlineHashes, [new URL(config.worldBankUrl).origin]);
  const resources = listResources(site, represent);
  const notFoundPage = { ...findPage(site, '/404.html'), route: '404' };
  const plain = prepareResponses(resources, notFoundPage, headers);
  const overHttps = prepareResponses(resources, notFoundPage, { ...headers, ...HTTPS_HEADERS });
  return {
    respond: (question) => (question.isHttps ? overHttps : plain)(question),
    headers,
  };
}
