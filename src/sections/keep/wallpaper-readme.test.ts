import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FORMAT } from '../../../tests/fixtures/lives.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import type { WallpaperInterval } from './wallpaper-days.ts';
import { writeWallpaperReadme } from './wallpaper-readme.ts';

const DAYS: readonly CalendarDate[] = [
  { year: 2027, month: 2, day: 21 },
  { year: 2027, month: 3, day: 1 },
];

/** The bytes as text, with the mark at the beginning. */
const write = async (interval: WallpaperInterval) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await writeWallpaperReadme(DAYS, interval, FORMAT).arrayBuffer(),
  );

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://example.org' });
});
afterEach(() => vi.unstubAllGlobals());

describe('The text file beside wallpapers', () => {
  test('says that it is UTF-8, and ends its lines as every editor expects', async () => {
    const text = await write('day');
    expect(text.startsWith('\ufeffA lock screen that changes by itself\r\n\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('names the days and a file, and where to make more', async () => {
    const text = await write('day');
    expect(text).toContain(
      'A wallpaper for each day from February 21, 2027 to March 1, 2027. Each file is named after its day, such as 2027-02-21.png.',
    );
    expect(text).toContain('After that, make new ones at https://example.org/\r\n');
    expect(text).not.toContain('Your weeks begin');
  });

  test('has four steps for an iPhone and three for an Android phone, with the same file', async () => {
    const text = await write('day');
    expect(text.match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. ', '4. ', '1. ', '2. ', '3. ']);
    expect(text).toContain('the path life-in-weeks-wallpapers/Formatted Date.png');
    expect(text).toContain(
      `dateFormat(Now, "'/storage/emulated/0/Download/life-in-weeks-wallpapers/'yyyy-MM-dd'.png'", null, "en")`,
    );
  });

  test('says on which days of the week the weeks begin, and from when on another', async () => {
    const text = await write('week');
    expect(text).toContain('Your weeks begin on Sunday.\r\n');
    expect(text).toContain('From your birthday, March 1, 2027, they begin on Monday.\r\n');
    expect(text).toContain('00:05, weekly, on the day your weeks begin');
  });

  test('has a phone change it on the first of the month', async () => {
    const text = await write('month');
    expect(text).toContain('00:05, monthly, on the 1st');
    expect(text).toContain('00:05, on day 1 of the month');
  });
});
