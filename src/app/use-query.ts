import { useCallback, useSyncExternalStore } from 'react';
import type { QueryCache, QueryState } from './query-cache.ts';

const NOTHING = { pending: false } as const;

/**
 * Looks something up, for as long as the component lives; again, if that has failed, when the network comes back.
 * @param key asks nothing while there is none
 */
export function useQuery<T>(lookUp: QueryCache<T>, key: string | undefined): QueryState<T> {
  const watch = useCallback(
    (onChange: () => void) => {
      if (key === undefined) return () => {};
      const askAgain = () => void lookUp.fetch(key).catch(() => undefined);
      const unwatch = lookUp.subscribe(key, onChange);
      addEventListener('online', askAgain);
      return () => {
        removeEventListener('online', askAgain);
        unwatch();
      };
    },
    [lookUp, key],
  );
  const read = () => (key === undefined ? NOTHING : lookUp.getSnapshot(key));
  return useSyncExternalStore(watch, read, read);
}
