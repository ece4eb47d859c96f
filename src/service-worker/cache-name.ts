/** The cache of one version, filled by one installation. */
export interface CacheName {
  readonly name: string;
  readonly version: string;
  /** When it was begun, in milliseconds since 1970. */
  readonly begun: number;
}

const KIND = 'page';

/**
 * Names the cache of an installation. No two have the same name, so that a version that is installed again cannot
 * touch what its pages are being answered from.
 * @example nameCache('k3Jx', 1795262400000).name // 'page k3Jx 1795262400000'
 */
export function nameCache(version: string, begun: number): CacheName {
  return { name: `${KIND} ${version} ${begun}`, version, begun };
}

/** Reads a cache's name; `undefined` for one that is not a version's. */
export function parseCacheName(name: string): CacheName | undefined {
  const [kind, version, begun, ...more] = name.split(' ');
  if (kind !== KIND || !version || !begun || !/^\d+$/.test(begun) || more.length > 0) return undefined;
  return { name, version, begun: Number(begun) };
}

/** Versions' caches among all names, the newest first. */
export function newestFirst(names: readonly string[]): CacheName[] {
  return names.flatMap((name) => parseCacheName(name) ?? []).toSorted((a, b) => b.begun - a.begun);
}
