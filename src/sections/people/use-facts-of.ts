import { useMemo, useSyncExternalStore } from 'react';
import type { FactsCache, FactsState } from '../results-context.ts';

/** Subscribes to the facts of several countries. A snapshot changes when one of them does. */
function createStore(cache: FactsCache, codes: readonly string[]) {
  const read = () => new Map(codes.map((code) => [code, cache.getSnapshot(code)] as const));
  let states: ReadonlyMap<string, FactsState> = read();
  return {
    getSnapshot: () => states,
    subscribe: (onChange: () => void) => {
      const update = () => {
        states = read();
        onChange();
      };
      const unsubscribe = codes.map((code) => cache.subscribe(code, update));
      // They may have arrived since the first rendering.
      states = read();
      return () => {
        for (const leave of unsubscribe) leave();
      };
    },
  };
}

/**
 * The facts of several countries, which are fetched while the component is mounted.
 * @param codes ISO 3166-1 alpha-3 codes
 */
export function useFactsOf(cache: FactsCache, codes: readonly string[]): ReadonlyMap<string, FactsState> {
  const joined = codes.join(' ');
  const { subscribe, getSnapshot } = useMemo(
    () => createStore(cache, joined.split(' ').filter(Boolean)),
    [cache, joined],
  );
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
