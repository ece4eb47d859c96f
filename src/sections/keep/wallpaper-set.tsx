import { checkRoom } from '../../platform/check-room.ts';
import { createZip } from '../../platform/zip-files.ts';
import { makePng } from './capture-picture.ts';
import { Picture, type PictureProps } from './picture.tsx';
import type { Wallpaper } from './wallpaper-days.ts';
import { nameWallpaper } from './wallpaper-readme.ts';

interface WallpaperSetOptions extends Omit<PictureProps, 'weeks'> {
  /** The name of the archive. */
  readonly name: string;
  readonly wallpapers: readonly Wallpaper[];
  readonly readme: Blob;
  /** Stops the work when it is aborted. */
  readonly signal: AbortSignal;
  /** Called after each picture. @param done how many wallpapers are made so far */
  readonly onProgress: (done: number) => void;
}

/**
 * Makes wallpapers into one zip archive. A picture for several days is drawn once: a phone would need minutes to draw
 * one for each day of a year.
 * @throws the reason of the signal, DrawTimeoutError, NoCanvasError, NoRoomError
 */
export async function makeWallpaperSet({
  name,
  wallpapers,
  readme,
  signal,
  onProgress,
  ...picture
}: WallpaperSetOptions): Promise<File> {
  const zip = createZip();
  await zip.add(readme, ['README.txt']);
  const total = wallpapers.reduce((sum, { days }) => sum + days.length, 0);
  let done = 0;
  for (const { days, weeks } of wallpapers) {
    // One after the other: together they would need more memory than a phone has.
    // oxlint-disable-next-line no-await-in-loop
    const file = await makePng(<Picture {...picture} weeks={weeks} />, name);
    // All are about as large as the first.
    // oxlint-disable-next-line no-await-in-loop
    if (done === 0) await checkRoom(file.size * total);
    // oxlint-disable-next-line no-await-in-loop
    await zip.add(file, days.map(nameWallpaper));
    signal.throwIfAborted();
    done += days.length;
    onProgress(done);
  }
  return zip.finish(name);
}
