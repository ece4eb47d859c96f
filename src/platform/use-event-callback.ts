import { useCallback } from 'react';
import { useLatest } from './use-latest.ts';

/** A function with a stable identity that calls the latest `handle`. For event handlers only. */
export function useEventCallback<Arguments extends unknown[], Returned>(
  handle: (...given: Arguments) => Returned,
): (...given: Arguments) => Returned {
  const read = useLatest(handle);
  return useCallback((...given: Arguments) => read()(...given), [read]);
}
