import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  formatIsoDate,
  parseCalendarDate,
} from './calendar-date.ts';

describe('parseCalendarDate reads a calendar day, not an instant', () => {
  test('29 February exists in 1984 and 2000, not in 1985 or 1900', () => {
    expect(parseCalendarDate('1984-02-29')).toEqual({ year: 1984, month: 2, day: 29 });
    expect(parseCalendarDate(' 1984-02-29\n')).toEqual({ year: 1984, month: 2, day: 29 });
    expect(parseCalendarDate('2000-02-29')).toEqual({ year: 2000, month: 2, day: 29 });
    expect(parseCalendarDate('1985-02-29')).toBeNull();
    expect(parseCalendarDate('1900-02-29')).toBeNull();
  });

  test('the years of a date input run from 1 to 275760', () => {
    expect(parseCalendarDate('0001-01-01')).toEqual({ year: 1, month: 1, day: 1 });
    expect(parseCalendarDate('0099-12-31')).toEqual({ year: 99, month: 12, day: 31 });
    expect(parseCalendarDate('275760-09-13')).toEqual({ year: 275760, month: 9, day: 13 });
    expect(parseCalendarDate('275760-09-14')).toBeNull();
    expect(parseCalendarDate('0000-01-01')).toBeNull();
  });

  test.each([
    '',
    'yesterday',
    '1990-13-01',
    '1990-00-10',
    '1990-04-31',
    '1990-01-99',
    '1990-1-1',
    '29/02/1984',
    '11990-01-01-1990-01-01',
    'born 1990-01-01',
    '-1990-01-01',
    '1990-01-01T00:00',
  ])('%j is not a day', (text) => {
    expect(parseCalendarDate(text)).toBeNull();
  });

  test('formatting and parsing any day gives the same day', () => {
    const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const day = parseCalendarDate(iso);
        expect(day && formatIsoDate(day)).toBe(iso);
      }),
    );
  });
});

describe('daysBetween counts whole days', () => {
  test('29 February counts in leap years only', () => {
    const days = (from: string, to: string) => {
      const [start, end] = [parseCalendarDate(from), parseCalendarDate(to)];
      return start && end && daysBetween(start, end);
    };
    expect(days('2024-02-28', '2024-03-01')).toBe(2);
    expect(days('2023-02-28', '2023-03-01')).toBe(1);
    expect(days('1984-02-29', '2026-03-01')).toBe(15_341);
    expect(days('2026-03-01', '2026-02-28')).toBe(-1);
  });
});

describe('addDays', () => {
  const day = (year: number, month: number, dayOfMonth: number): CalendarDate => ({
    year,
    month,
    day: dayOfMonth,
  });

  test('passes through 29 February in leap years only', () => {
    expect(addDays(day(2024, 2, 28), 1)).toEqual(day(2024, 2, 29));
    expect(addDays(day(2024, 2, 28), 2)).toEqual(day(2024, 3, 1));
    expect(addDays(day(2023, 2, 28), 1)).toEqual(day(2023, 3, 1));
    expect(addDays(day(1900, 2, 28), 1)).toEqual(day(1900, 3, 1));
  });

  test('subtracts negative days', () => {
    expect(addDays(day(2024, 3, 1), -1)).toEqual(day(2024, 2, 29));
    expect(addDays(day(2026, 1, 1), -365)).toEqual(day(2025, 1, 1));
  });

  test('29 February of a common year becomes 1 March', () => {
    expect(addDays(day(2025, 2, 29), 0)).toEqual(day(2025, 3, 1));
    expect(addDays(day(2024, 2, 29), 0)).toEqual(day(2024, 2, 29));
  });

  test('the years 1 to 99 are not taken for 1901 to 1999', () => {
    expect(addDays(day(99, 12, 31), 1)).toEqual(day(100, 1, 1));
    expect(addDays(day(1, 1, 1), 31)).toEqual(day(1, 2, 1));
  });

  test('daysBetween gives the number of days back', () => {
    const days = fc.integer({ min: -30_000, max: 60_000 });
    fc.assert(
      fc.property(calendarDates(100, 2026), days, (from, count) => {
        const to = addDays(from, count);
        expect(daysBetween(from, to)).toBe(count);
        expect(addDays(to, -count)).toEqual(from);
      }),
    );
  });
});
