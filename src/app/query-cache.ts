import { useCallback, useSyncExternalStore } from 'react';

/** The state of a query. */
export interface QueryState<T> {
  readonly value?: T;
  /** The reason for a failure. */
  readonly error?: unknown;
  readonly pending: boolean;
  /** Set when the query has been pending for so long that the page shows a message. */
  readonly late?: true;
}

/** A query that is pending for longer than this is late. */
const LATE_MS = 3000;

interface Entry<T> {
  state: QueryState<T>;
  readonly result: Promise<T>;
  readonly cancel: () => void;
}

const PENDING = { pending: true } as const;

/**
 * Fetches values by key, each once. A value stays cached; after a failure, the next `fetch` tries again. A pending
 * query is aborted when its last subscriber leaves.
 */
export class QueryCache<T> {
  readonly #load: (key: string, signal: AbortSignal) => Promise<T>;
  readonly #entries = new Map<string, Entry<T>>();
  readonly #subscribers = new Map<string, Set<() => void>>();

  constructor(load: (key: string, signal: AbortSignal) => Promise<T>) {
    this.#load = load;
  }

  /** A key that was never fetched is pending: its component is about to subscribe. */
  getSnapshot(key: string): QueryState<T> {
    return this.#entries.get(key)?.state ?? PENDING;
  }

  /** Returns the cached or pending value, or starts a new fetch. */
  fetch(key: string): Promise<T> {
    const known = this.#entries.get(key);
    if (known && !('error' in known.state)) return known.result;
    const controller = new AbortController();
    const result = this.#load(key, controller.signal);
    const entry: Entry<T> = { state: PENDING, result, cancel: () => controller.abort() };
    this.#entries.set(key, entry);
    const settle = (state: QueryState<T>) => {
      clearTimeout(lateness);
      // The query was aborted.
      if (this.#entries.get(key) !== entry) return;
      entry.state = state;
      this.#notify(key);
    };
    const lateness = setTimeout(() => settle({ pending: true, late: true }), LATE_MS);
    result.then(
      (value) => settle({ value, pending: false }),
      (error: unknown) => settle({ error, pending: false }),
    );
    this.#notify(key);
    return result;
  }

  /** Fetches for subscribers, who read an error from the snapshot. */
  refetch(key: string): void {
    this.fetch(key).catch(() => undefined);
  }

  /** Fetches the key and calls `onChange` on each change. @returns a function that unsubscribes */
  subscribe(key: string, onChange: () => void): () => void {
    const subscribers = this.#subscribers.get(key) ?? new Set();
    this.#subscribers.set(key, subscribers.add(onChange));
    this.refetch(key);
    return () => {
      subscribers.delete(onChange);
      const entry = this.#entries.get(key);
      if (subscribers.size > 0 || !entry?.state.pending) return;
      this.#entries.delete(key);
      entry.cancel();
    };
  }

  #notify(key: string): void {
    for (const onChange of this.#subscribers.get(key) ?? []) onChange();
  }
}

const NOTHING = { pending: false } as const;

/**
 * Subscribes to a query while the component is mounted. A failed one is not repeated before the visitor's next try.
 * @param key `undefined` to fetch nothing
 */
export function useQuery<T>(cache: QueryCache<T>, key: string | undefined): QueryState<T> {
  const subscribe = useCallback(
    (onChange: () => void) => (key === undefined ? () => {} : cache.subscribe(key, onChange)),
    [cache, key],
  );
  const getSnapshot = () => (key === undefined ? NOTHING : cache.getSnapshot(key));
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
