import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The fragment of the page's address, without the `#` and not decoded; empty when prerendered. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}
