import { useCallback, useSyncExternalStore } from 'react';
import type { LookUp, LookUpState } from './look-up.ts';

const NOTHING = { pending: false } as const;

/** Looks something up, for as long as the component lives. @param key asks nothing while there is none */
export function useLookUp<T>(lookUp: LookUp<T>, key: string | undefined): LookUpState<T> {
  const watch = useCallback(
    (onChange: () => void) => (key === undefined ? () => {} : lookUp.watch(key, onChange)),
    [lookUp, key],
  );
  const read = () => (key === undefined ? NOTHING : lookUp.read(key));
  return useSyncExternalStore(watch, read, read);
}
