import { expect, test, vi } from 'vitest';
import { chunk } from './chunk.ts';

test('code is loaded once, and all callers share the promise', async () => {
  const fetchCode = vi.fn<() => Promise<string>>().mockResolvedValue('code');
  const { load, loaded } = chunk(fetchCode);
  expect(fetchCode).not.toHaveBeenCalled();
  expect(loaded()).toBeUndefined();
  const first = load();
  expect(load()).toBe(first);
  expect(await first).toBe('code');
  expect(await load()).toBe('code');
  expect(loaded()).toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test('a failed load is forgotten, so that the next one tries again', async () => {
  const fetchCode = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('code');
  const { load, loaded } = chunk(fetchCode);
  await expect(load()).rejects.toThrow('gone');
  expect(loaded()).toBeUndefined();
  expect(await load()).toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

test('a preload fails silently, and the load after it reports its own failure', async () => {
  const { load, preload } = chunk(() => Promise.reject(new Error('gone')));
  preload();
  await expect(load()).rejects.toThrow('gone');
  await expect(load()).rejects.toThrow('gone');
});
