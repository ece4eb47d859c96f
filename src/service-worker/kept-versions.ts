import { type CacheName, nameCache, newestFirst } from './cache-name.ts';
import { HASHED, isOfVersion, type Precache, type PrecachedFile } from './precache.ts';

/** Put into a cache when everything else is in it. */
const COMPLETE = '/complete';

async function isComplete({ name }: CacheName): Promise<boolean> {
  const cache = await caches.open(name);
  return (await cache.match(COMPLETE)) !== undefined;
}

/** The versions that are there as a whole, the newest first. */
export async function listVersions(): Promise<CacheName[]> {
  const all = newestFirst(await caches.keys());
  const complete = await Promise.all(all.map(isComplete));
  return all.filter((_, index) => complete[index]);
}

/** Clears away all versions but those that are named. */
export async function keepOnly(kept: readonly CacheName[]): Promise<void> {
  const names = new Set(kept.map(({ name }) => name));
  const others = newestFirst(await caches.keys()).filter(({ name }) => !names.has(name));
  await Promise.all(others.map(({ name }) => caches.delete(name)));
}

/** @throws TypeError where what comes is not what the build has made */
async function fetchFile({ path, integrity }: PrecachedFile, version: string): Promise<Response> {
  const response = await fetch(path, {
    // What has its hash in its name may come from the browser's own cache, which the page has just filled.
    cache: path.startsWith(HASHED) ? 'default' : 'no-cache',
    redirect: 'error',
    priority: 'low',
    ...(integrity && { integrity }),
  });
  if (!response.ok) throw new TypeError(`${path} is answered with ${response.status}`);
  if (!integrity && !isOfVersion(await response.clone().text(), version)) {
    throw new TypeError(`${path} is not of version ${version}`);
  }
  return response;
}

/** Fetches every file of a version and keeps them: all of them, or none. */
export async function keepVersion({ version, files }: Precache): Promise<void> {
  // What an installation that was broken off has left.
  await keepOnly(await listVersions());
  const { name } = nameCache(version, Date.now());
  const cache = await caches.open(name);
  try {
    await Promise.all(files.map(async (file) => cache.put(file.path, await fetchFile(file, version))));
    await cache.put(COMPLETE, new Response());
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Fetches the page anew: its settings and headers can change without a new version. Keeps it if it is of this one. */
export async function refreshPage({ name, version }: CacheName): Promise<void> {
  const response = await fetchFile({ path: '/' }, version);
  // Meanwhile another may have taken over and cleared it away.
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  await cache.put('/', response);
}

/** What is kept at a path, from the first of the versions that has it. */
export async function findKept(path: string, versions: readonly CacheName[]): Promise<Response | undefined> {
  for (const { name } of versions) {
    // oxlint-disable-next-line no-await-in-loop -- the first that has it; there are rarely two
    const found = await caches.match(path, { cacheName: name, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
