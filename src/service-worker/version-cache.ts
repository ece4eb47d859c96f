import { type CacheName, nameCache, newestFirst } from './cache-name.ts';
import { HASHED, HOME, isOfVersion, NOT_FOUND_PAGE, type Precache, type PrecachedFile } from './precache.ts';

/** Added to a cache after all files, as a sign that it is complete. */
const COMPLETE = '/complete';

async function isComplete({ name }: CacheName): Promise<boolean> {
  const cache = await caches.open(name);
  return (await cache.match(COMPLETE)) !== undefined;
}

/** The versions whose caches are complete, newest first. */
export async function listVersions(): Promise<CacheName[]> {
  const all = newestFirst(await caches.keys());
  const complete = await Promise.all(all.map(isComplete));
  return all.filter((_, index) => complete[index]);
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
 * The not-found page as the answer to an unknown path. Hosts of files send it as a file that is there, perhaps from
 * another address, which no navigation may be answered with.
 */
const asNotFound = ({ body, headers }: Response) => new Response(body, { status: 404, headers });

/** Whether a response is the file as built: its hash matches, or a page has the right version. Reads the body. */
async function isAsBuilt(
  response: Response,
  { path, integrity }: PrecachedFile,
  version: string,
): Promise<boolean> {
  if (response.status !== (path === NOT_FOUND_PAGE ? 404 : 200)) return false;
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
  const isNotFoundPage = path === NOT_FOUND_PAGE;
  const redirect = isNotFoundPage ? 'follow' : 'error';
  for (const cache of modes) {
    // oxlint-disable-next-line no-await-in-loop -- bypasses the HTTP cache only if its copy is broken
    const fetched = await fetch(path, { cache, redirect, priority: 'low' });
    const response = isNotFoundPage && fetched.ok ? asNotFound(fetched) : fetched;
    // oxlint-disable-next-line no-await-in-loop
    if (await isAsBuilt(response.clone(), file, version)) return response;
  }
  throw new TypeError(`${path} is not the file of version ${version}`);
}

/** Caches all files of a version, or none of them if one fails. */
export async function cacheVersion({ version, files }: Precache): Promise<void> {
  // Incomplete versions are left over from installations that failed.
  await deleteVersionsExcept(await listVersions());
  const { name } = nameCache(version, Date.now());
  const cache = await caches.open(name);
  const addAll = (added: readonly PrecachedFile[]) =>
    Promise.all(added.map(async (file) => cache.put(file.path, await fetchFile(file, version))));
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

const match = (path: string, { name }: CacheName) =>
  // An entry that the browser cannot read counts as missing.
  caches.match(path, { cacheName: name, ignoreVary: true }).catch(() => undefined);

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
 * Fetches the page again, since its settings and headers can change without a new version. If the page has changed and
 * is of the same version, the not-found page is updated as well.
 */
export async function refreshPages(shown: CacheName): Promise<void> {
  const { name, version } = shown;
  const page = await fetchFile({ path: HOME }, version);
  // Another worker may have deleted the cache meanwhile.
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const before = await match(HOME, shown);
  const changed = (await page.clone().text()) !== (await before?.text());
  await cache.put(HOME, page);
  if (changed) await cache.put(NOT_FOUND_PAGE, await fetchFile({ path: NOT_FOUND_PAGE }, version));
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

/** The page of the first version that has it undamaged. From there, all other files can be repaired. */
export async function findPage(versions: readonly CacheName[]): Promise<Response | undefined> {
  for (const each of versions) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await match(HOME, each);
    // oxlint-disable-next-line no-await-in-loop
    if (page && (await isAsBuilt(page.clone(), { path: HOME }, each.version))) return page;
  }
  return undefined;
}
