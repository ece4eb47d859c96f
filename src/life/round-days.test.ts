import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { addDays, daysBetween, formatIsoDate } from './calendar-date.ts';
import { listRoundDays, listRoundDaysToCome } from './round-days.ts';
import { weeksLived } from './weeks.ts';

const BORN = { year: 1990, month: 5, day: 15 };

describe('Round days', () => {
  test('of someone born on May 15, 1990, in the order of time', () => {
    expect(listRoundDays(BORN).map(({ unit, count, date }) => [unit, count, formatIsoDate(date)])).toEqual([
      // 7,000 days are 19 years, of which 5 have a leap day (6,940), and 60 days.
      ['weeks', 1000, '2009-07-14'],
      // 10,000 days: 27 years with 7 leap days (9,862), and 138.
      ['days', 10_000, '2017-09-30'],
      // 11,574 days: 31 years with 8 leap days (11,323), and 251.
      ['seconds', 1_000_000_000, '2022-01-21'],
      // 2,000 × 7 = 14,000.
      ['weeks', 2000, '2028-09-12'],
      ['days', 20_000, '2045-02-15'],
      // 3,000 × 7 = 21,000 and 4,000 × 7 = 28,000.
      ['weeks', 3000, '2047-11-12'],
      ['weeks', 4000, '2067-01-11'],
    ]);
  });

  test('of weeks are those on which the page has counted as many', () => {
    const weeks = listRoundDays(BORN).filter(({ unit }) => unit === 'weeks');
    expect(weeks.map(({ date }) => weeksLived(BORN, date))).toEqual([1000, 2000, 3000, 4000]);
    expect(weeks.map(({ date }) => weeksLived(BORN, addDays(date, -1)))).toEqual([999, 1999, 2999, 3999]);
  });

  test('to come are those after today', () => {
    const toCome = (year: number, month: number, day: number) =>
      listRoundDaysToCome({ birthdate: BORN, asOf: { year, month, day } }).map(({ date }) =>
        formatIsoDate(date),
      );
    expect(toCome(2026, 11, 22)).toEqual(['2028-09-12', '2045-02-15', '2047-11-12', '2067-01-11']);
    expect(toCome(2022, 1, 20)[0]).toBe('2022-01-21');
    expect(toCome(2022, 1, 21)[0]).toBe('2028-09-12');
    expect(toCome(2080, 1, 1)).toEqual([]);
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
