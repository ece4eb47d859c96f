import { describe, expect, test } from 'vitest';
import { readMonthNames } from './month-names.ts';

describe('The names of months', () => {
  test.each([
    ['en-US', 'may', 5],
    ['en-US', 'september', 9],
    ['en-US', 'sep', 9],
    ['en-GB', 'sept', 9],
    ['de', 'märz', 3],
    ['de', 'may', 5],
    ['de', 'mai', 5],
    ['ru', 'май', 5],
    // Within a date, a Russian month has another ending.
    ['ru', 'мая', 5],
    ['ar', 'مايو', 5],
  ])('in %s: %s', (locale, name, month) => {
    expect(readMonthNames(locale).get(name)).toBe(month);
  });

  test('are never numbers, which some languages write', () => {
    expect([...readMonthNames('ja').keys()].filter((name) => /\d/.test(name))).toEqual([]);
  });
});
