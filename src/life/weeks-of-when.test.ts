import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { datesOfWeek } from './weeks-of-life.ts';
import { daysOf, weeksOfWhen } from './weeks-of-when.ts';

const BORN = { year: 1990, month: 5, day: 15 };

describe('The weeks of a time', () => {
  test('a day is one week', () => {
    // 15 May 2012 is the 22nd birthday, the first day of week 22 × 52.
    expect(weeksOfWhen({ unit: 'day', date: { year: 2012, month: 5, day: 15 } }, BORN)).toEqual({
      from: 1144,
      until: 1145,
    });
  });

  test('an age is 52 weeks, with or without the birthdate', () => {
    expect(weeksOfWhen({ unit: 'age', age: 22 }, BORN)).toEqual({ from: 1144, until: 1196 });
    expect(weeksOfWhen({ unit: 'age', age: 22 }, null)).toEqual({ from: 1144, until: 1196 });
  });

  test('a month is from the week of its first day to that of its last', () => {
    // 1 May 2012 is 14 days before the birthday: in the last days of week 49 of the year before, 351 days after 15 May 2011.
    expect(weeksOfWhen({ unit: 'month', year: 2012, month: 5 }, BORN)).toEqual({ from: 1142, until: 1147 });
  });

  test('the year of birth begins with the birth, and time before it has no weeks', () => {
    expect(weeksOfWhen({ unit: 'year', year: 1990 }, BORN)?.from).toBe(0);
    expect(weeksOfWhen({ unit: 'year', year: 1989 }, BORN)).toBeNull();
    expect(weeksOfWhen({ unit: 'month', year: 1990, month: 4 }, BORN)).toBeNull();
    expect(weeksOfWhen({ unit: 'day', date: { year: 1990, month: 5, day: 14 } }, BORN)).toBeNull();
  });

  test('a date has no week without the birthdate', () => {
    expect(weeksOfWhen({ unit: 'year', year: 2012 }, null)).toBeNull();
  });

  test('the first and the last day of any year are in its first and its last week', () => {
    fc.assert(
      fc.property(calendarDates(1900, 2025), fc.integer({ min: 1, max: 149 }), (birthdate, later) => {
        const when = { unit: 'year', year: birthdate.year + later } as const;
        const { from, until } = weeksOfWhen(when, birthdate) ?? { from: 0, until: 0 };
        const days = daysOf(when);
        expect(datesOfWeek(birthdate, from).to.year).toBe(when.year);
        expect(datesOfWeek(birthdate, from).from.year).toBeLessThanOrEqual(when.year);
        expect(datesOfWeek(birthdate, until - 1).from.year).toBe(when.year);
        expect(days.until.year).toBe(when.year + 1);
      }),
    );
  });
});
