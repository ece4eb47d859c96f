import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts';
import { createLife } from './life.ts';
import {
  calculateWeeksOfLife,
  datesOfWeek,
  estimatePresentWeek,
  exactAgeInWeek,
  weekOfLife,
} from './weeks.ts';

const day = (year: number, month: number, dayOfMonth: number): CalendarDate => ({
  year,
  month,
  day: dayOfMonth,
});
const LEAP_BABY = day(1984, 2, 29);

describe('The week of life that a day belongs to', () => {
  test('is the first on the day of birth and the six days after it', () => {
    expect(weekOfLife(day(2000, 1, 1), day(2000, 1, 1))).toBe(0);
    expect(weekOfLife(day(2000, 1, 1), day(2000, 1, 7))).toBe(0);
    expect(weekOfLife(day(2000, 1, 1), day(2000, 1, 8))).toBe(1);
  });

  test('is the 52nd of its year until the day before the birthday', () => {
    expect(weekOfLife(day(2000, 1, 1), day(2000, 12, 23))).toBe(51);
    expect(weekOfLife(day(2000, 1, 1), day(2000, 12, 31))).toBe(51);
    expect(weekOfLife(day(2000, 1, 1), day(2001, 1, 1))).toBe(52);
  });

  test('after a birth on 29 February, is a multiple of 52 on 1 March in common years', () => {
    expect(weekOfLife(LEAP_BABY, day(2026, 2, 28))).toBe(42 * 52 - 1);
    expect(weekOfLife(LEAP_BABY, day(2026, 3, 1))).toBe(42 * 52);
    expect(weekOfLife(LEAP_BABY, day(2024, 2, 29))).toBe(40 * 52);
  });
});

describe('The dates of a week', () => {
  test('are seven days each, counted from the birthday', () => {
    expect(datesOfWeek(LEAP_BABY, 42 * 52)).toEqual({ from: day(2026, 3, 1), to: day(2026, 3, 7) });
    expect(datesOfWeek(LEAP_BABY, 42 * 52 + 1)).toEqual({ from: day(2026, 3, 8), to: day(2026, 3, 14) });
  });

  test('of the 52nd end on the day before the birthday: eight days, or nine with a leap day', () => {
    expect(datesOfWeek(day(2001, 1, 1), 51)).toEqual({ from: day(2001, 12, 24), to: day(2001, 12, 31) });
    expect(datesOfWeek(day(2000, 1, 1), 51)).toEqual({ from: day(2000, 12, 23), to: day(2000, 12, 31) });
    expect(datesOfWeek(LEAP_BABY, 42 * 52 - 1)).toEqual({ from: day(2026, 2, 21), to: day(2026, 2, 28) });
  });
});

describe('The weeks of a life', () => {
  const profile = { birthdate: LEAP_BABY, lifeExpectancy: 76, activities: [] };

  test('go from birth to life expectancy, 52 to a year', () => {
    expect(calculateWeeksOfLife(createLife(profile, day(2026, 3, 1)), 0)).toEqual({
      total: 3952,
      now: 2184,
      projected: 2184,
    });
  });

  test('project the slider’s offset from the present week', () => {
    expect(calculateWeeksOfLife(createLife(profile, day(2026, 3, 1)), 260).projected).toBe(2444);
  });

  test('the slider’s end is the last week, even late in a year of life', () => {
    expect(calculateWeeksOfLife(createLife(profile, day(2026, 12, 1)), 1768).projected).toBe(3951);
  });

  test('of someone past life expectancy extend to the present week', () => {
    const beyond = { ...profile, birthdate: day(1930, 3, 1), lifeExpectancy: 57.8 };
    expect(calculateWeeksOfLife(createLife(beyond, day(2026, 3, 1)), 0)).toEqual({
      total: 96 * 52 + 1,
      now: 96 * 52,
      projected: 96 * 52,
    });
  });

  test('of an impossible birthdate end at 150 years, all in the past', () => {
    const impossible = { ...profile, birthdate: day(1, 1, 1) };
    expect(calculateWeeksOfLife(createLife(impossible, day(2026, 3, 1)), 0)).toEqual({
      total: 7800,
      now: 7800,
      projected: 7800,
    });
  });
});

test('every day of a life is within the dates of its week, and the weeks follow each other without a gap', () => {
  fc.assert(
    fc.property(calendarDates(1, 2026), fc.integer({ min: 0, max: 50_000 }), (birthdate, days) => {
      const on = addDays(birthdate, days);
      const index = weekOfLife(birthdate, on);
      const { from, to } = datesOfWeek(birthdate, index);
      expect(daysBetween(from, on)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(on, to)).toBeGreaterThanOrEqual(0);
      expect(datesOfWeek(birthdate, index + 1).from).toEqual(addDays(to, 1));
    }),
  );
});

describe('The present week of a life without a birthdate', () => {
  test.each([
    // 42 mean years are 2,191.455 weeks. One week before the birthday, and one after the year, are within the error.
    [42, 2190, 2184],
    [42, 2191, 2184],
    [42, 2244, 2235],
    [0, 0, 0],
    [0, 53, 51],
  ])('of an age of %i years and %i weeks is within the year of that age', (age, weeks, week) => {
    expect(estimatePresentWeek(age, weeks)).toBe(week);
  });

  test.each([
    [42, 2189],
    [42, 2245],
    [0, 54],
  ])('is null for an age of %i years and %i weeks, which contradict each other', (age, weeks) => {
    expect(estimatePresentWeek(age, weeks)).toBeNull();
  });
});

describe('The exact age in a week', () => {
  test('is taken in its middle: half a week of 52 after birth, and 42.01 in the first week at 42', () => {
    expect(exactAgeInWeek(0)).toBeCloseTo(0.0096, 4);
    expect(exactAgeInWeek(2184)).toBeCloseTo(42.0096, 4);
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
