import { useCallback, useSyncExternalStore } from 'react';
import type { QueryCache, QueryState } from './query-cache.ts';

const NOTHING = { pending: false } as const;

/**
 * Subscribes to a query for as long as the component lives; one that has failed is fetched again when the network comes
 * back.
 * @param key nothing is fetched while there is none
 */
export function useQuery<T>(cache: QueryCache<T>, key: string | undefined): QueryState<T> {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (key === undefined) return () => {};
      const refetch = () => void cache.fetch(key).catch(() => undefined);
      const unsubscribe = cache.subscribe(key, onChange);
      addEventListener('online', refetch);
      return () => {
        removeEventListener('online', refetch);
        unsubscribe();
      };
    },
    [cache, key],
  );
  const getSnapshot = () => (key === undefined ? NOTHING : cache.getSnapshot(key));
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
