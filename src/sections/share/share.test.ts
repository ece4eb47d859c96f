import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleAges } from '../../../tests/fixtures/activity-projection.ts';
import { calendarDates } from '../../../tests/fixtures/arbitraries.ts';
import { addDays, type CalendarDate, daysBetween, formatIsoDate } from '../../life/calendar-date.ts';
import { createLife } from '../../life/life.ts';
import { weekOfLife } from '../../life/weeks.ts';
import { DrawError } from '../../platform/draw-image.ts';
import { formatFor } from '../../words/format.ts';
import { makeFile } from './file-action.tsx';
import { describeBar } from './results-image.tsx';
import { listWallpapers } from './wallpapers.tsx';

test.each([
  ['a drawing that took too long', new DrawError('timedOut'), false, 'timedOut'],
  ['a browser without a canvas, before anything is sent', new DrawError('noCanvas'), true, 'noCanvas'],
  ['any other error', new Error('internal'), false, 'notMade'],
  ['any other error on the way to an app', new Error('internal'), true, 'notSent'],
] as const)('%s has its own cause', async (_, error, sends, cause) => {
  const outcome = await makeFile({ make: () => Promise.reject(error), sends });
  expect(outcome).toEqual({ kind: 'failed', cause, error });
});

const format = formatFor('en');
const sleep = { yearsSoFar: 14, yearsRemaining: 11.333 };

test.each([
  ['today', sampleAges(42, 42, 84), sleep, '14.0 so far · 11.3 ahead'],
  ['with the slider moved', sampleAges(42, 47.5, 84), sleep, '14.0 by 47.5 · 11.3 ahead'],
  ['at the slider’s end', sampleAges(42, 84, 84), sleep, '14.0 by 84'],
  ['past life expectancy', sampleAges(90, 90, 84), sleep, '14.0 so far'],
  ['without 0.0', sampleAges(42, 42, 84), { yearsSoFar: 14.04, yearsRemaining: 0.04 }, '14.0 so far'],
])('the years of an activity in the image, %s', (_, ages, activity, line) => {
  expect(describeBar(format, activity, ages)).toBe(line);
});

const LEAP_BABY: CalendarDate = { year: 1984, month: 2, day: 29 };
const WEDNESDAY: CalendarDate = { year: 2026, month: 11, day: 25 };

const shownOf = (birthdate: CalendarDate, asOf: CalendarDate, lifeExpectancy = 76) => ({
  life: createLife({ birthdate, lifeExpectancy, activities: [] }, asOf),
  dates: { birthdate, asOf },
});
const listed = (wallpapers: ReturnType<typeof listWallpapers>) =>
  wallpapers.map(({ day, weeks }) => [formatIsoDate(day), weeks.now]);

test('Wallpapers are a week apart, from the first day of the week of life that has today', () => {
  const wallpapers = listed(listWallpapers(shownOf(LEAP_BABY, WEDNESDAY), WEDNESDAY));
  // The birthday was Sunday, March 1. November 22 is 38 weeks later; today's week is 42 × 52 + 38.
  expect(wallpapers.slice(0, 2)).toEqual([
    ['2026-11-22', 2222],
    ['2026-11-29', 2223],
  ]);
  // The birthday is on Monday, March 1.
  expect(wallpapers.slice(14, 15)).toEqual([['2027-02-28', 43 * 52]]);
  expect(wallpapers.slice(51)).toEqual([['2027-11-14', 2273]]);
});

test('Wallpapers without a birthdate begin today', () => {
  const { life } = shownOf(LEAP_BABY, WEDNESDAY);
  expect(listed(listWallpapers({ life, dates: null }, WEDNESDAY)).slice(0, 2)).toEqual([
    ['2026-11-25', 2222],
    ['2026-12-02', 2223],
  ]);
});

test('Wallpapers of someone past the average grow with each week', () => {
  const list = listWallpapers(shownOf(LEAP_BABY, WEDNESDAY, 42), WEDNESDAY);
  expect([list[0]?.weeks.total, list.at(-1)?.weeks.total]).toEqual([2223, 2274]);
});

test('On any day of the year ahead, the latest wallpaper shows the week of that day, or of two days later', () => {
  const lives = fc.tuple(calendarDates(1900, 2025), fc.integer({ min: 1, max: 30_000 }));
  fc.assert(
    fc.property(lives, fc.integer({ min: 0, max: 350 }), ([birthdate, age], later) => {
      const today = addDays(birthdate, age);
      const asked = addDays(today, later);
      const wallpapers = listWallpapers(shownOf(birthdate, today), today);
      const taken = wallpapers.findLast(({ day }) => daysBetween(day, asked) >= 0);
      const shown = taken?.weeks.now ?? 0;
      expect(shown).toBeGreaterThanOrEqual(weekOfLife(birthdate, asked));
      expect(shown).toBeLessThanOrEqual(weekOfLife(birthdate, addDays(asked, 2)));
    }),
  );
});
