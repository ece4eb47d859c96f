import { addDays, type CalendarDate, formatIsoDate } from '../../../life/calendar-date.ts';
import type { Life } from '../../../life/life.ts';
import { DAYS_PER_WEEK, WEEKS_PER_YEAR } from '../../../life/weeks.ts';
import { calculateWeeksOfLife, type WeeksOfLife } from '../../../life/weeks-of-life.ts';
import { createZip } from '../../../platform/zip-files.ts';
import { capturePicture } from './capture-picture.ts';
import { Keepsake, type KeepsakeProps } from './keepsake.tsx';

interface Wallpaper {
  /** The day to start using it, so that the files are in order. */
  readonly name: string;
  readonly weeks: WeeksOfLife;
}

/** The wallpapers of the next year, one for each week. @param from the day of the first */
export function listWallpapers(life: Life, from: CalendarDate): Wallpaper[] {
  return Array.from({ length: WEEKS_PER_YEAR }, (_, week) => ({
    name: `${formatIsoDate(addDays(from, week * DAYS_PER_WEEK))}.png`,
    weeks: calculateWeeksOfLife({ ...life, presentWeek: life.presentWeek + week }, 0),
  }));
}

interface WallpaperSetOptions extends Omit<KeepsakeProps, 'weeks'> {
  readonly wallpapers: readonly Wallpaper[];
  /** Stops the work when it is aborted. */
  readonly signal: AbortSignal;
  /** Called after each one. @param done how many there are */
  readonly onProgress: (done: number) => void;
}

/** Makes wallpapers into one zip archive. @throws the reason of the signal, DrawTimeoutError, NoCanvasError */
export async function makeWallpaperSet({
  wallpapers,
  signal,
  onProgress,
  ...keepsake
}: WallpaperSetOptions): Promise<Blob> {
  const zip = createZip();
  for (const [index, { name, weeks }] of wallpapers.entries()) {
    // One after the other: together they would need more memory than a phone has.
    // oxlint-disable-next-line no-await-in-loop
    const file = await capturePicture(<Keepsake {...keepsake} weeks={weeks} />);
    // oxlint-disable-next-line no-await-in-loop
    await zip.add(name, file);
    signal.throwIfAborted();
    onProgress(index + 1);
  }
  return zip.finish();
}
