import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDates } from '../../../tests/fixtures/arbitraries.ts';
import { addDays, type CalendarDate, daysBetween, formatIsoDate } from '../../life/calendar-date.ts';
import { createLife } from '../../life/life.ts';
import { weekOfLife } from '../../life/weeks-of-life.ts';
import { listWallpapers } from './wallpaper-set.tsx';

const LEAP_BABY: CalendarDate = { year: 1984, month: 2, day: 29 };
const WEDNESDAY: CalendarDate = { year: 2026, month: 11, day: 25 };

const shownOf = (birthdate: CalendarDate, asOf: CalendarDate, lifeExpectancy = 76) => ({
  life: createLife({ birthdate, lifeExpectancy, activities: [] }, asOf),
  dates: { birthdate, asOf },
});
const namesOf = (wallpapers: ReturnType<typeof listWallpapers>) =>
  wallpapers.map(({ day }) => formatIsoDate(day));

test('Wallpapers are named after the first days of 52 weeks of life, from the one that has today', () => {
  const wallpapers = listWallpapers(shownOf(LEAP_BABY, WEDNESDAY), WEDNESDAY);
  const names = namesOf(wallpapers);
  // The birthday was Sunday, March 1. November 22 is 38 weeks later; today's week is 42 × 52 + 38.
  expect(names.slice(0, 2)).toEqual(['2026-11-22', '2026-11-29']);
  expect(wallpapers.map(({ weeks }) => weeks.now)).toEqual(
    Array.from({ length: 52 }, (_, index) => 2222 + index),
  );
  // 51 weeks after March 1, 2026 is February 21, 2027. 37 weeks after March 1, 2027 is November 15.
  expect(names.slice(13, 16)).toEqual(['2027-02-21', '2027-03-01', '2027-03-08']);
  expect(names.at(-1)).toBe('2027-11-15');
});

test('Wallpapers without a birthdate begin today and follow a week apart', () => {
  const { life } = shownOf(LEAP_BABY, WEDNESDAY);
  const list = listWallpapers({ life, dates: null }, WEDNESDAY);
  expect(namesOf(list).slice(0, 2)).toEqual(['2026-11-25', '2026-12-02']);
  expect(list.map(({ weeks }) => weeks.now).slice(0, 2)).toEqual([2222, 2223]);
});

test('Wallpapers of someone past the average grow with each week', () => {
  const list = listWallpapers(shownOf(LEAP_BABY, WEDNESDAY, 42), WEDNESDAY);
  expect([list[0]?.weeks.total, list.at(-1)?.weeks.total]).toEqual([2223, 2274]);
});

test('On any day of the year ahead, the latest file shows the week of that day', () => {
  const lives = fc.tuple(calendarDates(1900, 2025), fc.integer({ min: 1, max: 30_000 }));
  fc.assert(
    fc.property(lives, fc.integer({ min: 0, max: 350 }), ([birthdate, age], later) => {
      const today = addDays(birthdate, age);
      const asked = addDays(today, later);
      const wallpapers = listWallpapers(shownOf(birthdate, today), today);
      const taken = wallpapers.findLast(({ day }) => daysBetween(day, asked) >= 0);
      expect(taken?.weeks.now).toBe(weekOfLife(birthdate, asked));
    }),
  );
});
