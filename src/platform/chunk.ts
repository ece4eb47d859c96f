import { type ComponentType, lazy, useEffect, useSyncExternalStore } from 'react';

/** Lazily loaded code of the page. */
export interface Chunk<Code> {
  /** Loads it once, and again after a failure. */
  readonly load: () => Promise<Code>;
  /** Preloads it. A failure is ignored here: a later `load` reports it. */
  readonly preload: () => void;
  /** The code once it is loaded. React's `lazy` suspends even for a loaded module. */
  readonly loaded: () => Code | undefined;
  /** Calls a function when the code is loaded. @returns a function that unsubscribes */
  readonly subscribe: (onLoad: () => void) => () => void;
}

/** A module whose component is loaded later. */
export type ComponentChunk<Props> = Chunk<{ readonly default: ComponentType<Props> }>;

/** Repeats the loads that failed and that a component still waits for. */
const repeats = new Set<() => void>();

/** The only way in which the page loads code later. @param fetchCode a dynamic import */
export function chunk<Code>(fetchCode: () => Promise<Code>): Chunk<Code> {
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;
  const subscribers = new Set<() => void>();
  const fetchOnce = async () => {
    try {
      code = await fetchCode();
      for (const onLoad of subscribers) onLoad();
    } catch (error) {
      loading = undefined;
      if (subscribers.size > 0) repeats.add(preload);
      throw error;
    }
    // Other chunks may load now, too, such as the rest of a section that was retried.
    const failed = [...repeats];
    repeats.clear();
    for (const repeat of failed) repeat();
    return code;
  };
  const load = () => {
    loading ??= fetchOnce();
    return loading;
  };
  const preload = () => void load().catch(() => undefined);
  return {
    load,
    preload,
    loaded: () => code,
    subscribe: (onLoad) => {
      subscribers.add(onLoad);
      return () => subscribers.delete(onLoad);
    },
  };
}

/** The code if it is needed, once it is loaded. */
export function useChunk<Code>(
  { subscribe, loaded, preload }: Chunk<Code>,
  isNeeded = true,
): Code | undefined {
  const code = useSyncExternalStore(subscribe, loaded, () => undefined);
  useEffect(() => {
    if (isNeeded) preload();
  }, [preload, isNeeded]);
  return isNeeded ? code : undefined;
}

const forEver = new Promise<never>(() => undefined);

/**
 * A component that, within a `Suspense`, stays as it was prerendered until its code is loaded, or if loading fails. Its
 * properties must not change until then, since React then drops what was prerendered.
 */
export const lazyPrerendered = <Props>({ load }: Pick<ComponentChunk<Props>, 'load'>): ComponentType<Props> =>
  lazy(() => load().catch(() => forEver));
