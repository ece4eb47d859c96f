import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { formatIsoDate } from './calendar-date.ts';
import { datesOfWeek } from './weeks.ts';
import { agesOfWhen, daysOfWhen, parseWhen, type When, weeksOfWhen, whenOf, writeWhen } from './when.ts';

describe('A time as it is stored', () => {
  test.each<[string, When]>([
    ['2012-05-15', { unit: 'day', date: { year: 2012, month: 5, day: 15 } }],
    ['2012-05', { unit: 'month', year: 2012, month: 5 }],
    ['2012', { unit: 'year', year: 2012 }],
    ['0999', { unit: 'year', year: 999 }],
    ['22', { unit: 'age', age: 22 }],
    ['0', { unit: 'age', age: 0 }],
    ['150', { unit: 'age', age: 150 }],
    ['w1144', { unit: 'week', week: 1144 }],
  ])('%s is read, and written the same', (text, when) => {
    expect(parseWhen(text)).toEqual(when);
    expect(writeWhen(when)).toBe(text);
  });

  test.each(['', '151', '022', '2012-13', '2012-00', '2012-5', 'w7800', 'w12.5', '1w12', '275760-09-13'])(
    'no other text is read: “%s”',
    (text) => {
      expect(parseWhen(text)).toBeNull();
    },
  );

  test('as part of the program it has to be one', () => {
    expect(whenOf('22')).toEqual({ unit: 'age', age: 22 });
    expect(() => whenOf('soon')).toThrow('soon');
  });
});

const BORN = { year: 1990, month: 5, day: 15 };

describe('The weeks of a time', () => {
  test('are known of an age without the birthdate, and of no date', () => {
    expect(weeksOfWhen(whenOf('22'), null)).toEqual({ from: 1144, until: 1196 });
    expect(weeksOfWhen(whenOf('2012'), null)).toBeNull();
  });

  test('a month is from the week of its first day to that of its last', () => {
    // 1 May 2012 is 14 days before the birthday: in the last days of week 49 of the year before, 351 days after 15 May 2011.
    expect(weeksOfWhen(whenOf('2012-05'), BORN)).toEqual({ from: 1142, until: 1147 });
  });

  test('the year of birth begins with the birth, and time before it has no weeks', () => {
    expect(weeksOfWhen(whenOf('1990'), BORN)?.from).toBe(0);
    expect(weeksOfWhen(whenOf('1989'), BORN)).toBeNull();
    expect(weeksOfWhen(whenOf('1990-04'), BORN)).toBeNull();
    expect(weeksOfWhen(whenOf('1990-05-14'), BORN)).toBeNull();
  });

  test('the first and the last day of any year are in its first and its last week', () => {
    fc.assert(
      fc.property(calendarDates(1900, 2025), fc.integer({ min: 1, max: 149 }), (birthdate, later) => {
        const when = { unit: 'year', year: birthdate.year + later } as const;
        const { from, until } = weeksOfWhen(when, birthdate) ?? { from: 0, until: 0 };
        const days = daysOfWhen(when, birthdate);
        expect(datesOfWeek(birthdate, from).to.year).toBe(when.year);
        expect(datesOfWeek(birthdate, from).from.year).toBeLessThanOrEqual(when.year);
        expect(datesOfWeek(birthdate, until - 1).from.year).toBe(when.year);
        expect(days.until.year).toBe(when.year + 1);
      }),
    );
  });
});

describe('The ages of a time', () => {
  test.each([
    // The 22nd birthday, and the day before it.
    ['2012-05-15', 22, 22],
    ['2012-05-14', 21, 21],
    ['2012-05', 21, 22],
    ['2012-06', 22, 22],
    ['2012', 21, 22],
    ['1990', 0, 0],
    ['22', 22, 22],
    ['w1144', 22, 22],
  ])('%s: from %i to %i', (text, from, until) => {
    expect(agesOfWhen(whenOf(text), BORN)).toEqual({ from, until });
  });

  test('are one for a year that begins with the birthday', () => {
    expect(agesOfWhen(whenOf('2012'), { year: 1990, month: 1, day: 1 })).toEqual({ from: 22, until: 22 });
  });

  test('are none before birth', () => {
    expect(agesOfWhen(whenOf('1989'), BORN)).toBeNull();
  });
});

describe('The days of a time', () => {
  test.each([
    ['2012-05-15', '2012-05-15', '2012-05-16'],
    ['2012-12', '2012-12-01', '2013-01-01'],
    ['2012', '2012-01-01', '2013-01-01'],
    ['22', '2012-05-15', '2013-05-15'],
    ['0', '1990-05-15', '1991-05-15'],
    ['w1144', '2012-05-15', '2012-05-22'],
    // The last week of a year of life has 8 days, or 9 with a leap day.
    ['w1143', '2012-05-06', '2012-05-15'],
  ])('%s: from %s until %s', (text, from, until) => {
    const days = daysOfWhen(whenOf(text), BORN);
    expect([formatIsoDate(days.from), formatIsoDate(days.until)]).toEqual([from, until]);
  });
});
