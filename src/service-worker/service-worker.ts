import { API } from '../world/load-json.ts';
import { respondFromFigures } from '../world/respond-from-figures.ts';
import { decideRoute } from './decide-route.ts';
import { findLanguage, findMeant } from './find-page.ts';
import { createMissingPage } from './missing-page.ts';
import {
  cacheVersion,
  deleteVersionsExcept,
  findCached,
  listKept,
  listVersions,
  type Precache,
  refreshPage,
  repairVersion,
  type VersionCache,
} from './version-cache.ts';

/** Caches complete versions of the page, in the languages that were opened, and answers from them: decision 4 in docs/decisions.md says why. */

declare const self: ServiceWorkerGlobalScope;
/** Defined by the build, which inserts the whole object at each use. */
declare const PRECACHE: Precache;
const precache = PRECACHE;

/** How long the server's API may take before the cached figures are used. */
const API_LIMIT_MS = 500;
const PAGES = precache.homes.flatMap((home) => [home, `${home}view/`]);
const FILES = new Map(precache.files.map((file) => [file.path, file]));
const PATHS = { pages: new Set(PAGES), files: FILES };

/**
 * The languages that the device has, and those of open pages, by their paths.
 * @param opened the path of a page that is being opened
 */
async function findHomes(...opened: readonly string[]): Promise<string[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = [...opened, ...windows.map(({ url }) => new URL(url).pathname)];
  const open = paths.flatMap((path) => findLanguage(precache.homes, path) ?? []);
  return [...new Set([...(await listKept(precache.homes)), ...open])];
}

/** Deletes all other versions. No page of them is open: a worker becomes active only then. */
async function takeOver(): Promise<void> {
  const own = (await listVersions()).find(({ version }) => version === precache.version);
  await deleteVersionsExcept(own ? [own] : []);
  await self.clients.claim();
}

/** The cached versions; none if the browser cannot read its storage, so that the server answers. */
const listCached = () => listVersions().catch((): VersionCache[] => []);

/** A cached file as built: one that is damaged counts as missing. */
const find = async (path: string) => findCached(FILES.get(path) ?? { path }, await listCached());

/** Checks whether the page has changed, then fetches damaged or missing files, of its language too. */
async function followServer(path: string): Promise<void> {
  const [shown] = await listCached();
  if (shown) await refreshPage(path, shown);
  // Another version is repaired by its own worker, which has its list of files.
  if (!shown || shown.version === precache.version) await repairVersion(precache, await findHomes(path));
}

/** Without a network, a page in a language that the device does not have is one that says so. */
async function answerMissing(path: string, error: unknown): Promise<Response> {
  const home = findLanguage(precache.homes, path);
  if (home === undefined) throw error;
  const kept = await listKept(precache.homes);
  // Of a damaged copy, its own page says more.
  if (kept.includes(home)) throw error;
  return createMissingPage(home, kept);
}

/**
 * The page of the newest complete version, even if its worker is still waiting: all versions' files are found, and
 * open pages continue with theirs.
 */
async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const cached = await find(path);
  // Without a network, following the server fails.
  event.waitUntil(followServer(path).catch(() => undefined));
  return cached ?? fetch(event.request).catch((error: unknown) => answerMissing(path, error));
}

/**
 * Other pages come from the server. Without a network, the response is a redirect to a cached page, a cached file such as
 * the licenses, or the not-found page.
 */
async function answerOtherPage(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const meant = findMeant(PAGES, path);
    if (meant) return Response.redirect(meant + new URL(request.url).search);
    const language = findLanguage(precache.homes, path);
    const answer = (await find(path)) ?? (language ? await find(`${language}404.html`) : undefined);
    return answer ?? answerMissing(path, error);
  }
}

/**
 * Whether the API has sent a response: its content, or its own error. A login page in between is HTML; hosts of files
 * give a file without an ending whatever type they like.
 */
const isFromApi = ({ status, redirected, headers }: Response) =>
  status < 500 && !redirected && !headers.get('content-type')?.startsWith('text/html');

async function answerApi(request: Request, path: string): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(API_LIMIT_MS) });
    if (isFromApi(response)) return response;
  } catch {
    // No network, or a slow one: the cached figures are the same.
  }
  const isOfLifeTable = path.startsWith(`${API}country-facts/`);
  const figures = await find(isOfLifeTable ? precache.figures : precache.snapshot);
  return figures ? respondFromFigures(path, await figures.json()) : Response.error();
}

self.addEventListener('install', (event) =>
  event.waitUntil(findHomes().then((homes) => cacheVersion(precache, homes))),
);
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  switch (decideRoute(request, self.location.origin, PATHS)) {
    case 'page':
      return event.respondWith(answerPage(event, path));
    case 'other-page':
      return event.respondWith(answerOtherPage(request, path));
    case 'file':
      return event.respondWith(find(path).then((cached) => cached ?? fetch(request)));
    case 'api':
      return event.respondWith(answerApi(request, path));
    case 'network':
  }
});
