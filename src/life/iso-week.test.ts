import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../tests/fixtures/arbitraries.ts';
import { addDays, daysBetween } from './calendar-date.ts';
import { formatIsoWeek, thursdayOfIsoWeek } from './iso-week.ts';

describe('The week of a day, as ISO 8601 writes it', () => {
  test.each([
    ['1986-06-04', '1986-W23'],
    // Monday to Sunday.
    ['2026-11-23', '2026-W48'],
    ['2026-11-29', '2026-W48'],
    ['2026-11-30', '2026-W49'],
    // The year of a week is that of its Thursday: from the standard's own examples.
    ['2005-01-01', '2004-W53'],
    ['2008-12-29', '2009-W01'],
    ['2010-01-03', '2009-W53'],
    // A Thursday, as in 2004: the calendar repeats itself after 400 years.
    ['0004-01-01', '0004-W01'],
  ])('%s is in %s', (text, week) => {
    expect(formatIsoWeek(day(text))).toBe(week);
  });

  test.each([
    ['1986-W23', '1986-06-05'],
    ['2009-W01', '2009-01-01'],
  ])('the Thursday of %s is %s', (week, thursday) => {
    expect(thursdayOfIsoWeek(week)).toEqual(day(thursday));
  });

  test.each(['2026-W54', '2025-W53', '2026-W00', '2026-W5', '2026W05', '', '12026-W05', '2026-w05'])(
    '%j is no week',
    (text) => {
      expect(thursdayOfIsoWeek(text)).toBeNull();
    },
  );

  test('its Thursday is at most three days from any of its days', () => {
    const days = fc.integer({ min: 0, max: 130_000 }).map((number) => addDays(day('1850-01-01'), number));
    fc.assert(
      fc.property(days, (any) => {
        const thursday = thursdayOfIsoWeek(formatIsoWeek(any));
        expect(Math.abs(thursday ? daysBetween(thursday, any) : Number.NaN)).toBeLessThanOrEqual(3);
      }),
    );
  });
});
