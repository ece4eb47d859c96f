import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

describe('A promise with a time limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('resolves with the value', async () => {
    expect(await inTime(Promise.resolve('code'))).toBe('code');
  });

  test('rejects with the reason', async () => {
    await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });

  test('rejects if it does not settle, in time for a toast within 3 seconds', async () => {
    const settled = vi.fn<() => void>();
    inTime(new Promise(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(1900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(settled).toHaveBeenCalled();
  });
});
