/**
 * Keeps the page on the device, one version as a whole, and answers from it. Built into `/service-worker.js`;
 * docs/decisions/0006 says why it does what it does.
 */

import type { Figures } from '../world/snapshot.ts';
import type { CacheName } from './cache-name.ts';
import { decideRoute } from './decide-route.ts';
import { NOT_FOUND_PAGE, type Precache } from './precache.ts';
import { respondOffline } from './respond-offline.ts';
import {
  findKept,
  findPage,
  keepOnly,
  keepVersion,
  listVersions,
  refreshPages,
  repairVersion,
} from './version-cache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const PRECACHE: Precache;

/** How long the server's API may take before the same figures come from here. */
const API_LIMIT_MS = 500;
/** The server says so when there is to be no worker any more. */
const GONE = new Set([404, 410]);
const PATHS = new Set(PRECACHE.files.map(({ path }) => path));

/** Keeps this version and no other. Nobody has a page of another open: only then does a worker become active. */
async function takeOver(): Promise<void> {
  const own = (await listVersions()).find(({ version }) => version === PRECACHE.version);
  await keepOnly(own ? [own] : []);
  await self.clients.claim();
}

/** What there is to answer from. Where a browser cannot reach its storage, the server answers as if there were none. */
const listKept = () => listVersions().catch((): CacheName[] => []);

/**
 * Asks the server for what may have changed: the page's settings, and whether there is to be a worker at all. Once it
 * has answered, what is broken or missing on the device is fetched again.
 */
async function followServer(shown: CacheName | undefined): Promise<void> {
  // Not by an update that fails: browsers let a worker that has no page yet wait long for one.
  const answer = await fetch(self.location.href, { method: 'HEAD', cache: 'no-store' });
  if (GONE.has(answer.status)) {
    await keepOnly([]);
    await self.registration.unregister();
    return;
  }
  if (shown) await refreshPages(shown);
  // Another version is for its own worker to repair, which knows what belongs to it.
  if (!shown || shown.version === PRECACHE.version) await repairVersion(PRECACHE);
}

/**
 * The page of the newest version that is here as a whole, though its worker may still wait: its files are found, and
 * pages that are open go on with theirs.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  const versions = await listKept();
  const kept = await findPage(versions);
  // Without a network it comes to nothing.
  event.waitUntil(followServer(versions[0]).catch(() => undefined));
  return kept ?? fetch(event.request);
}

async function answerFile(request: Request): Promise<Response> {
  const kept = await findKept(new URL(request.url).pathname, await listKept());
  return kept ?? fetch(request);
}

/** What is not the page is for the server to know. Without a network, all that is there is what is kept. */
async function answerOtherPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const versions = await listKept();
    const kept = await findKept(new URL(request.url).pathname, versions);
    const answer = kept ?? (await findKept(NOT_FOUND_PAGE, versions));
    if (answer) return answer;
    throw error;
  }
}

async function answerFromFigures(request: Request): Promise<Response> {
  const kept = await findKept(PRECACHE.figures, await listKept());
  if (!kept) return Response.error();
  const figures: Figures = await kept.json();
  return respondOffline(new URL(request.url).pathname, figures);
}

async function answerApi(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(API_LIMIT_MS) });
    if (answer.status < 500) return answer;
  } catch {
    // No network, or one that takes too long: the same figures are here.
  }
  return answerFromFigures(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepVersion(PRECACHE)));
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
