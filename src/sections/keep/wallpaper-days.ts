import type { ShownLife } from '../../document/shown-life.ts';
import { addDays, type CalendarDate, daysBetween } from '../../life/calendar-date.ts';
import { MONTHS_PER_YEAR } from '../../life/completed-age.ts';
import { DAYS_PER_WEEK, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { calculateWeeksOfLife, datesOfWeek, type WeeksOfLife, weekOfLife } from '../../life/weeks-of-life.ts';

/** How often a phone takes the next wallpaper. */
export type WallpaperInterval = 'day' | 'week' | 'month';

/** A picture, and the days on which a phone asks for it. */
export interface Wallpaper {
  /** In order; several if the dot does not move in between. */
  readonly days: readonly CalendarDate[];
  readonly weeks: WeeksOfLife;
}

type DatedLife = Pick<ShownLife, 'life' | 'dates'>;

/** The week of life on a day from today on. Without a birthdate, weeks begin on today's day of the week. */
const weekOn = ({ life, dates }: DatedLife, today: CalendarDate, day: CalendarDate): number =>
  dates
    ? weekOfLife(dates.birthdate, day)
    : life.presentWeek + Math.floor(daysBetween(today, day) / DAYS_PER_WEEK);

/** The days that wallpapers are named after: the first day of each interval, from the present one on, for a year. */
const LIST_DAYS: Readonly<
  Record<WallpaperInterval, (shown: DatedLife, today: CalendarDate) => CalendarDate[]>
> = {
  day: (_, today) =>
    Array.from({ length: daysBetween(today, { ...today, year: today.year + 1 }) }, (_each, index) =>
      addDays(today, index),
    ),
  // Each year of life has 52 weeks: the last one is a day or two longer, so that the next begins on the birthday.
  week: (shown, today) =>
    Array.from({ length: WEEKS_PER_YEAR }, (_, index) =>
      shown.dates
        ? datesOfWeek(shown.dates.birthdate, weekOn(shown, today, today) + index).from
        : addDays(today, index * DAYS_PER_WEEK),
    ),
  month: (_, { year, month }) =>
    Array.from({ length: MONTHS_PER_YEAR }, (_each, index) => ({
      year: year + Math.floor((month - 1 + index) / MONTHS_PER_YEAR),
      month: ((month - 1 + index) % MONTHS_PER_YEAR) + 1,
      day: 1,
    })),
};

/**
 * The wallpapers of the year ahead. The first one is for the day, week or month that has today, and shows today's week.
 */
export function listWallpapers(
  shown: DatedLife,
  today: CalendarDate,
  interval: WallpaperInterval,
): Wallpaper[] {
  const wallpapers: { days: CalendarDate[]; weeks: WeeksOfLife }[] = [];
  for (const day of LIST_DAYS[interval](shown, today)) {
    const presentWeek = weekOn(shown, today, daysBetween(today, day) < 0 ? today : day);
    const weeks = calculateWeeksOfLife({ ...shown.life, presentWeek }, 0);
    const last = wallpapers.at(-1);
    if (last?.weeks.now === weeks.now) last.days.push(day);
    else wallpapers.push({ days: [day], weeks });
  }
  return wallpapers;
}

/** The days that wallpapers are named after, in order. */
export const daysOfWallpapers = (wallpapers: readonly Wallpaper[]): CalendarDate[] =>
  wallpapers.flatMap(({ days }) => days);

/** The days from which on the days of a list are on another day of the week; the first of them at least. */
export const findWeekdayChanges = (days: readonly CalendarDate[]): CalendarDate[] =>
  days.filter((day, index) => {
    const before = days[index - 1];
    return !before || daysBetween(before, day) % DAYS_PER_WEEK !== 0;
  });
