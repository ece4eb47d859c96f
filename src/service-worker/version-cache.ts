import { type CacheName, nameCache, newestFirst } from './cache-name.ts';
import { HASHED, isOfVersion, NOT_FOUND_PAGE, type Precache, type PrecachedFile } from './precache.ts';

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

async function digest(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/** Reads an answer, and says whether it is what the build has made of a file. */
async function isAsBuilt(
  answer: Response,
  { path, integrity }: PrecachedFile,
  version: string,
): Promise<boolean> {
  if (answer.status !== (path === NOT_FOUND_PAGE ? 404 : 200)) return false;
  try {
    return integrity
      ? integrity === (await digest(await answer.arrayBuffer()))
      : isOfVersion(await answer.text(), version);
  } catch {
    // It broke off, on its way or on the device.
    return false;
  }
}

/** @throws TypeError where what comes is not what the build has made */
async function fetchFile(file: PrecachedFile, version: string): Promise<Response> {
  const { path, integrity } = file;
  // What has its hash in its name may come from the browser's own cache, which the page has just filled.
  const first: RequestCache = path.startsWith(HASHED) ? 'default' : 'no-cache';
  const ways: RequestCache[] = integrity ? [first, 'reload'] : [first];
  for (const cache of ways) {
    // oxlint-disable-next-line no-await-in-loop -- past that cache only if what is in it is broken
    const answer = await fetch(path, { cache, redirect: 'error', priority: 'low' });
    // oxlint-disable-next-line no-await-in-loop
    if (await isAsBuilt(answer.clone(), file, version)) return answer;
  }
  throw new TypeError(`${path} is not what the build of version ${version} has made`);
}

/** Fetches every file of a version and keeps them: all of them, or none. */
export async function keepVersion({ version, files }: Precache): Promise<void> {
  // What an installation that was broken off has left.
  await keepOnly(await listVersions());
  const { name } = nameCache(version, Date.now());
  const cache = await caches.open(name);
  const keep = (kept: readonly PrecachedFile[]) =>
    Promise.all(kept.map(async (file) => cache.put(file.path, await fetchFile(file, version))));
  try {
    // If the server has the pages of another version, it has nothing else of this one.
    await keep(files.filter(({ integrity }) => !integrity));
    await keep(files.filter(({ integrity }) => integrity));
    await cache.put(COMPLETE, new Response());
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

const match = (path: string, { name }: CacheName) =>
  // What a browser cannot read of its storage is not there.
  caches.match(path, { cacheName: name, ignoreVary: true }).catch(() => undefined);

/** Fetches again what a version lacks, or has otherwise than the build made it. What cannot be had stays as it is. */
export async function repairVersion(precache: Precache): Promise<void> {
  const { version, files } = precache;
  const own = (await listVersions()).find((each) => each.version === version);
  if (!own) return keepVersion(precache);
  const cache = await caches.open(own.name);
  const repair = async (file: PrecachedFile) => {
    const kept = await match(file.path, own);
    if (kept && (await isAsBuilt(kept, file, version))) return;
    await cache.put(file.path, await fetchFile(file, version));
  };
  await Promise.allSettled(files.map(repair));
}

/**
 * Fetches the page anew: its settings and headers can change without a new version. Keeps it if it is of this one, and
 * has the not-found page follow it.
 */
export async function refreshPages(shown: CacheName): Promise<void> {
  const { name, version } = shown;
  const page = await fetchFile({ path: '/' }, version);
  // Meanwhile another may have taken over and cleared it away.
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const before = await match('/', shown);
  const changed = (await page.clone().text()) !== (await before?.text());
  await cache.put('/', page);
  if (changed) await cache.put(NOT_FOUND_PAGE, await fetchFile({ path: NOT_FOUND_PAGE }, version));
}

/** What is kept at a path, from the first of the versions that has it. */
export async function findKept(path: string, versions: readonly CacheName[]): Promise<Response | undefined> {
  for (const version of versions) {
    // oxlint-disable-next-line no-await-in-loop -- the first that has it; there are rarely two
    const found = await match(path, version);
    if (found) return found;
  }
  return undefined;
}

/** The page of the first of the versions that has it whole: from there, all else can be repaired. */
export async function findPage(versions: readonly CacheName[]): Promise<Response | undefined> {
  for (const each of versions) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await match('/', each);
    // oxlint-disable-next-line no-await-in-loop
    if (page && (await isAsBuilt(page.clone(), { path: '/' }, each.version))) return page;
  }
  return undefined;
}
