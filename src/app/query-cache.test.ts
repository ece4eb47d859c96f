import { afterEach, describe, expect, test, vi } from 'vitest';
import { QueryCache } from './query-cache.ts';

/** A cache whose fetches settle when the test calls `settle`. */
function createControlledCache() {
  const requests: {
    key: string;
    signal: AbortSignal;
    resolve: (value: string) => void;
    reject: (error: Error) => void;
  }[] = [];
  const cache = new QueryCache(
    (key, signal) =>
      new Promise<string>((resolve, reject) => {
        requests.push({ key, signal, resolve, reject });
      }),
  );
  /** Settles one request and waits until the cache has handled it. */
  const settle = async (index: number, result: { value: string } | { error: Error }) => {
    if ('value' in result) requests[index]?.resolve(result.value);
    else requests[index]?.reject(result.error);
    await Promise.resolve();
  };
  return { cache, requests, settle };
}

afterEach(() => vi.useRealTimers());

const FAILURE = new Error('The fetch failed');

describe('The query cache', () => {
  test('fetches each key once for any number of subscribers and fetches', async () => {
    const { cache, requests, settle } = createControlledCache();
    cache.subscribe('JPN', () => {});
    cache.subscribe('JPN', () => {});
    const value = cache.fetch('JPN');
    cache.subscribe('CHE', () => {});
    expect(requests.map(({ key }) => key)).toEqual(['JPN', 'CHE']);
    await settle(0, { value: '84.1' });
    expect(await value).toBe('84.1');
  });

  test('has a pending snapshot, then one with the value, and notifies the subscriber', async () => {
    const { cache, settle } = createControlledCache();
    const onChange = vi.fn<() => void>();
    expect(cache.getSnapshot('JPN')).toEqual({ pending: true });
    cache.subscribe('JPN', onChange);
    expect(cache.getSnapshot('JPN')).toEqual({ pending: true });
    onChange.mockClear();
    await settle(0, { value: '84.1' });
    expect(cache.getSnapshot('JPN')).toEqual({ value: '84.1', pending: false });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('keeps a value after the last subscriber has left', async () => {
    const { cache, requests, settle } = createControlledCache();
    const unsubscribe = cache.subscribe('JPN', () => {});
    await settle(0, { value: '84.1' });
    unsubscribe();
    cache.subscribe('JPN', () => {});
    expect(await cache.fetch('JPN')).toBe('84.1');
    expect(requests).toHaveLength(1);
  });

  test('puts the error of a failed query in its snapshot and fetches it again on the next fetch', async () => {
    const { cache, requests, settle } = createControlledCache();
    cache.subscribe('JPN', () => {});
    await settle(0, { error: FAILURE });
    expect(cache.getSnapshot('JPN')).toEqual({ error: FAILURE, pending: false });
    const refetched = cache.fetch('JPN');
    expect(cache.getSnapshot('JPN')).toEqual({ pending: true });
    await settle(1, { value: '84.1' });
    expect(await refetched).toBe('84.1');
    expect(requests).toHaveLength(2);
  });

  test('aborts a pending query when its last subscriber leaves', () => {
    const { cache, requests } = createControlledCache();
    const unsubscribeFirst = cache.subscribe('JPN', () => {});
    const unsubscribeSecond = cache.subscribe('JPN', () => {});
    unsubscribeFirst();
    expect(requests[0]?.signal.aborted).toBe(false);
    unsubscribeSecond();
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test('ignores the result of an aborted query', async () => {
    const { cache, settle } = createControlledCache();
    cache.subscribe('JPN', () => {})();
    const onChange = vi.fn<() => void>();
    cache.subscribe('JPN', onChange);
    onChange.mockClear();
    await settle(0, { error: FAILURE });
    expect(cache.getSnapshot('JPN')).toEqual({ pending: true });
    await settle(1, { value: '84.1' });
    expect(cache.getSnapshot('JPN')).toEqual({ value: '84.1', pending: false });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('marks a query as late after 3 seconds and still accepts its value', async () => {
    vi.useFakeTimers();
    const { cache, settle } = createControlledCache();
    const onChange = vi.fn<() => void>();
    cache.subscribe('JPN', onChange);
    vi.advanceTimersByTime(2999);
    expect(cache.getSnapshot('JPN')).toEqual({ pending: true });
    onChange.mockClear();
    vi.advanceTimersByTime(1);
    expect(cache.getSnapshot('JPN')).toEqual({ pending: true, late: true });
    expect(onChange).toHaveBeenCalledTimes(1);
    await settle(0, { value: '84.1' });
    expect(cache.getSnapshot('JPN')).toEqual({ value: '84.1', pending: false });
  });

  test('never marks a settled query as late', async () => {
    vi.useFakeTimers();
    const { cache, settle } = createControlledCache();
    cache.subscribe('JPN', () => {});
    cache.subscribe('CHE', () => {});
    await settle(0, { value: '84.1' });
    await settle(1, { error: FAILURE });
    vi.advanceTimersByTime(60_000);
    expect(cache.getSnapshot('JPN')).toEqual({ value: '84.1', pending: false });
    expect(cache.getSnapshot('CHE')).toEqual({ error: FAILURE, pending: false });
  });

  test('starts the 3 seconds over when a failed query is fetched again', async () => {
    vi.useFakeTimers();
    const { cache, settle } = createControlledCache();
    cache.subscribe('JPN', () => {});
    vi.advanceTimersByTime(2000);
    await settle(0, { error: FAILURE });
    cache.fetch('JPN').catch(() => undefined);
    vi.advanceTimersByTime(2000);
    expect(cache.getSnapshot('JPN')).toEqual({ pending: true });
    vi.advanceTimersByTime(1000);
    expect(cache.getSnapshot('JPN')).toEqual({ pending: true, late: true });
  });
});
