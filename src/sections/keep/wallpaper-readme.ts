import { WALLPAPER } from '#words/details.ts';
import { type CalendarDate, formatIsoDate } from '../../life/calendar-date.ts';
import { pagePath } from '../../platform/page-path.ts';
import type { Format } from '../../words/format-interface.ts';
import type { WallpaperInterval } from './wallpaper-days.ts';
import { describeGuides, describeWeekdays } from './wallpaper-steps.ts';

/** The name of a wallpaper's file, which a phone can ask for by date. */
export const nameWallpaper = (day: CalendarDate): string => `${formatIsoDate(day)}.png`;

/** Tells programs that do not expect UTF-8 in a text file, as some previews on phones do not. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The text file beside wallpapers.
 * @param days that they are named after, in order; at least one
 */
export function writeWallpaperReadme(
  days: readonly CalendarDate[],
  interval: WallpaperInterval,
  format: Format,
): Blob {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('There are no wallpapers to describe');
  const { title, files, more } = WALLPAPER.readme;
  const [from, until] = [format.date(first), format.date(last)];
  const lines = [
    title,
    '',
    files[interval]({ from, until, file: nameWallpaper(first) }),
    ...(interval === 'week' ? describeWeekdays(days, format) : []),
    ...describeGuides(interval).flatMap((guide) => [
      '',
      guide.title,
      ...guide.steps.map((step, index) => `${index + 1}. ${step}`),
    ]),
    '',
    WALLPAPER.steps.names,
    more({ address: `${location.origin}${pagePath()}` }),
    '',
  ];
  return new Blob([BYTE_ORDER_MARK, lines.join('\r\n')], { type: 'text/plain' });
}
