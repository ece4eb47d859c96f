/** The path of the site, below which the page is in every language: `/` on its own server. */
const SITE: string = import.meta.env.BASE_URL;

/** The build puts a hash into the names of the files in this folder, so that they never change. */
export const HASHED = `${SITE}assets/`;

interface PrecachedFile {
  /** As a page requests it: `/assets/index-CKenjEDI.js`. For the server, `/de/404.html` is an unknown path. */
  readonly path: string;
  /** `sha256-…` of the content. Pages have none, since the server inserts its settings. */
  readonly integrity?: string;
  /** The paths of the page in the languages that need it, if not all do. */
  readonly homes?: readonly string[];
}

/** The files of one version of the page. */
export interface Precache {
  /** Changes if any file changes. The build writes it into the root element of every page. */
  readonly version: string;
  /** The paths of the page in each language. */
  readonly homes: readonly string[];
  /** Each once, the pages of all languages among them. */
  readonly files: readonly PrecachedFile[];
  /** The path of the file with the life expectancy of every country. */
  readonly snapshot: string;
  /** The path of the file with all figures of all countries: the largest, which the first installation leaves out. */
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

/** Whether one of these versions has a page in a language. Of a damaged one, some may be missing. */
async function hasLanguage(home: string, versions: readonly VersionCache[]): Promise<boolean> {
  const pages = [home, `${home}view/`, `${home}404.html`];
  const found = await Promise.all(versions.flatMap((version) => pages.map((page) => match(page, version))));
  return found.some(Boolean);
}

async function filterKept(homes: readonly string[], versions: readonly VersionCache[]): Promise<string[]> {
  const kept = await Promise.all(homes.map((home) => hasLanguage(home, versions)));
  return homes.filter((_, index) => kept[index]);
}

/** The languages that the device has in any version, even an incomplete one, of those at these paths. */
export const listKept = async (homes: readonly string[]): Promise<string[]> =>
  filterKept(homes, await listCaches());

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

/** Fetches files, and stores all of them or none. */
async function addFiles(cache: Cache, files: readonly PrecachedFile[], version: string): Promise<void> {
  const fetchAll = (some: readonly PrecachedFile[]) =>
    Promise.all(some.map(async (file) => [file.path, await fetchFile(file, version)] as const));
  // Pages are fetched first: if they are of another version, the server has none of the other files. They are stored last,
  // since what is stored is used.
  const pages = await fetchAll(files.filter(({ integrity }) => !integrity));
  const others = await fetchAll(files.filter(({ integrity }) => integrity));
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const [path, response] of [...others, ...pages]) await cache.put(path, response);
}

/** Whether a device with these languages needs a file. */
const isNeeded = (homes: readonly string[], file: PrecachedFile): boolean =>
  file.homes?.some((home) => homes.includes(home)) ?? true;

async function cacheAll({ version, files }: Pick<Precache, 'version' | 'files'>): Promise<void> {
  // A unique name, so that installing a version again does not change the cache that its pages use.
  const name = `${KIND}${version} ${Date.now()}`;
  const cache = await caches.open(name);
  try {
    await addFiles(cache, files, version);
    await cache.put(COMPLETE, new Response());
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/**
 * Caches the files of a version in some languages, or none of them if one fails. If the device has no room for two
 * versions, it replaces the other one. The figures of all countries are left to the next visit if there was none before.
 * @param homes the paths of the page in these languages
 */
export async function cacheVersion(precache: Precache, homes: readonly string[]): Promise<void> {
  const { version, figures } = precache;
  const before = await listVersions();
  // Incomplete versions are left over from installations that failed.
  await deleteVersionsExcept(before);
  const files = precache.files.filter(
    (file) => isNeeded(homes, file) && (before.length > 0 || file.path !== figures),
  );
  try {
    await cacheAll({ version, files });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
    await deleteVersionsExcept([]);
    await cacheAll({ version, files });
  }
}

/**
 * Fetches the files of a version that are missing or damaged. A file that cannot be fetched stays as it is, and a language
 * that the version does not have yet comes as a whole, or not at all.
 * @param homes the paths of the page in the languages to have
 */
export async function repairVersion(precache: Precache, homes: readonly string[]): Promise<void> {
  const { version, files } = precache;
  const own = (await listVersions()).find((each) => each.version === version);
  if (!own) return cacheVersion(precache, homes);
  const kept = await filterKept(homes, [own]);
  const cache = await caches.open(own.name);
  const needed = files.filter((file) => isNeeded(homes, file));
  const intact = await Promise.all(needed.map((file) => findCached(file, [own])));
  const missing = needed.filter((_, index) => !intact[index]);
  const repair = async (file: PrecachedFile) => cache.put(file.path, await fetchFile(file, version));
  await Promise.allSettled([
    addFiles(
      cache,
      missing.filter((file) => !isNeeded(kept, file)),
      version,
    ),
    ...missing.filter((file) => isNeeded(kept, file)).map(repair),
  ]);
}

/**
 * Fetches a page again, since its settings and headers can change without a new version. One that is not cached is left to
 * `repairVersion`, which caches it with all that it needs.
 * @throws TypeError if the server's page is of another version, or there is none
 */
export async function refreshPage(path: string, cached: VersionCache): Promise<void> {
  const { name, version } = cached;
  if (!(await match(path, cached))) return;
  const page = await fetchFile({ path }, version);
  // Another worker may have deleted the cache in the meantime.
  if (await caches.has(name)) await (await caches.open(name)).put(path, page);
}
