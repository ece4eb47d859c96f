import { zipSync } from 'fflate';
import type { ShownLife } from '../../document/shown-life.ts';
import { addDays, type CalendarDate, formatIsoDate } from '../../life/calendar-date.ts';
import { DAYS_PER_WEEK, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { calculateWeeksOfLife, startOfWeek, type WeeksOfLife } from '../../life/weeks-of-life.ts';
import { makePng } from './capture-page.tsx';
import { Poster, type PosterProps } from './poster.tsx';

/** The weeks of a wallpaper, and the day from which on it is to be shown. */
interface Wallpaper {
  readonly day: CalendarDate;
  readonly weeks: WeeksOfLife;
}

/**
 * The wallpapers of the year ahead, a week apart, so that a phone can change them on one day of the week. They begin
 * with the present week of life, or without a birthdate today. A year of life is a day or two longer than its 52 weeks:
 * after the next birthday, each wallpaper comes that much early.
 */
export function listWallpapers(
  { life, dates }: Pick<ShownLife, 'life' | 'dates'>,
  today: CalendarDate,
): Wallpaper[] {
  const first = dates ? startOfWeek(dates.birthdate, life.presentWeek) : today;
  return Array.from({ length: WEEKS_PER_YEAR }, (_, index) => ({
    day: addDays(first, index * DAYS_PER_WEEK),
    weeks: calculateWeeksOfLife({ ...life, presentWeek: life.presentWeek + index }, 0),
  }));
}

interface WallpaperSetOptions {
  readonly poster: PosterProps;
  /** The name of the archive. */
  readonly name: string;
  readonly wallpapers: readonly Wallpaper[];
  /** Stops the work when it is aborted. */
  readonly signal: AbortSignal;
  /** Called after each picture. @param done how many wallpapers are made so far */
  readonly onProgress: (done: number) => void;
}

/**
 * Makes wallpapers into one zip archive. Their names are dates, by which a phone can ask for them.
 * @throws the reason of the signal, DrawError
 */
export async function makeWallpaperSet({
  poster,
  name,
  wallpapers,
  signal,
  onProgress,
}: WallpaperSetOptions): Promise<File> {
  const files: Record<string, Uint8Array> = {};
  for (const [index, { day, weeks }] of wallpapers.entries()) {
    // One after the other: together they would need more memory than a phone has.
    // oxlint-disable-next-line no-await-in-loop
    const png = await makePng(<Poster {...poster} weeks={weeks} />, name);
    // oxlint-disable-next-line no-await-in-loop
    files[`${formatIsoDate(day)}.png`] = new Uint8Array(await png.arrayBuffer());
    signal.throwIfAborted();
    onProgress(index + 1);
  }
  // They are compressed already. The copy is because the library's type allows shared memory, which a file does not take.
  return new File([new Uint8Array(zipSync(files, { level: 0 }))], name, { type: 'application/zip' });
}
