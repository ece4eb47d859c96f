import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarDateOf } from '../platform/clock.ts';
import { parseCalendarDate } from './calendar-date.ts';
import { completedAge } from './completed-age.ts';
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

describe.each(ZONES)('in %s', (zone, offsetHours) => {
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
