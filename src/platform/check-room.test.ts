import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkRoom, NoRoomError } from './check-room.ts';

const givenEstimate = (estimate: () => Promise<StorageEstimate>) =>
  vi.stubGlobal('navigator', { storage: { estimate } });

afterEach(() => vi.unstubAllGlobals());

describe('Room for a file', () => {
  test('is what the browser may store, less what it has stored', async () => {
    givenEstimate(() => Promise.resolve({ quota: 1000, usage: 400 }));
    await expect(checkRoom(600)).resolves.toBeUndefined();
    await expect(checkRoom(601)).rejects.toThrow(NoRoomError);
  });

  test('is assumed where the browser does not say', async () => {
    givenEstimate(() => Promise.resolve({}));
    await expect(checkRoom(1e12)).resolves.toBeUndefined();
    givenEstimate(() => Promise.reject(new TypeError('refused')));
    await expect(checkRoom(1e12)).resolves.toBeUndefined();
    vi.stubGlobal('navigator', {});
    await expect(checkRoom(1e12)).resolves.toBeUndefined();
  });
});
