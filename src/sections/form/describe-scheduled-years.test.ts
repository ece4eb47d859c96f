import { expect, test } from 'vitest';
import { formatFor } from '../../words/format.ts';
import { describeScheduledYears, suggestAges } from './describe-scheduled-years.ts';

const format = formatFor('en');
const AT_36 = { age: 36, lifeExpectancy: 84 };
const WORK = { days: 5, from: 22, until: 65 };

test.each([
  // 14 × 5/7 × 8/24 = 3.33, and 29 × 5/7 × 8/24 = 6.90.
  ['8 hours × 5 days, 22 to 65: 3.3 years so far, 6.9 ahead', 8, WORK, AT_36],
  // 48 × 1/7 × 7/24 = 2.
  ['7 hours × 1 day, from 36: 0.0 years so far, 2.0 ahead', 7, { days: 1, from: 36, until: null }, AT_36],
  // 18 × 5/7 × 6/24 = 3.21.
  ['6 hours × 5 days, until 18: 3.2 years so far', 6, { days: 5, from: 0, until: 18 }, AT_36],
  ['8 hours × 5 days, 22 to 65', 8, WORK, null],
  // 43 × 5/7 × 8/24 = 10.24, with less than a year left.
  ['8 hours × 5 days, 22 to 65: 10.2 years so far', 8, WORK, { age: 84, lifeExpectancy: 84.04 }],
  // A third of 30 years, and of the only year that is left.
  ['8 hours × 7 days: 10.0 years so far, 0.3 ahead', 8, null, { age: 30, lifeExpectancy: 31 }],
  [
    '8 hours × 5 days, 90 to 99: past life expectancy, so not counted',
    8,
    { days: 5, from: 90, until: 99 },
    AT_36,
  ],
])('what days and ages come to: %s', (line, hours, schedule, ages) => {
  const activity = schedule ? { hours, schedule } : { hours };
  expect(describeScheduledYears(format, activity, ages)).toBe(line);
});

test('ages are suggested for work, commuting and studying only', () => {
  expect(suggestAges(format, ' work ')).toEqual({ from: 'such as 22', until: 'such as 65' });
  expect(suggestAges(format, 'Studying')).toEqual({ from: 'such as 6', until: 'such as 22' });
  expect(suggestAges(format, 'Sleep')).toEqual({ from: 'birth', until: 'no end' });
});
