import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { daysBetween } from './calendar-date.ts';
import { exactAgeAfterWeeks, exactAgeInWeek } from './exact-age.ts';
import { createLife } from './life.ts';

describe('The exact age in a week', () => {
  test('is taken in its middle: half a week of 52 after birth, and 42.01 in the first week at 42', () => {
    expect(exactAgeInWeek(0)).toBeCloseTo(0.0096, 4);
    expect(exactAgeInWeek(2184)).toBeCloseTo(42.0096, 4);
    // 2,191.5 weeks are 15,340.5 days.
    expect(exactAgeAfterWeeks(2191)).toBeCloseTo(15_340.5 / 365.2425, 6);
  });

  test('agrees with the completed age', () => {
    fc.assert(
      fc.property(calendarDates(1, 2026), calendarDates(1, 2026), (one, other) => {
        const [birthdate, today] = daysBetween(one, other) > 0 ? [one, other] : [other, one];
        const { age, presentWeek } = createLife({ birthdate, lifeExpectancy: 80, activities: [] }, today);
        expect(Math.floor(exactAgeInWeek(presentWeek))).toBe(age);
      }),
    );
  });
});
