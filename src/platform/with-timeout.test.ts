import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

describe('A promise with a time limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('resolves with the value, and leaves no timer', async () => {
    expect(await withTimeout(Promise.resolve('code'), 1000)).toBe('code');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rejects with the reason, and leaves no timer', async () => {
    await expect(withTimeout(Promise.reject(new Error('gone')), 1000)).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rejects once the limit is over if it has not settled, also with an error of the caller', async () => {
    const fail = vi.fn<(error: Error) => void>();
    withTimeout(new Promise(() => undefined), 1000).catch(fail);
    withTimeout(new Promise(() => undefined), 1001, () => new RangeError('too slow')).catch(fail);
    await vi.advanceTimersByTimeAsync(999);
    expect(fail).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fail).toHaveBeenCalledExactlyOnceWith(new Error('This took longer than 1000 ms'));
    await vi.advanceTimersByTimeAsync(1);
    expect(fail).toHaveBeenLastCalledWith(new RangeError('too slow'));
  });
});
