import { PICTURE, WALLPAPER } from '#words/details.ts';
import { LANGUAGE } from '#words/form.ts';
import { type CalendarDate, startOfDay } from '../../life/calendar-date.ts';
import type { Format } from '../../words/format-interface.ts';
import { findWeekdayChanges, type WallpaperInterval } from './wallpaper-days.ts';

/** The ways to have a phone change its wallpaper, in steps. */
export interface WallpaperGuide {
  readonly title: string;
  readonly steps: readonly string[];
}

/** The folder that the archive is unpacked to, which has its name. */
const folderOf = () => PICTURE.files.set;

/**
 * The path of today's file, as a formula of the app Automate: the date between two texts, which its quotation marks
 * protect (LlamaLab's documentation of `dateFormat`). It names a language, since dates of some others have other digits.
 */
const automateFormula = () =>
  `dateFormat(Now, "'/storage/emulated/0/Download/${folderOf()}/'yyyy-MM-dd'.png'", null, "en")`;

/** The steps on an iPhone and on an Android phone. */
export function describeGuides(interval: WallpaperInterval): readonly WallpaperGuide[] {
  const { iphone, android, steps } = WALLPAPER;
  const folder = folderOf();
  return [
    {
      title: steps.iphone,
      steps: [iphone.unpack({ folder }), iphone.find({ folder }), iphone.show, iphone.repeat({ interval })],
    },
    {
      title: steps.android,
      steps: [
        android.unpack({ folder }),
        android.wait({ interval }),
        android.show({ expression: automateFormula() }),
      ],
    },
  ];
}

const nameWeekday = (day: CalendarDate) =>
  new Intl.DateTimeFormat(LANGUAGE.tag, { weekday: 'long', timeZone: 'UTC' }).format(startOfDay(day));

/** The days of the week on which the visitor's weeks begin. @param days the first day of each week */
export const describeWeekdays = (days: readonly CalendarDate[], format: Format): readonly string[] =>
  findWeekdayChanges(days).map((date, index) => {
    const weekday = nameWeekday(date);
    return index === 0
      ? WALLPAPER.weekday({ weekday })
      : WALLPAPER.weekdayThen({ date: format.date(date), weekday });
  });
