import { useCallback, useSyncExternalStore } from 'react';
import type { LookUp, LookUpState } from './look-up.ts';

const NOTHING = { pending: false } as const;

/**
 * Looks something up, for as long as the component lives; again, if that has failed, when the network comes back.
 * @param key asks nothing while there is none
 */
export function useLookUp<T>(lookUp: LookUp<T>, key: string | undefined): LookUpState<T> {
  const watch = useCallback(
    (onChange: () => void) => {
      if (key === undefined) return () => {};
      const askAgain = () => void lookUp.ask(key).catch(() => undefined);
      const unwatch = lookUp.watch(key, onChange);
      addEventListener('online', askAgain);
      return () => {
        removeEventListener('online', askAgain);
        unwatch();
      };
    },
    [lookUp, key],
  );
  const read = () => (key === undefined ? NOTHING : lookUp.read(key));
  return useSyncExternalStore(watch, read, read);
}
