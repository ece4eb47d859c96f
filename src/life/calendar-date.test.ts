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

const day = (year: number, month: number, dayOfMonth: number): CalendarDate => ({
  year,
  month,
  day: dayOfMonth,
});

test('daysBetween counts whole days', () => {
  expect(daysBetween(day(1984, 2, 29), day(2026, 3, 1))).toBe(15_341);
});

describe('addDays', () => {
  test.each([
    ['passes through a leap day', day(2024, 2, 28), 2, day(2024, 3, 1)],
    ['passes no leap day in a common year', day(2023, 2, 28), 1, day(2023, 3, 1)],
    ['passes no leap day in 1900', day(1900, 2, 28), 1, day(1900, 3, 1)],
    ['makes 29 February of a common year 1 March', day(2025, 2, 29), 0, day(2025, 3, 1)],
    ['does not take the years 1 to 99 for 1901 to 1999', day(99, 12, 31), 1, day(100, 1, 1)],
  ])('%s', (_, from, days, to) => {
    expect(addDays(from, days)).toEqual(to);
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
