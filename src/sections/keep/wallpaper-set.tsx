import { addDays, type CalendarDate, formatIsoDate } from '../../life/calendar-date.ts';
import type { Life } from '../../life/life.ts';
import { DAYS_PER_WEEK, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { calculateWeeksOfLife, type WeeksOfLife } from '../../life/weeks-of-life.ts';
import { createZip } from '../../platform/zip-files.ts';
import { makePng } from './capture-picture.ts';
import { Picture, type PictureProps } from './picture.tsx';

interface Wallpaper {
  /** The day to start using it, so that the files are in order; without the file extension. */
  readonly name: string;
  readonly weeks: WeeksOfLife;
}

/** The wallpapers of the next year, one for each week. @param from the day of the first */
export function listWallpapers(life: Life, from: CalendarDate): Wallpaper[] {
  return Array.from({ length: WEEKS_PER_YEAR }, (_, week) => ({
    name: formatIsoDate(addDays(from, week * DAYS_PER_WEEK)),
    weeks: calculateWeeksOfLife({ ...life, presentWeek: life.presentWeek + week }, 0),
  }));
}

interface WallpaperSetOptions extends Omit<PictureProps, 'weeks'> {
  /** The name of the archive. */
  readonly name: string;
  readonly wallpapers: readonly Wallpaper[];
  /** Stops the work when it is aborted. */
  readonly signal: AbortSignal;
  /** Called after each wallpaper. @param done how many are made so far */
  readonly onProgress: (done: number) => void;
}

/** Makes wallpapers into one zip archive. @throws the reason of the signal, DrawTimeoutError, NoCanvasError */
export async function makeWallpaperSet({
  name,
  wallpapers,
  signal,
  onProgress,
  ...picture
}: WallpaperSetOptions): Promise<File> {
  const zip = createZip();
  for (const [index, { name: day, weeks }] of wallpapers.entries()) {
    // One after the other: together they would need more memory than a phone has.
    // oxlint-disable-next-line no-await-in-loop
    const file = await makePng(<Picture {...picture} weeks={weeks} />, day);
    // oxlint-disable-next-line no-await-in-loop
    await zip.add(file);
    signal.throwIfAborted();
    onProgress(index + 1);
  }
  return zip.finish(name);
}
