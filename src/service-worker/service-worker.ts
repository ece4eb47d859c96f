/**
 * Caches complete versions of the page, in all languages, and answers from them. docs/decisions/0006 gives the reasons.
 */

import { respondOffline } from '../world/respond-offline.ts';
import type { Figures } from '../world/snapshot.ts';
import type { CacheName } from './cache-name.ts';
import { decideRoute } from './decide-route.ts';
import { findLanguage, findMeant, type NotCached, offlineResponse } from './other-page.ts';
import { isFromApi, isGone } from './own-response.ts';
import { notFoundPageOf, type Precache, viewOf } from './precache.ts';
import {
  cacheVersion,
  deleteVersionsExcept,
  findCached,
  findPage,
  listVersions,
  refreshPages,
  repairVersion,
} from './version-cache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined by the build, which inserts the whole object at each use. */
declare const PRECACHE: Precache;
const precache = PRECACHE;
declare const NOT_CACHED: NotCached;
const notCached = NOT_CACHED;

/** How long the server's API may take before the cached figures are used. */
const API_LIMIT_MS = 500;
/** The paths of the page and of its view in each language. */
const PAGES = precache.homes.flatMap((home) => [home, viewOf(home)]);
const PATHS = {
  pages: new Set(PAGES),
  files: new Set(precache.files.map(({ path }) => path)),
};

/** Deletes all other versions. No page of them is open: a worker becomes active only then. */
async function takeOver(): Promise<void> {
  const own = (await listVersions()).find(({ version }) => version === precache.version);
  await deleteVersionsExcept(own ? [own] : []);
  await self.clients.claim();
}

/** The cached versions; none if the browser cannot read its storage, so that the server answers. */
const listCached = () => listVersions().catch((): CacheName[] => []);

/**
 * Checks whether the server still has a service worker and whether the page has changed, then repairs damaged or
 * missing files.
 */
async function followServer(path: string, shown: CacheName | undefined): Promise<void> {
  // Not with `registration.update()`: browsers may delay it for a worker without a page.
  const ask = (method: 'HEAD' | 'GET') => fetch(self.location.href, { method, cache: 'no-store' });
  if (!(await ask('HEAD')).ok && (await isGone(await ask('GET')))) {
    await deleteVersionsExcept([]);
    await self.registration.unregister();
    return;
  }
  if (shown) await refreshPages(path, shown);
  // Another version is repaired by its own worker, which has its list of files.
  if (!shown || shown.version === precache.version) await repairVersion(precache);
}

/**
 * The page of the newest complete version, even if its worker is still waiting: all versions' files are found, and
 * open pages continue with theirs.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  const versions = await listCached();
  const cached = await findPage(path, versions);
  // Without a network, following the server fails.
  event.waitUntil(followServer(path, versions[0]).catch(() => undefined));
  return cached ?? fetch(event.request);
}

async function answerFile(request: Request): Promise<Response> {
  const cached = await findCached(new URL(request.url).pathname, await listCached());
  return cached ?? fetch(request);
}

/**
 * Other pages come from the server. Without a network, the response is a redirect to a cached page, a cached file, or
 * the offline page.
 */
async function answerOtherPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname: path, search } = new URL(request.url);
    const meant = findMeant(PAGES, path);
    if (meant) return Response.redirect(meant + search);
    if (notCached.files.includes(path)) return offlineResponse(notCached);
    const versions = await listCached();
    const language = findLanguage(precache.homes, path);
    const answer =
      (await findCached(path, versions)) ??
      (language && (await findCached(notFoundPageOf(language), versions)));
    if (answer) return answer;
    throw error;
  }
}

async function answerFromFigures(request: Request): Promise<Response> {
  const cached = await findCached(precache.figures, await listCached());
  if (!cached) return Response.error();
  const figures: Figures = await cached.json();
  return respondOffline(new URL(request.url).pathname, figures);
}

async function answerApi(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(API_LIMIT_MS) });
    if (await isFromApi(response)) return response;
  } catch {
    // No network, or a slow one: the cached figures are the same.
  }
  return answerFromFigures(request);
}

self.addEventListener('install', (event) => event.waitUntil(cacheVersion(precache)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  switch (decideRoute(event.request, self.location.origin, PATHS)) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'other-page':
      return event.respondWith(answerOtherPage(event.request));
    case 'file':
      return event.respondWith(answerFile(event.request));
    case 'api':
      return event.respondWith(answerApi(event.request));
    case 'network':
  }
});
