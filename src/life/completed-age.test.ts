import { isMainThread } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarDateOf } from '../platform/clock.ts';
import { completedAge, completedMonths, parseCalendarDate, wholeMonths } from './calendar-date.ts';
import { weeksLived } from './weeks.ts';

const day = (iso: string) => {
  const parsed = parseCalendarDate(iso);
  if (!parsed) throw new Error(`Not a day: ${iso}`);
  return parsed;
};

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

test.each([
  ['on the first day', '2026-11-20', '2026-11-20', 0],
  ['on the day before a birthday', '1990-05-15', '2026-05-14', 35],
  ['on a birthday', '1990-05-15', '2026-05-15', 36],
  ['on 28 February, of someone born on a 29th', '1984-02-29', '2026-02-28', 41],
  ['on 1 March of a common year, of someone born on 29 February', '1984-02-29', '2026-03-01', 42],
  ['on 28 February of a leap year, of someone born on a 29th', '1984-02-29', '2028-02-28', 43],
  ['on 29 February', '1984-02-29', '2028-02-29', 44],
  ['on 30 December, of someone born on a 31st', '1999-12-31', '2026-12-30', 26],
  ['on 31 December', '1999-12-31', '2026-12-31', 27],
])('the completed age %s: born %s, seen %s, %d', (_, born, seen, age) => {
  expect(completedAge(day(born), day(seen))).toBe(age);
});

test('a week is complete after seven days', () => {
  expect(['2026-03-07', '2026-03-08'].map((seen) => weeksLived(day('2026-03-01'), day(seen)))).toEqual([
    0, 1,
  ]);
});

const monthsFrom = (birthdate: string, today: string) => completedMonths(day(birthdate), day(today));

describe('Completed months since birth', () => {
  test('are 12 for each birthday and one for each month since the last', () => {
    // 36 birthdays, the last on 15 May 2026, then 6 months to 15 November: 36 × 12 + 6.
    expect(monthsFrom('1990-05-15', '2026-11-22')).toBe(438);
    expect(monthsFrom('1990-05-15', '2026-11-15')).toBe(438);
    expect(monthsFrom('1990-05-15', '2026-11-14')).toBe(437);
    expect(monthsFrom('1990-05-15', '2026-05-15')).toBe(432);
  });

  test('are none in the first month, whether or not a new year begins in it', () => {
    expect(monthsFrom('2026-11-21', '2026-11-22')).toBe(0);
    expect(monthsFrom('2025-12-20', '2026-01-19')).toBe(0);
    expect(monthsFrom('2025-12-20', '2026-01-20')).toBe(1);
  });

  test('complete on the first of the next month if a month does not have the day of birth', () => {
    expect(monthsFrom('2026-01-31', '2026-02-28')).toBe(0);
    expect(monthsFrom('2026-01-31', '2026-03-01')).toBe(1);
    expect(monthsFrom('1984-02-29', '2026-02-28')).toBe(503);
    expect(monthsFrom('1984-02-29', '2026-03-01')).toBe(504);
  });

  test('are never negative', () => {
    expect(monthsFrom('2026-11-22', '2026-11-01')).toBe(0);
  });
});

test('whole months of a span of years are rounded down', () => {
  // 1,008.48 and 985.296.
  expect([84.04, 82.108, 1, 0.05].map(wholeMonths)).toEqual([1008, 985, 12, 0]);
});
