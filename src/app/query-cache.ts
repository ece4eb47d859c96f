/** How far a look-up has come. */
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
  readonly answer: Promise<T>;
  readonly cancel: () => void;
}

const PENDING = { pending: true } as const;

/**
 * Something that is asked for by a key, once: what is known stays known, what failed is asked for again when somebody
 * asks anew, and what nobody watches any more before it has come is cancelled.
 */
export class QueryCache<T> {
  readonly #load: (key: string, signal: AbortSignal) => Promise<T>;
  readonly #entries = new Map<string, Entry<T>>();
  readonly #watchers = new Map<string, Set<() => void>>();

  constructor(load: (key: string, signal: AbortSignal) => Promise<T>) {
    this.#load = load;
  }

  /** What has not been asked for is pending, since whoever reads it is about to watch it. */
  getSnapshot(key: string): QueryState<T> {
    return this.#entries.get(key)?.state ?? PENDING;
  }

  /** The answer that is there or on its way, or else a new one. */
  fetch(key: string): Promise<T> {
    const known = this.#entries.get(key);
    if (known && !('error' in known.state)) return known.answer;
    const controller = new AbortController();
    const answer = this.#load(key, controller.signal);
    const entry: Entry<T> = { state: PENDING, answer, cancel: () => controller.abort() };
    this.#entries.set(key, entry);
    const settle = (state: QueryState<T>) => {
      clearTimeout(lateness);
      // One that has been cancelled speaks of nothing any more.
      if (this.#entries.get(key) !== entry) return;
      entry.state = state;
      this.#tell(key);
    };
    const lateness = setTimeout(() => settle({ pending: true, late: true }), LATE_MS);
    answer.then(
      (value) => settle({ value, pending: false }),
      (error: unknown) => settle({ error, pending: false }),
    );
    this.#tell(key);
    return answer;
  }

  /** Asks, and tells of each change. @returns what ends that */
  subscribe(key: string, onChange: () => void): () => void {
    const watchers = this.#watchers.get(key) ?? new Set();
    this.#watchers.set(key, watchers.add(onChange));
    // Whoever watches reads the failure.
    this.fetch(key).catch(() => undefined);
    return () => {
      watchers.delete(onChange);
      const entry = this.#entries.get(key);
      if (watchers.size > 0 || !entry?.state.pending) return;
      this.#entries.delete(key);
      entry.cancel();
    };
  }

  #tell(key: string): void {
    for (const onChange of this.#watchers.get(key) ?? []) onChange();
  }
}
