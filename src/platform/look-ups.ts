import { useEffect, useSyncExternalStore } from 'react';

export interface LookUp<T> {
  readonly value?: T;
  readonly error?: unknown;
  readonly pending: boolean;
  /** Set when it has been pending for so long that the page shows a message. */
  readonly late?: true;
}

const LATE_MS = 3000;
const PENDING: LookUp<never> = { pending: true };
const NOTHING: LookUp<never> = { pending: false };

/** Looks up values by key, each once: a value is never stale, and a failure stays until the visitor's next try. */
export class LookUps<T> {
  readonly #load: (key: string) => Promise<T>;
  readonly #promises = new Map<string, Promise<T>>();
  readonly #listeners = new Set<() => void>();
  #all: ReadonlyMap<string, LookUp<T>> = new Map();

  constructor(load: (key: string) => Promise<T>) {
    this.#load = load;
  }

  get(key: string): Promise<T> {
    const known = this.#promises.get(key);
    if (known) return known;
    const promise = this.#load(key);
    this.#promises.set(key, promise);
    this.#set(key, PENDING);
    const late = setTimeout(() => this.#set(key, { pending: true, late: true }), LATE_MS);
    promise
      .then(
        (value) => this.#set(key, { value, pending: false }),
        (error: unknown) => this.#set(key, { error, pending: false }),
      )
      .finally(() => clearTimeout(late));
    return promise;
  }

  /** Looks up for those who read `all`. @param again also if it has failed */
  start(key: string, again = false): void {
    if (again && this.#all.get(key)?.error !== undefined) this.#promises.delete(key);
    this.get(key).catch(() => undefined);
  }

  readonly all = (): ReadonlyMap<string, LookUp<T>> => this.#all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(key: string, lookUp: LookUp<T>): void {
    this.#all = new Map([...this.#all, [key, lookUp]]);
    for (const listener of this.#listeners) listener();
  }
}

/** Looks up the value of a key. @param key `undefined` to look nothing up */
export function useLookUp<T>(lookUps: LookUps<T>, key: string | undefined): LookUp<T> {
  const { subscribe, all } = lookUps;
  useEffect(() => {
    if (key !== undefined) lookUps.start(key);
  }, [lookUps, key]);
  const known = useSyncExternalStore(subscribe, all, all);
  return key === undefined ? NOTHING : (known.get(key) ?? PENDING);
}
