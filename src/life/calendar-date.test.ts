import { isMainThread } from 'node:worker_threads';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarDates, day } from '../../tests/fixtures/arbitraries.ts';
import { calendarDateOf } from '../platform/clock.ts';
import {
  addDays,
  completedAge,
  completedMonths,
  daysBetween,
  formatIsoDate,
  parseCalendarDate,
  wholeMonths,
} from './calendar-date.ts';

describe('A calendar day, not an instant', () => {
  test.each([
    ['1984-02-29', { year: 1984, month: 2, day: 29 }],
    [' 1984-02-29\n', { year: 1984, month: 2, day: 29 }],
    ['2000-02-29', { year: 2000, month: 2, day: 29 }],
    // The years of a date input run from 1 to 275760.
    ['0001-01-01', { year: 1, month: 1, day: 1 }],
    ['0099-12-31', { year: 99, month: 12, day: 31 }],
    ['275760-09-13', { year: 275760, month: 9, day: 13 }],
  ])('is read: %j', (text, date) => {
    expect(parseCalendarDate(text)).toEqual(date);
  });

  test.each([
    '',
    '1985-02-29',
    '1900-02-29',
    '275760-09-14',
    '0000-01-01',
    '1990-13-01',
    '1990-04-31',
    '1990-1-1',
    'born 1990-01-01',
    '1990-01-01T00:00',
  ])('is not %j', (text) => {
    expect(parseCalendarDate(text)).toBeNull();
  });

  test('is the same when it is written and read again', () => {
    const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(formatIsoDate(day(iso))).toBe(iso);
      }),
    );
  });
});

/** Each zone with its offset from UTC, in hours, on 1 January 2026: proof that the zone is in force. */
const ZONES = [
  ['UTC', 0],
  ['America/New_York', -5],
  ['Pacific/Kiritimati', 14],
] as const;

/** Only a process can change its time zone, and mutation tests run in threads. */
const zones = ZONES.filter(([zone]) => isMainThread || zone === 'UTC');

describe.each(zones)('in %s', (zone, offsetHours) => {
  const before = process.env['TZ'];
  beforeEach(() => {
    process.env['TZ'] = zone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offsetHours === 0 ? 0 : -offsetHours * 60);
  });
  afterEach(() => {
    process.env['TZ'] = before;
  });

  test('a time belongs to the local day, from its first minute to its last', () => {
    expect(calendarDateOf(new Date(2026, 1, 28, 0, 1))).toEqual(day('2026-02-28'));
    expect(calendarDateOf(new Date(2026, 1, 28, 23, 59))).toEqual(day('2026-02-28'));
    expect(calendarDateOf(new Date(2026, 11, 31, 23, 59))).toEqual(day('2026-12-31'));
  });
});

describe('Days from one to another', () => {
  test.each([
    ['through a leap day', '2024-02-28', 2, '2024-03-01'],
    ['without a leap day in a common year', '2023-02-28', 1, '2023-03-01'],
    ['without a leap day in 1900', '1900-02-28', 1, '1900-03-01'],
    ['in the years 1 to 99, which are not 1901 to 1999', '0099-12-31', 1, '0100-01-01'],
    ['over 42 years', '1984-02-29', 15_341, '2026-03-01'],
  ])('%s', (_, from, days, to) => {
    expect(addDays(day(from), days)).toEqual(day(to));
  });

  test('begin on 1 March for 29 February of a common year', () => {
    expect(addDays({ year: 2025, month: 2, day: 29 }, 0)).toEqual(day('2025-03-01'));
  });

  test('are as many as were added', () => {
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

test.each([
  ['on the day before a birthday', '1990-05-15', '2026-05-14', 35],
  ['on a birthday', '1990-05-15', '2026-05-15', 36],
  ['on 28 February, of someone born on a 29th', '1984-02-29', '2026-02-28', 41],
  ['on 1 March of a common year, of someone born on 29 February', '1984-02-29', '2026-03-01', 42],
  ['on 28 February of a leap year, of someone born on a 29th', '1984-02-29', '2028-02-28', 43],
  ['on 29 February', '1984-02-29', '2028-02-29', 44],
])('the completed age %s: born %s, seen %s, %d', (_, born, seen, age) => {
  expect(completedAge(day(born), day(seen))).toBe(age);
});

test.each([
  // 36 birthdays, the last on 15 May 2026, then 6 months to 15 November: 36 × 12 + 6.
  ['1990-05-15', '2026-11-15', 438],
  ['1990-05-15', '2026-11-14', 437],
  // None in the first month, whether or not a new year begins in it.
  ['2026-11-21', '2026-11-22', 0],
  ['2025-12-20', '2026-01-19', 0],
  ['2025-12-20', '2026-01-20', 1],
  // A month without the day of birth is completed on the first of the next one.
  ['2026-01-31', '2026-02-28', 0],
  ['2026-01-31', '2026-03-01', 1],
  ['1984-02-29', '2026-02-28', 503],
  ['1984-02-29', '2026-03-01', 504],
  ['2026-11-22', '2026-11-01', 0],
])('from %s to %s, %d months are completed', (born, seen, months) => {
  expect(completedMonths(day(born), day(seen))).toBe(months);
});

test('whole months of a span of years are rounded down', () => {
  // 1,008.48 and 985.296.
  expect([84.04, 82.108, 1, 0.05].map(wholeMonths)).toEqual([1008, 985, 12, 0]);
});
