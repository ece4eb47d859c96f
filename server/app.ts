import { type Answer, jsonAnswer, prepareErrorPage, prepareResource, type Question } from './answer.ts';
import { createApi, isInApi, normalizeApiPath, refuseApiPath } from './api.ts';
import type { Config } from './config.ts';
import { requestPath } from './request-path.ts';
import type { Represent, Resource, Site } from './resource.ts';
import { type Headers, HTTPS_HEADERS, securityHeaders } from './security-headers.ts';

export interface App {
  readonly answer: (question: Question) => Answer;
  /** The headers that every answer carries, for what cannot be read as a request. */
  readonly headers: Headers;
}

const METHODS = 'GET, HEAD';

/** Everything that there is, by its path. */
function listResources(site: Site, represent: Represent): Map<string, Resource> {
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
function prepareAnswers(resources: ReadonlyMap<string, Resource>, notFoundPage: Resource, headers: Headers) {
  const refuse = (route: string, status: number, error: string) =>
    jsonAnswer({ route, status, content: { error } }, headers);
  const health = jsonAnswer({ route: '/healthz', status: 200, content: { status: 'ok' } }, headers);
  const notFound = prepareErrorPage(notFoundPage, 404, headers);
  const notAllowed = jsonAnswer(
    { route: '*', status: 405, content: { error: 'Only GET and HEAD are answered here.' } },
    { allow: METHODS, ...headers },
  );
  const noPath = refuse('*', 400, 'This is no address.');
  const byPath = new Map<string, (question: Question) => Answer>([['/healthz', () => health]]);
  for (const [path, resource] of resources) byPath.set(path, prepareResource(resource, headers));

  const answerApi = (path: string, question: Question) => {
    const found = byPath.get(normalizeApiPath(path));
    if (found) return found(question);
    const { route, status, error } = refuseApiPath(path);
    return refuse(route, status, error);
  };
  return (question: Question): Answer => {
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
export function createApp(site: Site, config: Config, represent: Represent): App {
  const headers = securityHeaders(site.inlineHashes, [new URL(config.worldBankUrl).origin]);
  const resources = listResources(site, represent);
  const notFoundPage = { ...findPage(site, '/404.html'), route: '404' };
  const plain = prepareAnswers(resources, notFoundPage, headers);
  const overHttps = prepareAnswers(resources, notFoundPage, { ...headers, ...HTTPS_HEADERS });
  return {
    answer: (question) => (question.isHttps ? overHttps : plain)(question),
    headers,
  };
}
