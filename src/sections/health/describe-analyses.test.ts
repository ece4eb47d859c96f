import { describe, expect, test } from 'vitest';
import { formatFor } from '../../words/format.ts';
import { describeHoursPer, signedYears } from './describe-analyses.ts';

const format = formatFor('en-US');

describe('Impacts have a sign', () => {
  test.each([
    [2, '+2 years'],
    [3.5, '+3.5 years'],
    [-2.5, '−2.5 years'],
    [-0.5, '−0.5 years'],
    [-1, '−1 year'],
    [1, '+1 year'],
    [0, '0 years'],
    [-0, '0 years'],
  ])('%d is “%s”', (years, words) => {
    expect(signedYears(format, years)).toBe(words);
  });
});

describe('Hours', () => {
  test('a day and a week', () => {
    expect(describeHoursPer(format, 8, 'day')).toBe('8 hours a day');
    expect(describeHoursPer(format, 2.52, 'week')).toBe('2 hours 31 minutes a week');
    expect(describeHoursPer(format, 1, 'day')).toBe('1 hour a day');
  });

  test('close to the limit between two levels, they are not shown on the other side', () => {
    expect(describeHoursPer(format, 6.999, 'day')).toBe('just under 7 hours a day');
    expect(describeHoursPer(format, 7.996, 'day')).toBe('just under 8 hours a day');
    expect(describeHoursPer(format, 9.001, 'day')).toBe('just over 9 hours a day');
    expect(describeHoursPer(format, 2.499, 'week')).toBe('just under 2.5 hours a week');
    expect(describeHoursPer(format, 5.004, 'week')).toBe('just over 5 hours a week');
    expect([7, 8, 9].map((hours) => describeHoursPer(format, hours, 'day'))).toEqual([
      '7 hours a day',
      '8 hours a day',
      '9 hours a day',
    ]);
  });

  test('a sleep debt of less than a minute is not shown as 0', () => {
    expect(describeHoursPer(format, 8 - 7.996, 'day')).toBe('1 minute a day');
    expect(describeHoursPer(format, 0, 'day')).toBe('0 hours a day');
  });

  test('optimized exercise of 0.36 hours a day is 22 minutes', () => {
    expect(describeHoursPer(format, 0.36, 'day')).toBe('22 minutes a day');
  });
});
