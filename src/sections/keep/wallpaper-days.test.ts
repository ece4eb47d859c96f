import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../../tests/fixtures/arbitraries.ts';
import { addDays, type CalendarDate, daysBetween, formatIsoDate } from '../../life/calendar-date.ts';
import { createLife } from '../../life/life.ts';
import { weekOfLife } from '../../life/weeks-of-life.ts';
import {
  daysOfWallpapers,
  findWeekdayChanges,
  listWallpapers,
  type WallpaperInterval,
} from './wallpaper-days.ts';

const LEAP_BABY: CalendarDate = { year: 1984, month: 2, day: 29 };
const WEDNESDAY: CalendarDate = { year: 2026, month: 11, day: 25 };

const shownOf = (birthdate: CalendarDate, asOf: CalendarDate, lifeExpectancy = 76) => ({
  life: createLife({ birthdate, lifeExpectancy, activities: [] }, asOf),
  dates: { birthdate, asOf },
});

const listFor = (interval: WallpaperInterval, today = WEDNESDAY, birthdate = LEAP_BABY) =>
  listWallpapers(shownOf(birthdate, today), today, interval);

const namesOf = (wallpapers: ReturnType<typeof listFor>) => daysOfWallpapers(wallpapers).map(formatIsoDate);

describe('Wallpapers for each week', () => {
  const wallpapers = listFor('week');
  const names = namesOf(wallpapers);

  test('are 52, named after the first days of weeks of life, from the one that has today', () => {
    // The birthday was Sunday, March 1. November 22 is 38 weeks later; today's week is 42 × 52 + 38.
    expect(names).toHaveLength(52);
    expect(names.slice(0, 2)).toEqual(['2026-11-22', '2026-11-29']);
    expect(wallpapers.map(({ weeks }) => weeks.now)).toEqual(
      Array.from({ length: 52 }, (_, index) => 2222 + index),
    );
  });

  test('begin anew on the birthday, after a last week of eight days', () => {
    // 51 weeks after March 1, 2026 is February 21, 2027. 37 weeks after March 1, 2027 is November 15.
    expect(names.slice(13, 16)).toEqual(['2027-02-21', '2027-03-01', '2027-03-08']);
    expect(names.at(-1)).toBe('2027-11-15');
    expect(findWeekdayChanges(daysOfWallpapers(wallpapers)).map(formatIsoDate)).toEqual([
      '2026-11-22',
      '2027-03-01',
    ]);
  });

  test('have a last week of nine days in a year with a leap day', () => {
    const days = namesOf(listFor('week', { year: 2028, month: 12, day: 31 }));
    // The birthday is February 29, 2028; 51 weeks later is February 20, 2029, and the next birthday March 1.
    const last = days.indexOf('2029-02-20');
    expect(days.slice(last, last + 2)).toEqual(['2029-02-20', '2029-03-01']);
  });

  test('without a birthdate, begin today and follow a week apart', () => {
    const { life } = shownOf(LEAP_BABY, WEDNESDAY);
    const list = listWallpapers({ life, dates: null }, WEDNESDAY, 'week');
    expect(namesOf(list).slice(0, 2)).toEqual(['2026-11-25', '2026-12-02']);
    expect(list.map(({ weeks }) => weeks.now).slice(0, 2)).toEqual([2222, 2223]);
    expect(findWeekdayChanges(daysOfWallpapers(list))).toEqual([WEDNESDAY]);
  });
});

describe('Wallpapers for each day', () => {
  test('are for a year from today, with one picture for all days of a week', () => {
    const wallpapers = listFor('day');
    const names = namesOf(wallpapers);
    expect([names.length, names[0], names.at(-1)]).toEqual([365, '2026-11-25', '2027-11-24']);
    // From Wednesday to Saturday, and then a whole week from Sunday on.
    expect(wallpapers.slice(0, 2).map(({ days }) => days.length)).toEqual([4, 7]);
    // Up to week 38 of the next year, 52 weeks later.
    expect([wallpapers.length, wallpapers.at(-1)?.weeks.now]).toEqual([53, 2274]);
  });

  test('are 366 with a leap day', () => {
    const names = namesOf(listFor('day', { year: 2027, month: 12, day: 30 }));
    expect([names.length, names.at(-1)]).toEqual([366, '2028-12-29']);
    expect(names).toContain('2028-02-29');
  });
});

test('Wallpapers for each month are 12, named after its first day, over the end of the year; the first shows today', () => {
  const wallpapers = listFor('month');
  expect(namesOf(wallpapers).slice(0, 3)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
  expect(namesOf(wallpapers).at(-1)).toBe('2027-10-01');
  // December 1 is 275 days after the birthday: week 39.
  expect(wallpapers.slice(0, 2).map(({ weeks }) => weeks.now)).toEqual([2222, 2223]);
});

test('Wallpapers of someone past the average grow with each week', () => {
  const list = listWallpapers(shownOf(LEAP_BABY, WEDNESDAY, 42), WEDNESDAY, 'week');
  expect([list[0]?.weeks.total, list.at(-1)?.weeks.total]).toEqual([2223, 2274]);
});

test('On any day of the year ahead, the latest file shows the week that its name says', () => {
  const lives = fc.tuple(calendarDates(1900, 2025), fc.integer({ min: 1, max: 30_000 }));
  const intervals = fc.constantFrom<WallpaperInterval[]>('day', 'week', 'month');
  fc.assert(
    fc.property(lives, intervals, fc.integer({ min: 0, max: 333 }), ([birthdate, age], interval, later) => {
      const today = addDays(birthdate, age);
      const wallpapers = listWallpapers(shownOf(birthdate, today), today, interval);
      const names = daysOfWallpapers(wallpapers);
      expect(new Set(names.map(formatIsoDate)).size).toBe(names.length);
      const asked = addDays(today, later);
      const taken = wallpapers
        .flatMap(({ days, weeks }) => days.map((day) => ({ day, weeks })))
        .findLast(({ day }) => daysBetween(day, asked) >= 0);
      if (!taken) throw new Error('There is no file');
      const from = daysBetween(today, taken.day) < 0 ? today : taken.day;
      expect(taken.weeks.now).toBe(weekOfLife(birthdate, from));
      if (interval === 'day') expect(taken.day).toEqual(asked);
      if (interval !== 'month') expect(taken.weeks.now).toBe(weekOfLife(birthdate, asked));
    }),
  );
});
