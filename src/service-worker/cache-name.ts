import { SITE } from './precache.ts';

/** The cache of one version, filled by one installation. */
export interface CacheName {
  readonly name: string;
  readonly version: string;
  /** When the installation started, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** Other pages of the domain have caches as well, even this page below another path. */
const KIND = `page${SITE.slice(0, -1)}`;

/**
 * Names the cache of an installation. Each name is unique, so that installing a version again does not change the cache
 * that its pages use.
 * @example nameCache('k3Jx', 1795262400000).name // 'page k3Jx 1795262400000'
 */
export function nameCache(version: string, startedAt: number): CacheName {
  return { name: `${KIND} ${version} ${startedAt}`, version, startedAt };
}

/** Parses the name of a cache; `undefined` if it is not the cache of a version. */
export function parseCacheName(name: string): CacheName | undefined {
  const [kind, version, startedAt, ...more] = name.split(' ');
  if (kind !== KIND || !version || !startedAt || !/^\d+$/.test(startedAt) || more.length > 0)
    return undefined;
  return { name, version, startedAt: Number(startedAt) };
}

/** The caches of versions among all names, newest first. */
export function newestFirst(names: readonly string[]): CacheName[] {
  return names.flatMap((name) => parseCacheName(name) ?? []).toSorted((a, b) => b.startedAt - a.startedAt);
}
