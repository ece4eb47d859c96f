import { describe, expect, test } from 'vitest';
import { formatFor } from './format.ts';
import { describeHoursPer, describeMinutesPerDay, signedYears } from './health-figures.ts';

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
    expect(describeHoursPer(format, 2.52, 'week')).toBe('2.5 hours a week');
    expect(describeHoursPer(format, 1, 'day')).toBe('1 hour a day');
  });

  test('optimized exercise of 0.36 h a day is 21.6 minutes', () => {
    expect(describeMinutesPerDay(format, 0.36)).toBe('21.6 minutes a day');
  });
});
