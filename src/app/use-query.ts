import { useCallback, useSyncExternalStore } from 'react';
import type { QueryCache, QueryState } from './query-cache.ts';

const NOTHING = { pending: false } as const;

/**
 * Subscribes to a query while the component is mounted. A failed query is fetched again when the browser is online
 * again.
 * @param key `undefined` to fetch nothing
 */
export function useQuery<T>(cache: QueryCache<T>, key: string | undefined): QueryState<T> {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (key === undefined) return () => {};
      const refetch = () => cache.refetch(key);
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
