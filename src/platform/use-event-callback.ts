import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest `handle`. For event handlers only. */
export function useEventCallback<Arguments extends unknown[]>(
  handle: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
