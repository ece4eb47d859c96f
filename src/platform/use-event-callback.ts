import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that returns the value of the last render. For event handlers and promises only. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}

/** A function with a stable identity that calls the latest `handle`. For event handlers only. */
export function useEventCallback<Arguments extends unknown[], Returned>(
  handle: (...given: Arguments) => Returned,
): (...given: Arguments) => Returned {
  const read = useLatest(handle);
  return useCallback((...given: Arguments) => read()(...given), [read]);
}
