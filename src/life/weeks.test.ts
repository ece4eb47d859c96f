import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates, day } from '../../tests/fixtures/arbitraries.ts';
import { addDays, daysBetween } from './calendar-date.ts';
import { createLife } from './life.ts';
import {
  calculateWeeksOfLife,
  datesOfWeek,
  estimatePresentWeek,
  weekOfLife,
  weeksAtAge,
  weeksLived,
  wholeWeeks,
} from './weeks.ts';

test('weeks that are not complete do not count', () => {
  // 46.1 × 52 = 2,397.2
  expect([34, 46.1].map(wholeWeeks)).toEqual([1768, 2397]);
});

test('a week is complete after seven days', () => {
  expect(['2026-03-07', '2026-03-08'].map((seen) => weeksLived(day('2026-03-01'), day(seen)))).toEqual([
    0, 1,
  ]);
});

describe('The weeks at an age', () => {
  test.each([
    // 13,514 days, and 13,149: 36 years with 9 leap days.
    ['1990-05-15', 37, 1930],
    ['1990-11-30', 36, 1878],
    ['2000-01-01', 0, 0],
    // 27 × 365 + 7 leap days, and half a mean year.
    ['1999-03-01', 27.5, 1434],
  ])('of somebody born on %s, %d, are %i', (birthdate, age, weeks) => {
    expect(weeksAtAge(age, day(birthdate))).toBe(weeks);
  });

  test('are those lived on that birthday, and of an unknown birthdate at most one more or less', () => {
    fc.assert(
      fc.property(calendarDates(1890, 2026), fc.integer({ min: 0, max: 130 }), (birthdate, age) => {
        const birthday = addDays({ ...birthdate, year: birthdate.year + age }, 0);
        expect(weeksAtAge(age, birthdate)).toBe(weeksLived(birthdate, birthday));
        expect(Math.abs(weeksAtAge(age, null) - weeksAtAge(age, birthdate))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test.each([
  ['the day of birth', '2000-01-01', '2000-01-01', 0],
  ['the sixth day after it', '2000-01-01', '2000-01-07', 0],
  ['the seventh', '2000-01-01', '2000-01-08', 1],
  ['the 358th, in the 52nd week', '2000-01-01', '2000-12-23', 51],
  ['the day before the birthday', '2000-01-01', '2000-12-31', 51],
  ['the birthday', '2000-01-01', '2001-01-01', 52],
  ['28 February, after a birth on the 29th', '1984-02-29', '2026-02-28', 42 * 52 - 1],
  ['1 March of a common year', '1984-02-29', '2026-03-01', 42 * 52],
  ['29 February', '1984-02-29', '2024-02-29', 40 * 52],
])('%s is in its week of life: born %s, on %s, week %d', (_, birthdate, on, week) => {
  expect(weekOfLife(day(birthdate), day(on))).toBe(week);
});

test.each([
  ['begins on the birthday', '1984-02-29', 42 * 52, '2026-03-01', '2026-03-07'],
  ['has seven days', '1984-02-29', 42 * 52 + 1, '2026-03-08', '2026-03-14'],
  ['has eight days before the next birthday', '2001-01-01', 51, '2001-12-24', '2001-12-31'],
  ['has nine in a leap year', '2000-01-01', 51, '2000-12-23', '2000-12-31'],
  ['has eight before 1 March, too', '1984-02-29', 42 * 52 - 1, '2026-02-21', '2026-02-28'],
])('a week %s: born %s, week %d', (_, birthdate, week, from, to) => {
  expect(datesOfWeek(day(birthdate), week)).toEqual({ from: day(from), to: day(to) });
});

test('every day of a life is within the dates of its week, and the weeks follow each other without a gap', () => {
  fc.assert(
    fc.property(calendarDates(1, 2026), fc.integer({ min: 0, max: 50_000 }), (birthdate, days) => {
      const on = addDays(birthdate, days);
      const index = weekOfLife(birthdate, on);
      const { from, to } = datesOfWeek(birthdate, index);
      expect(daysBetween(from, on)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(on, to)).toBeGreaterThanOrEqual(0);
      expect(datesOfWeek(birthdate, index + 1).from).toEqual(addDays(to, 1));
    }),
  );
});

describe('The weeks of a life', () => {
  const weeksOf = (birthdate: string, lifeExpectancy: number, today: string, offsetWeeks = 0) => {
    const profile = { birthdate: day(birthdate), lifeExpectancy, activities: [] };
    return calculateWeeksOfLife(createLife(profile, day(today)), offsetWeeks);
  };

  test.each([
    ['go from birth to life expectancy, 52 to a year', '1984-02-29', 76, 3952, 2184],
    ['of someone past life expectancy extend to the present week', '1930-03-01', 57.8, 96 * 52 + 1, 96 * 52],
    ['of an impossible birthdate end at 150 years, all in the past', '0001-01-01', 76, 7800, 7800],
  ])('%s: born %s, %d years', (_, birthdate, lifeExpectancy, total, now) => {
    expect(weeksOf(birthdate, lifeExpectancy, '2026-03-01')).toEqual({ total, now, projected: now });
  });

  test('project the slider’s age to its birthday, late in a year too, and the end to the last week', () => {
    expect(weeksOf('1984-02-29', 76, '2026-03-01', 260).projected).toBe(2444);
    expect(weeksOf('1984-02-29', 76, '2026-12-01', 260).projected).toBe(2444);
    // Less than a year is left: not before the present week.
    expect(weeksOf('1984-02-29', 43, '2026-12-01', 20).projected).toBe(2184 + 39);
    expect(weeksOf('1984-02-29', 76, '2026-12-01', 1768).projected).toBe(3951);
  });
});

test.each([
  // 42 mean years are 2,191.455 weeks. One week before the birthday, and one after the year, are within the error.
  [42, 2190, 2184],
  [42, 2191, 2184],
  [42, 2244, 2235],
  [0, 0, 0],
  [0, 53, 51],
  // Age and weeks contradict each other.
  [42, 2189, null],
  [42, 2245, null],
  [0, 54, null],
])('without a birthdate, the present week at %i years and %i weeks is %s', (age, weeks, week) => {
  expect(estimatePresentWeek(age, weeks)).toBe(week);
});
