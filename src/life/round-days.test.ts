import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { daysBetween, formatIsoDate } from './calendar-date.ts';
import { findNearestRoundDays, listRoundDays } from './round-days.ts';

const BORN = { year: 1990, month: 5, day: 15 };

describe('Round days', () => {
  test('of somebody born on May 15, 1990, in the order of time', () => {
    expect(listRoundDays(BORN).map(({ unit, count, date }) => [unit, count, formatIsoDate(date)])).toEqual([
      // 6,993 days are 19 years, of which 5 have a leap day (6,940), and 53 days.
      ['week', 1000, '2009-07-07'],
      // 10,000 days: 27 years with 7 leap days (9,862), and 138.
      ['days', 10_000, '2017-09-30'],
      // 11,574 days: 31 years with 8 leap days (11,323), and 251.
      ['seconds', 1_000_000_000, '2022-01-21'],
      // 1,999 × 7 = 13,993.
      ['week', 2000, '2028-09-05'],
      ['days', 20_000, '2045-02-15'],
      // 2,999 × 7 = 20,993 and 3,999 × 7 = 27,993.
      ['week', 3000, '2047-11-05'],
      ['week', 4000, '2067-01-04'],
    ]);
  });

  test('the 1,000th week begins when 999 weeks have passed', () => {
    const [first] = listRoundDays(BORN);
    expect(first && daysBetween(BORN, first.date)).toBe(999 * 7);
  });

  test('the nearest are the last one up to today, and the next', () => {
    const nearest = (year: number, month: number, day: number) => {
      const { last, next } = findNearestRoundDays(BORN, { year, month, day });
      return [last && formatIsoDate(last.date), next && formatIsoDate(next.date)];
    };
    expect(nearest(2026, 11, 22)).toEqual(['2022-01-21', '2028-09-05']);
    expect(nearest(2022, 1, 20)).toEqual(['2017-09-30', '2022-01-21']);
    expect(nearest(2022, 1, 21)).toEqual(['2022-01-21', '2028-09-05']);
    expect(nearest(1991, 1, 1)).toEqual([null, '2009-07-07']);
    expect(nearest(2080, 1, 1)).toEqual(['2067-01-04', null]);
  });

  test('come in the order of time after any birth', () => {
    fc.assert(
      fc.property(calendarDates(1900, 2026), (birthdate) => {
        const days = listRoundDays(birthdate).map(({ date }) => daysBetween(birthdate, date));
        expect(days).toEqual(days.toSorted((one, other) => one - other));
      }),
    );
  });
});
