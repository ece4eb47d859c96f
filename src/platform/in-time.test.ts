import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

describe('What is on its way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is there when it comes', async () => {
    expect(await inTime(Promise.resolve('code'))).toBe('code');
  });

  test('fails when it fails', async () => {
    await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });

  test('fails, if it neither comes nor fails, in time for a toast to say so within 3 seconds', async () => {
    const settled = vi.fn<() => void>();
    inTime(new Promise(() => undefined)).catch(settled);
    await vi.advanceTimersByTimeAsync(1900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(settled).toHaveBeenCalled();
  });
});
