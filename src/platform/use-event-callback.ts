import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest `handle`. For event handlers and promises only. */
export function useEventCallback<Arguments extends unknown[], Returned>(
  handle: (...given: Arguments) => Returned,
): (...given: Arguments) => Returned {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
