import { zipSync } from 'fflate';
import type { ShownLife } from '../../document/shown-life.ts';
import { addDays, type CalendarDate } from '../../life/calendar-date.ts';
import { DAYS_PER_WEEK, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { calculateWeeksOfLife, datesOfWeek, type WeeksOfLife } from '../../life/weeks-of-life.ts';
import { makePng } from './capture-page.tsx';
import { Poster, type PosterProps } from './poster.tsx';
import { nameWallpaper } from './wallpaper-guide.ts';

/** The weeks of a wallpaper, and the first day of the week for which it is. */
interface Wallpaper {
  readonly day: CalendarDate;
  readonly weeks: WeeksOfLife;
}

/**
 * The wallpapers of the year ahead, from the present week on. Each year of life has 52 weeks: the last one is a day or two
 * longer, so that the next begins on the birthday. Without a birthdate, weeks begin on today's day of the week.
 */
export const listWallpapers = (
  { life, dates }: Pick<ShownLife, 'life' | 'dates'>,
  today: CalendarDate,
): Wallpaper[] =>
  Array.from({ length: WEEKS_PER_YEAR }, (_, index) => {
    const presentWeek = life.presentWeek + index;
    return {
      day: dates ? datesOfWeek(dates.birthdate, presentWeek).from : addDays(today, index * DAYS_PER_WEEK),
      weeks: calculateWeeksOfLife({ ...life, presentWeek }, 0),
    };
  });

interface WallpaperSetOptions extends Omit<PosterProps, 'weeks'> {
  /** The name of the archive. */
  readonly name: string;
  readonly wallpapers: readonly Wallpaper[];
  /** Stops the work when it is aborted. */
  readonly signal: AbortSignal;
  /** Called after each picture. @param done how many wallpapers are made so far */
  readonly onProgress: (done: number) => void;
}

/**
 * Makes wallpapers into one zip archive.
 * @throws the reason of the signal, DrawError
 */
export async function makeWallpaperSet({
  name,
  wallpapers,
  signal,
  onProgress,
  ...picture
}: WallpaperSetOptions): Promise<File> {
  const files: Record<string, Uint8Array> = {};
  for (const [index, { day, weeks }] of wallpapers.entries()) {
    // One after the other: together they would need more memory than a phone has.
    // oxlint-disable-next-line no-await-in-loop
    const png = await makePng(<Poster {...picture} weeks={weeks} />, name);
    // oxlint-disable-next-line no-await-in-loop
    files[nameWallpaper(day)] = new Uint8Array(await png.arrayBuffer());
    signal.throwIfAborted();
    onProgress(index + 1);
  }
  // They are compressed already. The copy is because the library's type allows shared memory, which a file does not take.
  return new File([new Uint8Array(zipSync(files, { level: 0 }))], name, { type: 'application/zip' });
}
