/** How far a query has come. */
export interface QueryState<T> {
  readonly value?: T;
  /** Why it failed. */
  readonly error?: unknown;
  readonly pending: boolean;
  /** Whether it has been pending for so long that the page says so. */
  readonly late?: true;
}

/** After this time without an answer, the page says that it is taking a while. */
const LATE_MS = 3000;

interface Entry<T> {
  state: QueryState<T>;
  readonly result: Promise<T>;
  readonly cancel: () => void;
}

const PENDING = { pending: true } as const;

/**
 * Values fetched by key, each once: a value stays cached, a failure is fetched again by the next `fetch`, and a query
 * that loses its last subscriber before it has settled is cancelled.
 */
export class QueryCache<T> {
  readonly #load: (key: string, signal: AbortSignal) => Promise<T>;
  readonly #entries = new Map<string, Entry<T>>();
  readonly #subscribers = new Map<string, Set<() => void>>();

  constructor(load: (key: string, signal: AbortSignal) => Promise<T>) {
    this.#load = load;
  }

  /** A key that was never fetched is pending: its reader is about to subscribe. */
  getSnapshot(key: string): QueryState<T> {
    return this.#entries.get(key)?.state ?? PENDING;
  }

  /** The cached or pending value, or else a new one. */
  fetch(key: string): Promise<T> {
    const known = this.#entries.get(key);
    if (known && !('error' in known.state)) return known.result;
    const controller = new AbortController();
    const result = this.#load(key, controller.signal);
    const entry: Entry<T> = { state: PENDING, result, cancel: () => controller.abort() };
    this.#entries.set(key, entry);
    const settle = (state: QueryState<T>) => {
      clearTimeout(lateness);
      // It has been cancelled.
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

  /** Fetches, and calls back on each change. @returns what unsubscribes */
  subscribe(key: string, onChange: () => void): () => void {
    const subscribers = this.#subscribers.get(key) ?? new Set();
    this.#subscribers.set(key, subscribers.add(onChange));
    // Subscribers read the failure.
    this.fetch(key).catch(() => undefined);
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
