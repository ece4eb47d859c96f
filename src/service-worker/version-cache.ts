/** The path of the site, below which the page is in every language: `/` on its own server. */
const SITE: string = import.meta.env.BASE_URL;

/** The build puts a hash into the names of the files in this folder, so that they never change. */
export const HASHED = `${SITE}assets/`;

interface PrecachedFile {
  /** As a page requests it: `/assets/index-CKenjEDI.js`. For the server, `/de/404.html` is an unknown path. */
  readonly path: string;
  /** `sha256-…` of the content. Pages have none, since the server inserts its settings. */
  readonly integrity?: string;
}

/** The files of one version of the page. */
export interface Precache {
  /** Changes if any file changes. The build writes it into the root element of every page. */
  readonly version: string;
  /** The paths of the page in each language. */
  readonly homes: readonly string[];
  /** Each once, the pages of all languages among them. */
  readonly files: readonly PrecachedFile[];
  /** The path of the figures of all countries, one of the files. */
  readonly figures: string;
}

/** Other pages of the domain have caches as well, even this page below another path. */
const KIND = `page${SITE.slice(0, -1)} `;
/** Added to a cache after all files, as a sign that it is complete. */
const COMPLETE = '/complete';

/** The cache of one version, filled by one installation. */
export interface VersionCache {
  readonly name: string;
  readonly version: string;
}

/** The caches of all versions, newest first, by names such as `page k3Jx 1795262400000`: version and start in milliseconds. */
async function listCaches(): Promise<VersionCache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KIND));
  return names
    .map((name) => {
      const [version = '', startedAt] = name.slice(KIND.length).split(' ');
      return { name, version, startedAt: Number(startedAt) };
    })
    .toSorted((one, other) => other.startedAt - one.startedAt);
}

const match = (path: string, { name }: VersionCache) =>
  // `caches.open` would create a deleted cache again. An entry that the browser cannot read counts as missing.
  caches.match(path, { cacheName: name, ignoreVary: true }).catch(() => undefined);

/** The versions whose caches are complete, newest first. */
export async function listVersions(): Promise<VersionCache[]> {
  const all = await listCaches();
  const marks = await Promise.all(all.map((version) => match(COMPLETE, version)));
  return all.filter((_, index) => marks[index]);
}

export async function deleteVersionsExcept(versions: readonly VersionCache[]): Promise<void> {
  const names = new Set(versions.map(({ name }) => name));
  const others = (await listCaches()).filter(({ name }) => !names.has(name));
  await Promise.all(others.map(({ name }) => caches.delete(name)));
}

async function digest(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/** Whether the body is the file as built: its hash matches, or it is a complete page of the version. Reads the body. */
async function isAsBuilt(response: Response, { path, integrity }: PrecachedFile, version: string) {
  try {
    if (integrity) return integrity === (await digest(await response.arrayBuffer()));
    // A file of another version, which that version's worker checks: it has the hash.
    if (path.startsWith(HASHED)) return true;
    const html = await response.text();
    return html.includes(`data-version="${version}"`) && html.trimEnd().endsWith('</html>');
  } catch {
    // The body could not be read to its end.
    return false;
  }
}

/**
 * A not-found page as the answer to an unknown path. Static hosts send it with status 200, perhaps after a redirect,
 * and a redirected response is not allowed for navigations.
 */
const asNotFound = ({ body, headers }: Response) => new Response(body, { status: 404, headers });

/** @throws TypeError if the response is not the file as built */
async function fetchFile(file: PrecachedFile, version: string): Promise<Response> {
  const { path, integrity } = file;
  // A file with a hash in its name may come from the HTTP cache, which the page has just filled.
  const first: RequestCache = path.startsWith(HASHED) ? 'default' : 'no-cache';
  const modes: RequestCache[] = integrity ? [first, 'reload'] : [first];
  const isNotFound = path.endsWith('/404.html');
  const redirect = isNotFound ? 'follow' : 'error';
  for (const cache of modes) {
    // oxlint-disable-next-line no-await-in-loop -- bypasses the HTTP cache only if its copy is broken
    const fetched = await fetch(path, { cache, redirect, priority: 'low' });
    const response = isNotFound && fetched.ok ? asNotFound(fetched) : fetched;
    const isExpected = response.status === (isNotFound ? 404 : 200);
    // oxlint-disable-next-line no-await-in-loop
    if (isExpected && (await isAsBuilt(response.clone(), file, version))) return response;
  }
  throw new TypeError(`${path} is not the file of version ${version}`);
}

/** A cached file or page, from the first of the versions that has it undamaged. */
export async function findCached(
  file: PrecachedFile,
  versions: readonly VersionCache[],
): Promise<Response | undefined> {
  const [newest, ...older] = versions;
  if (!newest) return undefined;
  const found = await match(file.path, newest);
  const isIntact = found && (await isAsBuilt(found.clone(), file, newest.version));
  return isIntact ? found : findCached(file, older);
}

async function cacheAll({ version, files }: Precache): Promise<void> {
  // A unique name, so that installing a version again does not change the cache that its pages use.
  const name = `${KIND}${version} ${Date.now()}`;
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

/**
 * Caches all files of a version, or none of them if one fails. If the device has no room for two versions, it replaces
 * the other one.
 */
export async function cacheVersion(precache: Precache): Promise<void> {
  // Incomplete versions are left over from installations that failed.
  await deleteVersionsExcept(await listVersions());
  try {
    await cacheAll(precache);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
    await deleteVersionsExcept([]);
    await cacheAll(precache);
  }
}

/** Fetches the files of a version that are missing or damaged. A file that cannot be fetched stays as it is. */
export async function repairVersion(precache: Precache): Promise<void> {
  const { version, files } = precache;
  const own = (await listVersions()).find((each) => each.version === version);
  if (!own) return cacheVersion(precache);
  const cache = await caches.open(own.name);
  const repair = async (file: PrecachedFile) => {
    if (!(await findCached(file, [own]))) await cache.put(file.path, await fetchFile(file, version));
  };
  await Promise.allSettled(files.map(repair));
}

/**
 * Fetches a page again, since its settings and headers can change without a new version.
 * @throws TypeError if the server's page is of another version, or there is none
 */
export async function refreshPage(path: string, { name, version }: VersionCache): Promise<void> {
  const page = await fetchFile({ path }, version);
  // Another worker may have deleted the cache in the meantime.
  if (await caches.has(name)) await (await caches.open(name)).put(path, page);
}
