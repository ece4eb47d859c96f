import { LANGUAGE } from '#words/form.ts';
import { PICTURE, WALLPAPER } from '#words/results.ts';
import { type CalendarDate, daysBetween, formatIsoDate, startOfDay } from '../../life/calendar-date.ts';
import { DAYS_PER_WEEK } from '../../life/weeks.ts';
import type { Format } from '../../words/format-interface.ts';

/** The ways to have a phone change its wallpaper, in steps. */
interface WallpaperGuide {
  readonly title: string;
  readonly steps: readonly string[];
}

/** The folder that the archive is unpacked to, which has its name. */
const folderOf = () => PICTURE.files.set;

/** The name of a wallpaper's file, which a phone can ask for by date. */
export const nameWallpaper = (day: CalendarDate): string => `${formatIsoDate(day)}.png`;

/**
 * The path of today's file, as a formula of the app Automate: the date between two texts, which its quotation marks
 * protect (LlamaLab's documentation of `dateFormat`). It names a language, since dates of some others have other digits.
 */
const automateFormula = () =>
  `dateFormat(Now, "'/storage/emulated/0/Download/${folderOf()}/'yyyy-MM-dd'.png'", null, "en")`;

/** The steps on an iPhone and on an Android phone. */
export function describeGuides(): readonly WallpaperGuide[] {
  const { iphone, android, steps } = WALLPAPER;
  const folder = folderOf();
  return [
    {
      title: steps.iphone,
      steps: [iphone.unpack({ folder }), iphone.date, iphone.find({ folder }), iphone.show, iphone.repeat],
    },
    {
      title: steps.android,
      steps: [android.unpack({ folder }), android.wait, android.show({ expression: automateFormula() })],
    },
  ];
}

const nameWeekday = (day: CalendarDate) =>
  new Intl.DateTimeFormat(LANGUAGE.tag, { weekday: 'long', timeZone: 'UTC' }).format(startOfDay(day));

/** The days of the week on which the visitor's weeks begin. @param days the first day of each week */
export const describeWeekdays = (days: readonly CalendarDate[], format: Format): readonly string[] =>
  days.flatMap((day, index) => {
    const before = days[index - 1];
    const weekday = nameWeekday(day);
    if (!before) return WALLPAPER.weekday({ weekday });
    const isSame = daysBetween(before, day) % DAYS_PER_WEEK === 0;
    return isSame ? [] : WALLPAPER.weekdayThen({ date: format.date(day), weekday });
  });
