import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the component lives, which does what the newest one does: for events only. */
export function useEventCallback<Arguments extends unknown[]>(
  handle: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
