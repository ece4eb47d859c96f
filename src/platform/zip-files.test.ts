import { unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { NoRoomError } from './check-room.ts';
import { createZip } from './zip-files.ts';

afterEach(() => vi.restoreAllMocks());

test('an archive has its files as they are, in their order, also one under several names', async () => {
  const zip = createZip();
  await zip.add(new Blob(['second letter']), ['b.txt', 'c.txt']);
  await zip.add(new Blob([new Uint8Array([0, 255, 80, 75])]), ['a.bin']);
  const file = await zip.finish('all.zip');
  expect(file).toMatchObject({ name: 'all.zip', type: 'application/zip' });
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['b.txt', 'c.txt', 'a.bin']);
  expect(new TextDecoder().decode(files['b.txt'])).toBe('second letter');
  expect(new TextDecoder().decode(files['c.txt'])).toBe('second letter');
  expect([...(files['a.bin'] ?? [])]).toEqual([0, 255, 80, 75]);
});

test('an archive that the browser had no room for is refused when it is finished', async () => {
  const zip = createZip();
  await zip.add(new Blob(['letter']), ['a.txt']);
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await expect(zip.finish('all.zip')).rejects.toThrow(NoRoomError);
});
