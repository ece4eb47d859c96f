import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createZip } from './zip-files.ts';

test('an archive has its files as they are, in their order', async () => {
  const zip = createZip();
  await zip.add('b.txt', new Blob(['second letter']));
  await zip.add('a.bin', new Blob([new Uint8Array([0, 255, 80, 75])]));
  const file = zip.finish();
  expect(file.type).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['b.txt', 'a.bin']);
  expect(new TextDecoder().decode(files['b.txt'])).toBe('second letter');
  expect([...(files['a.bin'] ?? [])]).toEqual([0, 255, 80, 75]);
});
