import { type CacheName, nameCache, newestFirst } from './cache-name.ts';
import {
  HASHED,
  homeOf,
  isNotFoundPage,
  isOfVersion,
  notFoundPageOf,
  type Precache,
  type PrecachedFile,
  viewOf,
} from './precache.ts';

/** Added to a cache after all files, as a sign that it is complete. */
const COMPLETE = '/complete';

const match = (path: string, { name }: CacheName) =>
  // Not with `caches.open`, which would create a cache that has just been deleted. An entry that the browser cannot read
  // counts as missing.
  caches.match(path, { cacheName: name, ignoreVary: true }).catch(() => undefined);

/** The versions whose caches are complete, newest first. */
export async function listVersions(): Promise<CacheName[]> {
  const all = newestFirst(await caches.keys());
  const marks = await Promise.all(all.map((version) => match(COMPLETE, version)));
  return all.filter((_, index) => marks[index]);
}

/** Deletes the caches of all versions except the given ones. */
export async function deleteVersionsExcept(versions: readonly CacheName[]): Promise<void> {
  const names = new Set(versions.map(({ name }) => name));
  const others = newestFirst(await caches.keys()).filter(({ name }) => !names.has(name));
  await Promise.all(others.map(({ name }) => caches.delete(name)));
}

async function digest(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * A not-found page as the answer to an unknown path. Static hosts send it with status 200, perhaps after a redirect,
 * and a redirected response is not allowed for navigations.
 */
const asNotFound = ({ body, headers }: Response) => new Response(body, { status: 404, headers });

/** Whether a response is the file as built: its hash matches, or a page has the right version. Reads the body. */
async function isAsBuilt(
  response: Response,
  { path, integrity }: PrecachedFile,
  version: string,
): Promise<boolean> {
  if (response.status !== (isNotFoundPage(path) ? 404 : 200)) return false;
  try {
    return integrity
      ? integrity === (await digest(await response.arrayBuffer()))
      : isOfVersion(await response.text(), version);
  } catch {
    // The body could not be read to its end.
    return false;
  }
}

/** @throws TypeError if the response is not the file as built */
async function fetchFile(file: PrecachedFile, version: string): Promise<Response> {
  const { path, integrity } = file;
  // A file with a hash in its name may come from the HTTP cache, which the page has just filled.
  const first: RequestCache = path.startsWith(HASHED) ? 'default' : 'no-cache';
  const modes: RequestCache[] = integrity ? [first, 'reload'] : [first];
  const isNotFound = isNotFoundPage(path);
  const redirect = isNotFound ? 'follow' : 'error';
  for (const cache of modes) {
    // oxlint-disable-next-line no-await-in-loop -- bypasses the HTTP cache only if its copy is broken
    const fetched = await fetch(path, { cache, redirect, priority: 'low' });
    const response = isNotFound && fetched.ok ? asNotFound(fetched) : fetched;
    // oxlint-disable-next-line no-await-in-loop
    if (await isAsBuilt(response.clone(), file, version)) return response;
  }
  throw new TypeError(`${path} is not the file of version ${version}`);
}

/** The cached response for a path, from the first of the versions that has it. */
export async function findCached(
  path: string,
  versions: readonly CacheName[],
): Promise<Response | undefined> {
  for (const version of versions) {
    // oxlint-disable-next-line no-await-in-loop -- stops at the first; there are rarely two
    const found = await match(path, version);
    if (found) return found;
  }
  return undefined;
}

/**
 * Caches all files of a version, or none of them if one fails.
 * @param others cached versions; unchanged files are copied from them
 */
async function cacheAll({ version, files }: Precache, others: readonly CacheName[]): Promise<void> {
  const { name } = nameCache(version, Date.now());
  const cache = await caches.open(name);
  const find = async (file: PrecachedFile) => {
    const cached = file.integrity ? await findCached(file.path, others) : undefined;
    return cached && (await isAsBuilt(cached.clone(), file, version)) ? cached : fetchFile(file, version);
  };
  const addAll = (added: readonly PrecachedFile[]) =>
    Promise.all(added.map(async (file) => cache.put(file.path, await find(file))));
  try {
    // Pages first: if they are of another version, the server has none of the other files.
    await addAll(files.filter(({ integrity }) => !integrity));
    await addAll(files.filter(({ integrity }) => integrity));
    await cache.put(COMPLETE, new Response());
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/**
 * Caches all files of a version, or none of them if one fails. If the device has no room for two versions, it replaces
 * the previous one.
 */
export async function cacheVersion(precache: Precache): Promise<void> {
  const others = await listVersions();
  // Incomplete versions are left over from installations that failed.
  await deleteVersionsExcept(others);
  try {
    await cacheAll(precache, others);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
    await deleteVersionsExcept([]);
    await cacheAll(precache, []);
  }
}

/** Fetches the files of a version that are missing or damaged. A file that cannot be fetched stays as it is. */
export async function repairVersion(precache: Precache): Promise<void> {
  const { version, files } = precache;
  const own = (await listVersions()).find((each) => each.version === version);
  if (!own) return cacheVersion(precache);
  const cache = await caches.open(own.name);
  const repair = async (file: PrecachedFile) => {
    const cached = await match(file.path, own);
    if (cached && (await isAsBuilt(cached, file, version))) return;
    await cache.put(file.path, await fetchFile(file, version));
  };
  await Promise.allSettled(files.map(repair));
}

/**
 * Fetches a page again, since its settings and headers can change without a new version. If it has changed and is of the
 * same version, the other pages in its language are updated as well: its view, or the page whose view it is, and the
 * not-found page.
 * @param path of the page or of its view
 */
export async function refreshPages(path: string, shown: CacheName): Promise<void> {
  const { name, version } = shown;
  const page = await fetchFile({ path }, version);
  // Another worker may have deleted the cache in the meantime.
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const before = await match(path, shown);
  const changed = (await page.clone().text()) !== (await before?.text());
  await cache.put(path, page);
  if (!changed) return;
  const home = homeOf(path);
  const others = [home, viewOf(home), notFoundPageOf(home)].filter((other) => other !== path);
  await Promise.all(others.map(async (other) => cache.put(other, await fetchFile({ path: other }, version))));
}

/**
 * A page, from the first version that has it undamaged. That page can then repair all other files.
 * @param path of the page or of its view
 */
export async function findPage(path: string, versions: readonly CacheName[]): Promise<Response | undefined> {
  for (const each of versions) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await match(path, each);
    // oxlint-disable-next-line no-await-in-loop
    if (page && (await isAsBuilt(page.clone(), { path }, each.version))) return page;
  }
  return undefined;
}
