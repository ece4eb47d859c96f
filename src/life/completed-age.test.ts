import { isMainThread } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarDateOf } from '../platform/clock.ts';
import { parseCalendarDate } from './calendar-date.ts';
import { completedAge, completedMonths, wholeMonths } from './completed-age.ts';
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
  ['Asia/Kolkata', 5.5],
  ['Pacific/Kiritimati', 14],
  ['Pacific/Pago_Pago', -11],
  ['Australia/Lord_Howe', 11],
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

  test('a birthday on 29 February comes on 1 March in other years', () => {
    expect(completedAge(day('1984-02-29'), calendarDateOf(new Date(2026, 1, 28, 12)))).toBe(41);
    expect(completedAge(day('1984-02-29'), calendarDateOf(new Date(2026, 2, 1, 12)))).toBe(42);
    expect(completedAge(day('1984-02-29'), calendarDateOf(new Date(2028, 1, 28, 12)))).toBe(43);
    expect(completedAge(day('1984-02-29'), calendarDateOf(new Date(2028, 1, 29, 12)))).toBe(44);
  });

  test('age changes on the birthday, not the day before or after', () => {
    const born = day('1990-05-15');
    expect(completedAge(born, calendarDateOf(new Date(2026, 4, 14, 23, 59)))).toBe(35);
    expect(completedAge(born, calendarDateOf(new Date(2026, 4, 15, 0, 0)))).toBe(36);
    expect(completedAge(born, calendarDateOf(new Date(2026, 4, 16, 0, 0)))).toBe(36);
  });

  test('someone born on 31 December turns a year older on the last day of the year', () => {
    const born = day('1999-12-31');
    expect(completedAge(born, calendarDateOf(new Date(2026, 11, 30, 12)))).toBe(26);
    expect(completedAge(born, calendarDateOf(new Date(2026, 11, 31, 0, 1)))).toBe(27);
    expect(completedAge(born, calendarDateOf(new Date(2027, 0, 1, 0, 1)))).toBe(27);
  });

  test('a week is complete after seven days', () => {
    const born = day('2026-03-01');
    expect(weeksLived(born, calendarDateOf(new Date(2026, 2, 7, 23, 59)))).toBe(0);
    expect(weeksLived(born, calendarDateOf(new Date(2026, 2, 8, 0, 1)))).toBe(1);
  });
});

test('a newborn is 0 years old', () => {
  expect(completedAge(day('2026-11-20'), day('2026-11-21'))).toBe(0);
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
  expect(wholeMonths(84.04)).toBe(1008); // 1,008.48
  expect(wholeMonths(82.108)).toBe(985); // 985.296
  expect(wholeMonths(1)).toBe(12);
  expect(wholeMonths(0.05)).toBe(0);
});
