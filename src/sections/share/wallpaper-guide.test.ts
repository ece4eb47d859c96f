import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FORMAT } from '../../../tests/fixtures/lives.ts';
import { writeWallpaperReadme } from './wallpaper-guide.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://example.org' }));
afterEach(() => vi.unstubAllGlobals());

test('The text file beside wallpapers has the days of the week and the steps, with the same file for both phones', async () => {
  const days = [
    { year: 2027, month: 2, day: 14 },
    { year: 2027, month: 2, day: 21 },
    { year: 2027, month: 3, day: 1 },
  ];
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await writeWallpaperReadme(days, FORMAT).arrayBuffer(),
  );
  // It says that it is UTF-8, and ends its lines as every editor expects.
  expect(text.startsWith('\ufeffA lock screen that changes by itself\r\n\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toContain(
    'from the one that begins on February 14, 2027 to the one that begins on March 1, 2027.',
  );
  expect(text).toContain(
    'such as 2027-02-14.png, and is good until the next one.\r\nYour weeks begin on Sunday.\r\n',
  );
  expect(text).toContain('From your birthday, March 1, 2027, they begin on Monday.\r\n');
  expect(text.match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. ', '4. ', '1. ', '2. ', '3. ']);
  expect(text).toContain('the path life-in-weeks-wallpapers/Formatted Date.png');
  expect(text).toContain(
    `dateFormat(Now, "'/storage/emulated/0/Download/life-in-weeks-wallpapers/'yyyy-MM-dd'.png'", null, "en")`,
  );
  expect(text).toContain('After that, make new ones at https://example.org/\r\n');
});
