import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createZip } from './zip-files.ts';

test('an archive has its files as they are, in their order', async () => {
  const zip = createZip();
  await zip.add(new File(['second letter'], 'b.txt'));
  await zip.add(new File([new Uint8Array([0, 255, 80, 75])], 'a.bin'));
  const file = zip.finish('all.zip');
  expect(file).toMatchObject({ name: 'all.zip', type: 'application/zip' });
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['b.txt', 'a.bin']);
  expect(new TextDecoder().decode(files['b.txt'])).toBe('second letter');
  expect([...(files['a.bin'] ?? [])]).toEqual([0, 255, 80, 75]);
});
