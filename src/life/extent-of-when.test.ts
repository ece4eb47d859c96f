import { describe, expect, test } from 'vitest';
import { formatIsoDate } from './calendar-date.ts';
import { agesOfWhen, daysOfWhen } from './extent-of-when.ts';
import { parseWhen } from './when.ts';

const BORN = { year: 1990, month: 5, day: 15 };

const read = (text: string) => {
  const when = parseWhen(text);
  if (!when) throw new Error(`${text} is no time`);
  return when;
};

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
    expect(agesOfWhen(read(text), BORN)).toEqual({ from, until });
  });

  test('are one for a year that begins with the birthday', () => {
    expect(agesOfWhen(read('2012'), { year: 1990, month: 1, day: 1 })).toEqual({ from: 22, until: 22 });
  });

  test('are none before birth', () => {
    expect(agesOfWhen(read('1989'), BORN)).toBeNull();
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
    const days = daysOfWhen(read(text), BORN);
    expect([formatIsoDate(days.from), formatIsoDate(days.until)]).toEqual([from, until]);
  });
});
